// Files beside the data, which only the server's user may read.
import { chmodSync, closeSync, constants, fchmodSync, fchownSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Lets only the folder's owner open the file. A file that root made is given to that owner, because the server could
 * not open it otherwise.
 */
export function keepPrivate(path: string): void {
  if (process.getuid?.() !== 0) return chmodSync(path, 0o600);
  const { uid, gid } = statSync(dirname(path));
  const file = openUnlinked(path);
  if (file === undefined) return;
  try {
    fchmodSync(file, 0o600);
    fchownSync(file, uid, gid);
  } finally {
    closeSync(file);
  }
}

/** Opens a file. A link is left alone: the folder's owner could plant one to be given another file. */
function openUnlinked(path: string): number | undefined {
  try {
    return openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ELOOP") return undefined;
    throw error;
  }
}
