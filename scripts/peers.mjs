// `npm run peers`: published clients of others as black boxes over every method that our server knows. Only this script
// installs them.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";

const folder = join(root, "test/peers");

try {
  for (const cwd of [folder, join(folder, "pages")])
    if (!existsSync(join(cwd, "node_modules")))
      await run("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd });
  await run(process.execPath, ["--conditions=source", join(folder, "run.mjs"), ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
