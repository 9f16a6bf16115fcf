// Whether an embedded database can do its work: what failed is remembered until a write goes through, and its file must be where it was.
import { statSync } from "node:fs";
import { join } from "node:path";
import { type Condition, conditionOf, down, healthy } from "./condition.ts";
import { isSqliteUnavailable } from "./unavailable.ts";

export interface FileWatch {
  /** Told of every statement that failed. */
  heed(error: unknown): void;
  /** `write` changes nothing, but has to reach the disk; it is asked for only after something failed, to spare the disk. */
  condition(write: () => Promise<unknown>): Promise<Condition>;
}

/** `folder: null`: in memory, where nothing of this happens. */
export function watchFile(folder: string | null, fileName: string): FileWatch {
  if (folder === null) return { heed() {}, condition: async () => healthy };
  const path = join(folder, fileName);
  const opened = numberOf(path);
  let hasFailed = false;
  return {
    heed(error) {
      hasFailed ||= isSqliteUnavailable(error);
    },
    async condition(write) {
      if (numberOf(path) !== opened)
        return down(`${path} is not the file that is open: it was moved or replaced, and what is written now is lost. Restart the server.`);
      const found = conditionOf(folder);
      if (found.status === "down" || !hasFailed) return found;
      try {
        await write();
        hasFailed = false;
        return found;
      } catch {
        return down(`The database in ${folder} cannot be written. Look at the disk, and whether it is mounted read-only.`);
      }
    },
  };
}

/** Which file stands there; a folder that is gone holds none. */
const numberOf = (path: string): bigint | undefined => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
