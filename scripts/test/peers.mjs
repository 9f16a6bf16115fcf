// Installs third-party published packages from which pages and programs are moved here. Only tests run them.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../run.mjs";

export const peersFolder = join(root, "test/peers");

export async function installPeers(said) {
  for (const cwd of [peersFolder, join(peersFolder, "pages")])
    if (!existsSync(join(cwd, "node_modules")))
      await run("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd, said });
}
