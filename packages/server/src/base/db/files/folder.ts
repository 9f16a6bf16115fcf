// The data folder, which only the server's user may read.
import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseError } from "../engines/database-error.ts";

/** Creates the folder and its parents if they are missing. @throws DatabaseError if it is not writable */
export function makeFolder(folder: string): void {
  try {
    makeBelowParent(resolve(folder));
    ensureWritable(folder);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    const message = `The folder ${folder} cannot be written (${code}): ${why[code] ?? "check the disk"}. Set DATA_DIR to one that can be written to.`;
    throw new DatabaseError("folder_unusable", message, { cause: error });
  }
}

/** @throws the system's error for this folder, or for the parent in which it would be created */
export function ensureWritable(folder: string): void {
  const path = resolve(folder);
  if (isFolder(path)) accessSync(path, constants.W_OK | constants.X_OK);
  else ensureWritable(dirname(path));
}

const noFolder = "it is not a folder";
const notYours = "give it, or the one above it, to the user the server runs as";
const why: Readonly<Record<string, string>> = {
  EACCES: notYours,
  EPERM: notYours,
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  EROFS: "its disk is mounted read-only",
  ENOSPC: "its disk is full",
  ENOENT: "it cannot be created there",
};

/** Creates folders one by one, because Node's recursive `mkdir` never returns for some of them, as below `/proc`. */
function makeBelowParent(path: string): void {
  if (isFolder(path)) return;
  makeBelowParent(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may just have created it.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
