// Output of any command line: help, versions, refusals.
import { describe, expect, it } from "vitest";
import { installationPerTest } from "../../../test/processes/installation.ts";
import { mortise } from "../../../test/processes/mortise.ts";
import { commands } from "./commands.ts";
import type { Io } from "./io.ts";
import { withOwnCommand } from "./own-command.ts";

const here = installationPerTest();

describe("help", () => {
  const names = Object.keys(commands);

  it("lists the commands, with their version", async () => {
    const { code, out } = await mortise(["--help"]);
    expect(code).toBe(0);
    for (const name of names) expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
    expect((await mortise(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each(names)("tells of %s", async (name) => {
    const help = await mortise([name, "--help"]);
    expect(help).toMatchObject({ code: 0, err: "" });
    expect(help.out).toMatch(/^Usage: mortise /);
    expect(await mortise(["help", name])).toEqual(help);
  });

  it.each([
    [["frob"]],
    [["toString"]],
    [["keys"]],
    [["keys", "frob"]],
    [["keys", "create"]],
    [["keys", "create", "--workspace", "nobody"]],
    [["keys", "create", "--new-workspace", " "]],
    [["keys", "create", "--new-workspace", "A", "--kind", "skeleton"]],
    [["keys", "create", "--new-workspace", "A", "--kind", "sandbox_key"]],
    [["keys", "revoke"]],
    [["keys", "revoke", "seam_test00000000_000000000000000000000000"]],
    [["seed", "--world", "atlantis"]],
    [["seed", "--lock-delay", "soon"]],
    [["seed", "--frob"]],
    [["backup"]],
    [["backup", "a", "b"]],
    [["restore", "nothing-there.db"]],
    [["serve", "--port", "x"]],
  ])("answers %j with one sentence and 1", async (args) => {
    const { code, out, err } = await mortise(args, here.env);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^[^\n]+\.\n$/);
    expect(err).not.toMatch(/ {2}at |000000000000000000000000/);
  });
});

describe("commands in hints and help are those that can be typed here", () => {
  it.each([
    ["a package, run with npx", { npm_command: "exec", npm_lifecycle_event: "npx" }, "npx mortise"],
    ["a clone", { npm_command: "run-script", npm_lifecycle_event: "mortise" }, "npm run mortise --"],
    ["a program on the PATH", {}, "mortise"],
  ])("in %s", async (_, npm, typed) => {
    const { err } = await mortise(["keys", "revoke", "unknown"], { ...here.env, ...npm });
    expect(err).toContain(`\`${typed} seed\` make a new database`);
    expect((await mortise(["spaces", "--help"], npm)).out).toContain(`\n       ${typed} spaces get SPACE`);
    const unit = await mortise(["service", "--unit", "backup"], { ...here.env, ...npm });
    expect(unit.out).not.toMatch(/npx|npm run/);
  });

  it.each([
    ["--data-dir", "no\\here", "`mortise seed`"],
    ["--data-dir", "nowhere", "`mortise seed --data-dir nowhere`"],
    ["--data-dir=nowhere", "--json", "`mortise seed --data-dir=nowhere`"],
  ])("with the database that %s %s names", async (option, value, hint) => {
    const { err } = await mortise(["keys", "revoke", "unknown", option, value], here.env);
    expect(err).toContain(`${hint} make a new database`);
  });

  it("without options after a hint that is a sentence of its own, or in a log for programs", () => {
    let printed = "";
    const io = { env: {}, stdout: (text: string) => void (printed += text) } as unknown as Io;
    const named = withOwnCommand(io, ["keys", "list", "--settings", "a.env"], ["keys", "backup"]);
    named.stdout("Key 1: mortise keys revoke 1\nRun mortise backup, then restart.\nSee mortise keys.\n");
    named.stdout('{"message":"Run mortise keys list"}\n');
    expect(printed).toBe(
      "Key 1: mortise keys revoke 1 --settings a.env\nRun mortise backup, then restart.\nSee mortise keys.\n" +
        '{"message":"Run mortise keys list"}\n',
    );
  });
});
