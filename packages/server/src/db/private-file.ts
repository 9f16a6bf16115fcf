// Files beside the data: for the user the server runs as, and nobody else.
import { chmodSync, lchownSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** For the owner of its folder alone. A command that root runs would leave a file that the server may not open: it is given away. */
export function keepPrivate(path: string): void {
  chmodSync(path, 0o600);
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  // Not what a link leads to: the folder's owner may have put one there.
  lchownSync(path, uid, gid);
}
