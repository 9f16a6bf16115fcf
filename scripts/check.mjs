// `npm run check`: types, floors, lint, format, and whether the lockfile installs everywhere.
import { compilePackages } from "./compile.mjs";
import { checkLockfile } from "./lockfile.mjs";
import { run, steps } from "./run.mjs";

await steps([
  ["lockfile", checkLockfile],
  ["types", compilePackages],
  ["types of tests", () => run("tsc", ["-p", "tsconfig.test.json"])],
  ["types of pages", () => run("tsc", ["-p", "packages/server/pages"])],
  ["floors", () => run("vitest", ["run", "--project", "node", "test/floors.test.ts", "--silent"])],
  ["lint", () => run("oxlint", ["--deny-warnings"])],
  ["format", () => run("biome", ["ci", "."])],
]);
