// Units printed by `mortise service`: those of the repository, for the running program.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { mortise, spawnMortise } from "../../../test/processes/mortise.ts";
import type { Io } from "./io.ts";
import { service } from "./service.ts";
import { backupUnit, serviceUnit } from "./service-unit.ts";

const main = fileURLToPath(new URL("../../main.ts", import.meta.url));
const deploy = fileURLToPath(new URL("../../../../../deploy/", import.meta.url));
const ours = "/opt/mortise/node_modules/.bin/node --conditions=source /opt/mortise/packages/server/src/main.ts";

it.each([
  ["server", "mortise.service"],
  ["backup", "mortise-backup.service"],
  ["timer", "mortise-backup.timer"],
])("the unit %s is that of the repository, with the program and the Node that were asked", async (unit, file) => {
  const { code, out } = await spawnMortise(["service", "--unit", unit]);
  expect(code).toBe(0);
  expect(out.replaceAll(`${process.execPath} --conditions=source ${main}`, ours)).toBe(
    readFileSync(join(deploy, file), "utf8"),
  );
});

it("names by its whole path a module that Node was told to import", async () => {
  let unit = "";
  const program = ["/usr/bin/node", "--import", "./scripts/require-node.mjs", main];
  const io = { env: {}, program, stdout: (text: string) => void (unit += text) } as unknown as Io;
  await service.run([], io);
  expect(unit).toContain(`ExecStart=/usr/bin/node --import ${resolve("scripts/require-node.mjs")} ${main} serve`);
});

it("warns of a program in a home folder, which the service cannot read", async () => {
  let [unit, warning] = ["", ""];
  const io = {
    env: {},
    program: ["/home/ada/node", main],
    stdout: (text: string) => void (unit += text),
    stderr: (text: string) => void (warning += text),
  } as unknown as Io;
  expect(await service.run([], io)).toBe(0);
  expect(unit).toContain("ExecStart=/home/ada/node");
  expect(warning).toBe(
    "The service cannot read /home/ada/node, which lies in a home folder. Install it elsewhere, such as in /opt.\n",
  );
});

const hasSystemd = spawnSync("systemd-analyze", ["security", "--help"]).status === 0;

it.skipIf(!hasSystemd).each(["mortise.service", "mortise-backup.service"])(
  "systemd-analyze security tells of %s an exposure under 3",
  (file) => {
    const { stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", "--no-pager", join(deploy, file)], {
      encoding: "utf8",
    });
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(3);
  },
);

it("leaves Node its memory for compiled code, and /proc", () => {
  const unit = readFileSync(join(deploy, "mortise.service"), "utf8");
  expect(unit).not.toMatch(/^(?:MemoryDenyWriteExecute|ProcSubset)=/m);
});

it("the backup unit keeps the day's old backup until the new one is complete", () => {
  const folder = mkdtempSync(join(tmpdir(), "mortise-unit-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = join(folder, "it's 100 % mortise");
  const run = (body: string) => {
    writeFileSync(program, `#!/bin/sh\necho "$@" >> '${join(folder, "said")}'\n${body}`);
    chmodSync(program, 0o700);
    const unit = backupUnit({ program: [program], settings: "/etc/$a.env", user: "locks" });
    const [, quoted = ""] = /^ExecStart=\/bin\/sh -c (".*")$/m.exec(unit) ?? [];
    // systemd reads the line like this.
    const line = (JSON.parse(quoted) as string).replaceAll("$$", "$").replaceAll("%%", "%");
    return spawnSync("/bin/sh", ["-c", line.replace("/var/backups/mortise", folder)]).status;
  };
  const today = () => readdirSync(folder).filter((name) => /^\w{3}$/.test(name));
  expect(run('[ "$2" = --verify ] || echo first > "$2"')).toBe(0);
  const [day = ""] = today();
  expect(readFileSync(join(folder, day), "utf8")).toBe("first\n");
  expect(run('[ "$2" = --verify ] && exit 1; echo broken > "$2"')).toBe(1);
  expect(readFileSync(join(folder, day), "utf8")).toBe("first\n");
  expect(readFileSync(join(folder, "said"), "utf8")).toMatch(/^backup \S+\.new --settings \/etc\/\$a\.env$/m);
});

it("refuses a unit that there is not", async () => {
  const { code, err } = await mortise(["service", "--unit", "socket"]);
  expect({ code, err }).toEqual({
    code: 1,
    err: 'There is no unit "socket". Say --unit server or backup or timer.\n',
  });
});

it("has the given file and user", async () => {
  const { out } = await mortise(["service", "--settings", "/srv/locks.env", "--user", "locks"]);
  expect(out).toContain("\nEnvironmentFile=/srv/locks.env\n");
  expect(out).toContain("\nUser=locks\n");
});

it("refuses a user's name that would end the line", async () => {
  const { code, err } = await mortise(["service", "--user", "a\nExecStartPre=/bin/true"]);
  expect(code).toBe(1);
  expect(err).toContain("is no user's name. Say --user NAME.");
});

it("quotes what systemd would split or replace", () => {
  const unit = serviceUnit({ program: ["/opt/my node", "/opt/50%/$a.js"], settings: "/etc/mortise.env", user: "a" });
  expect(unit).toContain('\nExecStart="/opt/my node" /opt/50%%/$$a.js serve\n');
});
