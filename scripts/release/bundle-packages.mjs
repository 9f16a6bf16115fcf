// Writes the packages that the server's package bundles to where npm looks for them, before packing; `--undo` removes
// them. The contract is private, so npm could not install it from anywhere else. `mqtt` is bundled with what it needs,
// because it names types of TypeScript among that: the copies do not, so no server installs types. Files for browsers,
// compilers and debuggers are left out.
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { find, isTypes, reach, readLock } from "./lock-tree.mjs";
import { published } from "./published-manifest.mjs";
import { root } from "../run.mjs";

const server = "packages/server";
const bundled = join(root, server, "node_modules");
const readJson = async (path) => JSON.parse(await readFile(path, "utf8"));

async function bundleContract() {
  const from = join(root, "packages/contract");
  const to = join(bundled, "@mortise/contract");
  const isShipped = (path) => !/\.test\.|\.tsbuildinfo$|\.d\.ts\.map$/.test(path);
  await cp(join(from, "dist"), join(to, "dist"), { recursive: true, filter: isShipped });
  const project = await readJson(join(root, "package.json"));
  await writeFile(join(to, "package.json"), published(await readFile(join(from, "package.json"), "utf8"), project));
}

/** Bundles `mqtt` with its dependencies inside its folder, except those that the server itself depends on. */
async function bundleMqtt() {
  const packages = await readLock();
  const own = new Set(Object.keys(packages[server].dependencies).map((name) => find(packages, name, server)));
  const mqtt = find(packages, "mqtt", server);
  const inside = [...reach(packages, mqtt).keys()].filter((path) => !own.has(path));
  const to = join(bundled, "mqtt");
  await copyWithoutTypes(join(root, mqtt), to, ["dist"]);
  for (const path of inside) await copyWithoutTypes(join(root, path), join(to, path.replace(`${mqtt}/`, "")));
}

/** @param left - Folders of the package that are left out. */
async function copyWithoutTypes(from, to, left = []) {
  const omitted = new Set(["node_modules", ...left].map((folder) => join(from, folder)));
  const isCopied = (path) => !omitted.has(path) && !/\.map$|\.[cm]?ts$|\.tsbuildinfo$/.test(path);
  await cp(from, to, { recursive: true, filter: isCopied });
  const manifest = await readJson(join(to, "package.json"));
  const { devDependencies: _tools, scripts: _scripts, dependencies = {}, ...rest } = manifest;
  const needed = Object.fromEntries(Object.entries(dependencies).filter(([name]) => !isTypes(name)));
  await writeFile(join(to, "package.json"), `${JSON.stringify({ ...rest, dependencies: needed }, null, 2)}\n`);
}

for (const name of ["@mortise/contract", "mqtt"]) await rm(join(bundled, name), { recursive: true, force: true });
if (!process.argv.includes("--undo")) {
  await bundleContract();
  await bundleMqtt();
}
