// Transactions: never nested, and repeated when the database gave one up to end a deadlock.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

const inside = new AsyncLocalStorage<true>();
const maxTries = 5;

export async function runTransaction<Result>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result>,
  isWorthAnotherTry: (error: unknown) => boolean,
): Promise<Result> {
  outsideTransaction(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => inside.run(true, () => work(tx)));
    } catch (error) {
      if (attempt >= maxTries || !isWorthAnotherTry(error)) throw error;
    }
  }
}

/** On SQLite a query beside the open transaction would wait for itself for ever; better to hear of it at once. */
export function outsideTransaction(db: Kysely<Schema>): Kysely<Schema> {
  if (inside.getStore()) throw new Error("A transaction is open here: query through it, not beside it.");
  return db;
}

/** Calls `run` as if no transaction had led here: what is woken by one queries on its own. */
export const afterTransaction = (run: () => void): void => inside.exit(run);
