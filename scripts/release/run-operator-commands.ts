// Runs commands of the docs as they are written, in a scratch folder that stands for the operator's machine: its paths
// are moved there, and `operator-stub.sh` stands in for its programs.
import { execFile } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import type { Shown } from "./operator-commands.ts";

const root = join(import.meta.dirname, "../..");
const exec = promisify(execFile);

/** Programs that are not run, and the forms in which the docs may call them. */
export const checkedByForm: Readonly<Record<string, RegExp>> = {
  apt: /^install [\w-]+$/,
  createdb: /^--owner mortise mortise2?$/,
  createuser: /^--pwprompt mortise$/,
  curl: /^-s \S+(?: -H .* -d .*)?$/s,
  docker:
    /^(?:build -f deploy\/Dockerfile -t mortise \.|compose (?:(?:--profile monitoring )?up -d(?: --build)?|(?:stop|start|logs) mortise|ps|cp mortise:\S+ \S+))$/,
  git: /^pull$/,
  journalctl: /^-u mortise(?:-backup)?$/,
  npm: /^(?:ci|init -y|install @mortise\/server(?:@latest)?|install \S+\/mortise-webhooks-\S+\.tgz \S+\/mortise-server-\S+\.tgz|run bench -- (?:server|footprint)|run build|start|test)$/,
  rsync: /^-a root@HOST:\/\S+ \S+$/,
  systemctl:
    /^(?:daemon-reload|enable systemd-time-wait-sync|re(?:start prometheus|start mortise|load caddy)|(?:enable --now|start|status|stop) mortise(?:-2|-backup(?:\.timer)?)?)$/,
  useradd: /^--system mortise$/,
};
const standIns = [...Object.keys(checkedByForm), "install", "npx", "runuser"];

/** Commands that a sentence names without what they need. */
const mention = /^npx mortise (?:accounts|accounts add(?: SYSTEM ADDRESS .*)?|backup)$/;
const longestMs = 30_000;

interface Machine {
  /** Empty scratch folder. */
  folder: string;
  /** Program and first arguments that stand for `npx mortise` and the image's `mortise`. */
  mortise: readonly string[];
}

/** One call that a command made. */
export interface Call {
  page: string;
  /** The program and its arguments. */
  line: string;
  /** Exit code; `undefined` if only the form is checked. */
  code: number | undefined;
  /** Output of the command. */
  said: string;
}

export async function runOperatorCommands(commands: readonly Shown[], machine: Machine): Promise<Call[]> {
  const { env, place } = furnish(machine);
  // This creates the database, like the server's first start.
  const workspace = await made(["seed", "--world", "empty", "--json"]);
  const calls: Call[] = [];
  for (const { page, text } of commands) {
    const key = text.includes("revoke ID") ? await made(["keys", "create", "--workspace", workspace, "--json"]) : "";
    const moved = place(mention.test(text) ? `${text} --help` : text)
      .replaceAll("revoke ID", `revoke ${key}`)
      .replaceAll(/\bID\b/g, workspace);
    writeFileSync(env.OPERATOR_LOG, "");
    // The page tells its reader to fill in these files.
    writeFileSync(env.OPERATOR_SETTINGS, `MORTISE_DEMO=off\nDATA_DIR=${env.DATA_DIR}\n`);
    writeFileSync(env.OPERATOR_COPY, `MORTISE_DEMO=off\nDATA_DIR=${env.DATA_DIR}-copy\n`);
    const cwd = page.startsWith("deploy/") ? join(env.OPERATOR_HOME, "deploy") : env.OPERATOR_HOME;
    const said = await exec("bash", ["-c", `exec </dev/null\n${moved}`], { cwd, env, timeout: longestMs }).then(
      ({ stdout, stderr }) => stdout + stderr,
      ({ stdout = "", stderr = "" }: { stdout?: string; stderr?: string }) => stdout + stderr,
    );
    // The words of a call may span several lines.
    for (const [, code = "", line = ""] of readFileSync(env.OPERATOR_LOG, "utf8").matchAll(
      /^(-|\d+)\t([^]*?)\n(?=(?:-|\d+)\t|$(?![^]))/gm,
    ))
      calls.push({ page, line, code: code === "-" ? undefined : Number(code), said });
  }
  return calls;

  /** Resolves to the id of a new workspace, or of a new key for an existing one. */
  async function made(args: readonly string[]): Promise<string> {
    const { stdout } = await exec(env.OPERATOR_MORTISE, args, { env });
    const facts = JSON.parse(stdout) as { workspace_id: string; key: string };
    return args.includes("--workspace") ? facts.key : facts.workspace_id;
  }
}

function furnish({ folder, mortise }: Machine) {
  const at = (...names: string[]) => join(folder, ...names);
  for (const name of ["bin", "etc", "home", "backups"]) mkdirSync(at(name));
  copyFileSync(join(import.meta.dirname, "operator-stub.sh"), at("stub"));
  writeFileSync(at("mortise"), `#!/bin/sh\nexec ${mortise.map((word) => `'${word}'`).join(" ")} "$@"\n`);
  for (const name of ["stub", "mortise"]) chmodSync(at(name), 0o755);
  for (const name of standIns) symlinkSync(at("stub"), at("bin", name));
  cpSync(join(root, "deploy"), at("home/deploy"), { recursive: true });
  cpSync(join(root, "docs/monitoring"), at("home"), { recursive: true });
  mkdirSync(at("data"), { mode: 0o700 });
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const places: readonly (readonly [string, string])[] = [
    ["/etc/systemd/system", at("etc")],
    ["/etc/prometheus", at("etc")],
    ["/etc/mortise.env", at("etc/mortise.env")],
    ["/etc/mortise-2.env", at("etc/mortise-2.env")],
    ["/etc/mortise-copy.env", at("etc/mortise-copy.env")],
    ["CLONE/docs/monitoring", at("home")],
    ["/opt/mortise", at("home")],
    ["/var/backups/mortise", at("backups")],
    ["/var/lib/mortise", at("data")],
    ["/tmp/scratch", at("restored")],
    [" /backups/", ` ${at("backups")}/`],
    [" /backups ", ` ${at("backups")} `],
    ["--database-url postgres://…", `--data-dir ${at("other")}`],
  ];
  return {
    place: (text: string) => places.reduce((moved, [from, to]) => moved.replaceAll(from, to), text),
    env: {
      HOME,
      NODE_COMPILE_CACHE,
      PATH: `${at("bin")}:${PATH}`,
      DATA_DIR: at("data"),
      MORTISE_DEMO: "off",
      OPERATOR_CLONE: root,
      OPERATOR_COPY: at("etc/mortise-copy.env"),
      OPERATOR_HOME: at("home"),
      OPERATOR_LOG: at("log"),
      OPERATOR_MORTISE: at("mortise"),
      OPERATOR_NPM:
        PATH.split(delimiter)
          .map((each) => join(each, "npm"))
          .find((file) => existsSync(file)) ?? "npm",
      OPERATOR_SETTINGS: at("etc/mortise.env"),
    },
  };
}

/** Calls that failed, or have an unknown form. `doctor` may fail, because no server runs. */
export const badCalls = (calls: readonly Call[]): Call[] =>
  calls.filter(({ line, code, said }) => {
    if (/command not found|^bash: .*No such file|Unknown option|There is no command/m.test(said)) return true;
    if (code !== undefined) return code !== 0 && !(/ mortise (?:-- )?doctor /.test(`${line} `) && said.includes("✗"));
    const [program = ""] = line.split(" ", 1);
    return !checkedByForm[program]?.test(line.slice(program.length + 1));
  });
