// The server's package bundles the contract, which is private: npm could not install it from anywhere else. This script
// copies the contract to where npm looks for bundled packages, before packing; `--undo` removes the copy.
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { published } from "./published-manifest.mjs";
import { root } from "../run.mjs";

const bundled = join(root, "packages/server/node_modules/@mortise/contract");

await rm(bundled, { recursive: true, force: true });
if (!process.argv.includes("--undo")) {
  const contract = join(root, "packages/contract");
  const isShipped = (path) => !/\.test\.|\.tsbuildinfo$|\.d\.ts\.map$/.test(path);
  await cp(join(contract, "dist"), join(bundled, "dist"), { recursive: true, filter: isShipped });
  await writeFile(join(bundled, "package.json"), published(await readFile(join(contract, "package.json"), "utf8")));
}
