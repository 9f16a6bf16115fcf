// `npm run test:hubs`: the drivers of real locks over published hub programs with mock radios, which only these tests
// install.
import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, run } from "./run.mjs";

/** Folders with their own lockfiles, which pin hub programs that only these tests need. */
const folders = globSync(["package-lock.json", "*/package-lock.json"], { cwd: join(root, "test/hubs") }).map((path) =>
  join(root, "test/hubs", dirname(path)),
);

export async function installHubs(said) {
  for (const folder of folders)
    if (!existsSync(join(folder, "node_modules")))
      await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, said });
}

export async function testHubs(said) {
  await installHubs(said);
  await run(
    "vitest",
    [
      "run",
      "--config",
      "test/hubs/vitest.config.ts",
      ...(process.argv[1] === import.meta.filename ? process.argv.slice(2) : []),
    ],
    { said },
  );
}

if (process.argv[1] === import.meta.filename) await (process.argv.includes("--install") ? installHubs() : testHubs());
