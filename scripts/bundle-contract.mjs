// The server's package carries the contract with it: that is private, so whoever installs the server could get it from nowhere.
// Before packing it is put where npm looks for what a package bundles; `--undo` takes it away again.
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
