// Whether an embedded database can do its work: a failure is remembered until a write succeeds, and the file must be
// where it was.
import { statSync } from "node:fs";
import { join } from "node:path";
import { type Condition, conditionOf, downCondition, healthyCondition } from "./condition.ts";
import { isSqliteUnavailable } from "./unavailable.ts";

export interface FileWatch {
  /** Takes the error of every failed statement. */
  heed(error: unknown): void;
  /**
   * @throws FileGoneError when the open file is not the one at its path any more: the next start would not find what is
   * written now
   */
  ensureInPlace(): void;
  /**
   * `write` changes nothing, but has to reach the disk; it is asked for only after something failed, to spare the disk.
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
 * Carries the code SQLITE_READONLY_DBMOVED. SQLite has it for this very case, but does not check for it when it keeps a
 * write-ahead log.
 */
class FileGoneError extends Error {
  readonly errcode = 1032;
}

const goneFrom = (path: string): string =>
  `${path} is not the file that is open: it was moved or replaced, and nothing is written until the server is restarted.`;

/**
 * The file's device and inode, undefined when there is none. No other file can get this inode while the server has it
 * open.
 */
function placeOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
