// Starts the program of a driver's process with as little as it needs: a few variables of the environment, a bounded
// heap, and no right to write files or to start programs.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { dirname, extname, isAbsolute, join, resolve } from "node:path";
import type { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";

/** The server's own work goes before that of drivers of others, which may use all that they get. */
const niceness = 5;

interface Started {
  child: ChildProcess;
  channel: Duplex;
}

export interface Confinement {
  /** Packages or paths of drivers of others; none = the server's own. */
  modules: readonly string[];
  /** Whether it may read only the folders of its code. */
  isConfined: boolean;
}

/** undefined: the machine has no room for one more process. */
export function startProcess({ modules, isConfined }: Confinement, heapMb: number): Started | undefined {
  const program = fileURLToPath(new URL(`./process/main${extname(import.meta.url)}`, import.meta.url));
  const flags = [
    `--max-old-space-size=${heapMb}`,
    ...process.execArgv.filter((flag) => flag.startsWith("--conditions=")),
    ...(isConfined ? confined(codeFolders(program, modules)) : []),
  ];
  const child = spawned([...flags, program], environmentOf(process.env, modules.length > 0));
  if (child?.pid === undefined) return undefined;
  if (modules.length > 0) lowerPriority(child.pid);
  return { child, channel: child.stdio[3] as Duplex };
}

/** Some failures are thrown, and others told: then there is no `pid`, and perhaps no `stdio`. */
function spawned(parameters: readonly string[], env: NodeJS.ProcessEnv): ChildProcess | undefined {
  try {
    const child = spawn(process.execPath, parameters, { env, stdio: ["ignore", "pipe", "pipe", "pipe"] });
    child.on("error", () => "a process without a pid says the same");
    return child;
  } catch {
    return undefined;
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system does not allow it: it runs at the usual priority.
  }
}

const confined = (folders: readonly string[]): string[] => [
  "--permission",
  ...readable(folders),
  // From Node 25 on connections are a right as well.
  ...(process.allowedNodeEnvironmentFlags.has("--allow-net") ? ["--allow-net"] : []),
];

const readable = (folders: readonly string[]): string[] => folders.map((folder) => `--allow-fs-read=${folder}`);

/** The server's code, the folders of drivers that are files, and every folder of packages above them. */
function codeFolders(program: string, modules: readonly string[]): string[] {
  const files = modules
    .filter((name) => name.startsWith(".") || isAbsolute(name))
    .map((name) => dirname(resolve(name)));
  const ownCode = dirname(dirname(dirname(dirname(program))));
  const starts = [ownCode, ...files];
  return [...new Set([...starts, ...starts.flatMap(above).flatMap(packagesOf)])];
}

const packagesOf = (folder: string): string[] =>
  [join(folder, "node_modules"), join(folder, "package.json")].filter((path) => existsSync(path));

function above(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...above(parent)];
}

/** Where to find programs and certificates, which language and zone; nothing that the server alone must know. */
const passedOn =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|SystemRoot|TZ|LANG|LC_\w+|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|NO|ALL)_PROXY|LD_PRELOAD|FAKETIME\w*|DONT_FAKE_MONOTONIC)$/i;
/** Settings that the operator means for drivers of others. */
const forDrivers = /^MORTISE_DRIVER_\w+$/;

const environmentOf = (env: NodeJS.ProcessEnv, isOfOthers: boolean): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => passedOn.test(name) || (isOfOthers && forDrivers.test(name))),
  );
