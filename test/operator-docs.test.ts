// Every command of the pages for operators runs as written. Here `npx mortise` and the image's `mortise` are the
// program of this checkout. `scripts/release/packed.mjs` runs the same commands with the packed package.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type Installation, operatorPages, shownCommands } from "../scripts/release/operator-commands.ts";
import { badCalls, runOperatorCommands } from "../scripts/release/run-operator-commands.ts";
import { root } from "./source-files.ts";

const program = [process.execPath, "--conditions=source", join(root, "packages/server/src/main.ts")];

it("every command that the pages show runs in the installation that it is for", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mortise-operator-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const commands = shownCommands();
  const machines: (readonly Installation[])[] = [["package", "any"], ["clone"], ["containers"]];
  const calls = await Promise.all(
    machines.map((installations) => {
      const own = mkdtempSync(join(folder, "machine-"));
      const shown = commands.filter(({ installation }) => installations.includes(installation));
      return runOperatorCommands(shown, { folder: own, mortise: program });
    }),
  ).then((ran) => ran.flat());
  expect(badCalls(calls)).toEqual([]);
  const run = calls.filter(({ code }) => code !== undefined).map(({ line }) => line);
  for (const begin of ["npx mortise restore ", "npm run mortise -- keys ", "docker compose run --rm mortise restore "])
    expect(run.filter((line) => line.startsWith(begin))).not.toEqual([]);
}, 240_000);

it("no page shows a bare `mortise`, which is found neither in a clone nor beside an installed package", () => {
  const bare = operatorPages.flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(/`(mortise [a-z][^`\n]*)`|^(mortise [a-z].*)$/gm)].map(
      ([text]) => `${page}: ${text}`,
    ),
  );
  expect(bare).toEqual([]);
});
