// The server's package bundles the contract, which is private: npm could not install it from anywhere else. This script copies the
// contract to where npm looks for bundled packages, before packing; `--undo` removes the copy.
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./run.mjs";

const bundled = join(root, "packages/server/node_modules/@mortise/contract");

await rm(bundled, { recursive: true, force: true });
if (!process.argv.includes("--undo")) {
  const contract = join(root, "packages/contract");
  const isShipped = (path) => !/\.test\.|\.tsbuildinfo$/.test(path);
  for (const part of ["package.json", "dist", "src"])
    await cp(join(contract, part), join(bundled, part), { recursive: true, filter: isShipped });
}
