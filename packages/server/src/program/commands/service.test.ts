// The unit that `mortise service` prints: that of the repository, for the program that was asked.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { mortise, spawnMortise } from "../../../test/processes/mortise.ts";
import { serviceUnit } from "./service-unit.ts";

const main = fileURLToPath(new URL("../../main.ts", import.meta.url));
const ours = readFileSync(new URL("../../../../../deploy/mortise.service", import.meta.url), "utf8");

/** Without the lines that tell where the program is. */
const others = (unit: string) => unit.replaceAll(/^(ExecStart|WorkingDirectory)=.*\n/gm, "");

it("is that of the repository, with the program and the Node that were asked", async () => {
  const { code, out } = await spawnMortise(["service"]);
  expect(code).toBe(0);
  expect(others(out)).toBe(others(ours));
  expect(out).toContain(`\nExecStart=${process.execPath} --conditions=source ${main} serve\n`);
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
