// The folder of the data: for the user the server runs as, and nobody else.
import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseError } from "./database-error.ts";

/** Makes it, and those above it, where it is not there yet. @throws DatabaseError when nothing can be put into it */
export function makeFolder(folder: string): void {
  try {
    makeBelowParent(resolve(folder));
    ensureWritable(folder);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    const message = `The folder ${folder} cannot be written (${code}): ${why[code] ?? "look at the disk"}. Set DATA_DIR to one that can be.`;
    throw new DatabaseError("folder_unusable", message, { cause: error });
  }
}

/** @throws what the system says of it, or of the folder that it would be made in */
export function ensureWritable(folder: string): void {
  const path = resolve(folder);
  if (isFolder(path)) accessSync(path, constants.W_OK | constants.X_OK);
  else ensureWritable(dirname(path));
}

const noFolder = "what stands there is no folder";
const notYours = "give it, or the one above it, to the user the server runs as";
const why: Readonly<Record<string, string>> = {
  EACCES: notYours,
  EPERM: notYours,
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  EROFS: "its disk is mounted read-only",
  ENOSPC: "its disk is full",
  ENOENT: "nobody can make it there",
};

/** One by one: asked for all of them at once, Node asks for ever where nobody can make one, as below `/proc`. */
function makeBelowParent(path: string): void {
  if (isFolder(path)) return;
  makeBelowParent(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may just have made it.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
