// Checks whether an embedded database works. A failure counts until a write succeeds, and the file must still be at its
// path.
import { statSync } from "node:fs";
import { join } from "node:path";
import { type Condition, conditionOf, downCondition, healthyCondition } from "./condition.ts";
import { isSqliteUnavailable } from "./unavailable.ts";

export interface FileWatch {
  /** Takes the error of every failed statement. */
  heed(error: unknown): void;
  /**
   * Checks that the open file is still the one at its path. Otherwise the next start would not find the data written
   * now.
   * @throws FileGoneError
   */
  ensureInPlace(): void;
  /**
   * Returns the state of the database.
   * @param write - Writes to the disk without a change. Called only after a failure, to spare the disk.
   */
  condition(write: () => Promise<unknown>): Promise<Condition>;
}

/** Watches the file. @param folder - `null` for a database in memory, which cannot fail like this. */
export function watchFile(folder: string | null, fileName: string): FileWatch {
  if (folder === null) return { heed() {}, ensureInPlace() {}, condition: async () => healthyCondition };
  const path = join(folder, fileName);
  const opened = placeOf(path);
  const isInPlace = () => placeOf(path) === opened;
  let hasFailed = false;
  return {
    heed(error) {
      hasFailed ||= isSqliteUnavailable(error);
    },
    ensureInPlace() {
      if (!isInPlace()) throw new FileGoneError(goneFrom(path));
    },
    async condition(write) {
      if (!isInPlace()) return downCondition(goneFrom(path));
      const found = conditionOf(folder);
      if (found.status === "down" || !hasFailed) return found;
      try {
        await write();
        hasFailed = false;
        return found;
      } catch {
        return downCondition(
          `The database in ${folder} cannot be written. Check the disk, and whether it is mounted read-only.`,
        );
      }
    },
  };
}

/**
 * Error with the code SQLITE_READONLY_DBMOVED, which SQLite has for this case but does not raise with a write-ahead
 * log.
 */
class FileGoneError extends Error {
  readonly errcode = 1032;
}

const goneFrom = (path: string): string =>
  `${path} is not the file that is open: it was moved or replaced, and nothing is written until the server is restarted.`;

/**
 * Returns the file's device and inode; `undefined` if there is no file. No other file can get this inode while the
 * server has it open.
 */
function placeOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
