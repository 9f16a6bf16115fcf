// Compiles the packages, with their types, into their `dist`.
import { globSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";

/** @param options - As for `run`. */
export async function compilePackages(options) {
  for (const folder of globSync("packages/*", { cwd: root })) forgetOldJson(join(root, folder));
  await run("tsc", ["-b"], options);
}

/**
 * TypeScript 7.0 keeps what it found about a JSON module when the module changes: an error stays after it is corrected
 * (microsoft/TypeScript#64025), and a new one can stay unseen. A package whose JSON is newer is compiled anew.
 */
function forgetOldJson(folder) {
  const remembered = join(folder, "dist/.tsbuildinfo");
  const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const at = changedAt(remembered);
  if (globSync("src/**/*.json", { cwd: folder }).some((file) => changedAt(join(folder, file)) > at))
    rmSync(remembered, { force: true });
}
