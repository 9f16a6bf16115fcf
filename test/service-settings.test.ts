// A command with other settings than the service would work on another database. Every line that operators copy sets
// the same file.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { commands } from "../packages/server/src/program/commands/commands.ts";
import { root } from "./source-files.ts";

const text = readFileSync(join(root, "docs/self-hosting.md"), "utf8");
const unit = readFileSync(join(root, "deploy/mortise.service"), "utf8");

it("the service takes all its settings from one file", () => {
  expect(unit).toMatch(/^EnvironmentFile=\/etc\/mortise\.env$/m);
  expect(unit).not.toMatch(/^Environment=/m);
});

it("the page of settings and the help of `mortise serve` tell of every setting", () => {
  const settings = readFileSync(join(root, "packages/server/src/program/settings/settings.ts"), "utf8");
  const names = new Set([...settings.matchAll(/env(?:\["|, ")([A-Z_]+)"/g)].map(([, name = ""]) => name));
  expect(names.size).toBeGreaterThan(10);
  const page = readFileSync(join(root, "docs/settings.md"), "utf8");
  const help = commands["serve"]?.help ?? "";
  expect([...names].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  expect([...names].filter((name) => !help.includes(name))).toEqual([]);
});

it("every command for the installed service is given that file, on SQLite and on PostgreSQL", () => {
  const blocks = [...text.matchAll(/^```\w*\n([^]*?)^```$/gm)]
    .map(([, block = ""]) => block)
    .filter((block) => block.includes("/opt/mortise"));
  const lines = blocks
    .flatMap((block) => block.split("\n"))
    .filter((line) => /(?:npm run mortise --|npx mortise) (?!service|backup --verify)/.test(line))
    // Trials of a backup elsewhere.
    .filter((line) => !/ --data-dir \/tmp\/scratch| --settings \/etc\/mortise-copy\.env/.test(line));
  expect(lines).toHaveLength(9);
  expect(lines.filter((line) => !line.includes(" --settings /etc/mortise.env"))).toEqual([]);
  expect(text.replaceAll(/^DATA_DIR=\S+$/gm, "")).not.toContain("DATA_DIR=/var/lib/mortise");
});

it("the first hour comes first, with commands that the program has, each given that file", () => {
  const first = text.split(/^## /m).find((section) => section.startsWith("The first hour")) ?? "";
  const asked = [...first.matchAll(/^(?!Let systemd).*npx mortise (\w+).*$/gm)].map(([line, name = ""]) => ({
    line,
    name,
  }));
  expect(asked.map(({ name }) => name)).toEqual(["service", "keys", "doctor", "backup"]);
  for (const { name, line } of asked) {
    expect(commands).toHaveProperty(name);
    expect(name === "service" || line.includes(" --settings /etc/mortise.env")).toBe(true);
  }
});
