// Runs transactions: never nested, and repeated after a deadlock.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely } from "kysely";
import type { Channel, Dialect, Query, Tx } from "../database.ts";
import { OutcomeUnknownError } from "./outcome-unknown.ts";
import type { Schema } from "../schema.ts";

const inside = new AsyncLocalStorage<true>();
const maxTries = 5;

/** Rules for transactions of one of the two databases. */
export interface TransactionRules {
  isWorthAnotherTry(this: void, error: unknown): boolean;
  /** Whether the database may have committed despite this error of the commit. */
  mayHaveKept(this: void, error: unknown): boolean;
  readonly dialect: Dialect;
  notify(this: void, tx: Kysely<Schema>, channel: Channel, text: string): Promise<void>;
}

export const withDialect = (db: Kysely<Schema>, dialect: Dialect): Query => Object.assign(db, dialect);

export async function runTransaction<Result>(
  db: Kysely<Schema>,
  work: (tx: Tx) => Promise<Result>,
  { isWorthAnotherTry, mayHaveKept, dialect, notify }: TransactionRules,
): Promise<Result> {
  outsideTransaction(db);
  for (let attempt = 1; ; attempt += 1) {
    let isToBeKept = false;
    try {
      return await db.transaction().execute(async (begun) => {
        const tell: Tx["notify"] = (channel, text) => notify(begun, channel, text);
        const tx: Tx = Object.assign(begun, dialect, { notify: tell });
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

/** Throws for a query outside the open transaction, which would wait for itself for ever on SQLite. */
export function outsideTransaction<Db extends Kysely<Schema>>(db: Db): Db {
  if (inside.getStore()) throw new Error("A transaction is open here: query through it, not beside it.");
  return db;
}

/** Calls `run` outside the current transaction, for work that makes its own queries. */
export const afterTransaction = (run: () => void): void => inside.exit(run);
