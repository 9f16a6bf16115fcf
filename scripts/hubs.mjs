// `npm run test:hubs`: the drivers of real locks over published hub programs with mock radios, which only these tests
// install.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";

const folders = ["test/hubs", "test/hubs/zigbee2mqtt"].map((path) => join(root, path));

/**
 * Each has a lockfile of its own: one pins zwave-js, the other Zigbee2MQTT, and nothing else of the project needs
 * either.
 */
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
