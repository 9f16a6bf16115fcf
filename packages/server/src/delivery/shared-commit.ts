// Messages that come in at once share a commit: on SQLite each waits for the disk alone, one after the other.
import { sql } from "kysely";
import type { Database, Query } from "../db/database.ts";

export type Write<Result> = (tx: Query) => Promise<Result>;
/** As `database.transaction`, for writes that are all or nothing each, whatever becomes of the others. */
export type SharedCommit = <Result>(write: Write<Result>) => Promise<Result>;

interface Waiting {
  write: Write<unknown>;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

const longestBatch = 64;

export function createSharedCommit(database: Database): SharedCommit {
  // PostgreSQL has many connections, and joins their commits itself.
  if (database.kind === "postgres") return (write) => database.transaction(write);
  let waiting: Waiting[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, longestBatch);
      waiting = waiting.slice(longestBatch);
      await commit(database, batch);
    }
    isRunning = false;
  }

  return (write) =>
    new Promise((resolve, reject) => {
      waiting.push({ write, resolve, reject });
      if (!isRunning) void drain();
    });
}

async function commit(database: Database, batch: readonly Waiting[]): Promise<void> {
  let settle: (() => void)[] = [];
  try {
    await database.transaction(async (tx) => {
      settle = [];
      for (const { write, resolve, reject } of batch) {
        await sql`savepoint one_write`.execute(tx);
        try {
          const result = await write(tx);
          settle.push(() => resolve(result as never));
        } catch (error) {
          await sql`rollback to savepoint one_write`.execute(tx);
          settle.push(() => reject(error));
        }
        await sql`release savepoint one_write`.execute(tx);
      }
    });
    for (const one of settle) one();
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
