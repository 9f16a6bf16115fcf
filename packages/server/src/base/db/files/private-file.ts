// Files beside the data, which only the server's user may read.
import { chmodSync, lchownSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Lets only the folder's owner open the file. A file that root made is given to that owner, because the server could
 * not open it otherwise.
 */
export function keepPrivate(path: string): void {
  chmodSync(path, 0o600);
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  // `lchown` does not follow links. The folder's owner could plant one to be given another file.
  lchownSync(path, uid, gid);
}
