// Checks the lockfile. Without the platform binaries of a package, `npm ci` fails on other machines. Addresses would
// tie it to a registry.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./run.mjs";

export async function checkLockfile() {
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const known = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")));
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !known.has(name))
      .map((name) => `${path || "the project"} wants ${name}`),
  );
  if (missing.length > 0)
    throw new Error(`package-lock.json lacks optional packages, so npm ci would fail:\n${missing.join("\n")}`);
  const addressed = Object.entries(packages).filter(([, entry]) => /^https?:/.test(entry.resolved ?? ""));
  if (addressed.length > 0)
    throw new Error(
      `package-lock.json holds download addresses (${addressed[0][0]}); install with the project's .npmrc.`,
    );
}
