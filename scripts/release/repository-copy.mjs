// Copies the repository with what a build made, for work that changes files of it.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../run.mjs";

const exec = promisify(execFile);
const packages = ["client", "contract", "react", "server", "webhooks"];

/** Copies the repository. Installed packages are a link to the repository's own. `to` must not exist. */
export async function copyRepository(to) {
  const { stdout } = await exec("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    maxBuffer: 16 * 2 ** 20,
  });
  for (const file of stdout.split("\0").filter((name) => name !== "" && existsSync(join(root, name))))
    await cp(join(root, file), join(to, file));
  for (const name of packages)
    await cp(join(root, "packages", name, "dist"), join(to, "packages", name, "dist"), { recursive: true });
  await symlink(join(root, "node_modules"), join(to, "node_modules"));
}
