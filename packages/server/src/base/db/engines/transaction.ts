// Transactions: never nested, and repeated when the database gave one up to end a deadlock.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, Transaction } from "kysely";
import { OutcomeUnknownError } from "./outcome-unknown.ts";
import type { Schema } from "../schema.ts";

const inside = new AsyncLocalStorage<true>();
const maxTries = 5;

export interface TransactionFailures {
  isWorthAnotherTry(this: void, error: unknown): boolean;
  /** For the error of a commit: whether the database may have committed all the same. */
  mayHaveKept(this: void, error: unknown): boolean;
}

export async function runTransaction<Result>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result>,
  { isWorthAnotherTry, mayHaveKept }: TransactionFailures,
): Promise<Result> {
  outsideTransaction(db);
  for (let attempt = 1; ; attempt += 1) {
    let isToBeKept = false;
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await inside.run(true, () => work(tx));
        isToBeKept = true;
        return result;
      });
    } catch (error) {
      if (isToBeKept && mayHaveKept(error)) throw new OutcomeUnknownError(error);
      if (attempt >= maxTries || !isWorthAnotherTry(error)) throw error;
    }
  }
}

/** On SQLite a query beside the open transaction would wait for itself for ever; better to hear of it at once. */
export function outsideTransaction(db: Kysely<Schema>): Kysely<Schema> {
  if (inside.getStore()) throw new Error("A transaction is open here: query through it, not beside it.");
  return db;
}

/** Calls `run` outside the transaction that led here: what a transaction wakes makes queries of its own. */
export const afterTransaction = (run: () => void): void => inside.exit(run);
