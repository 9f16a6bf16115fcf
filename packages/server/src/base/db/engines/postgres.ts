// PostgreSQL 15 or newer, where several server processes share one database.
import { Kysely, PostgresDialect, sql } from "kysely";
import { type ClientBase, Pool, types } from "pg";
import { jobLeases } from "./job-leases.ts";
import { unreachableCondition } from "./condition.ts";
import type { Database, Dialect } from "../database.ts";
import { DatabaseError } from "./database-error.ts";
import { migrateDatabase } from "../migrate.ts";
import { OutcomeUnknownError } from "./outcome-unknown.ts";
import { askAgain, codeOf, isGivenUp } from "./postgres-given-up.ts";
import { type PostgresListener, postgresListener } from "./postgres-listener.ts";
import { endWhenSilent, limitSilence, longestSilenceMs } from "./postgres-silence.ts";
import { type WriteWatch, watchWrites } from "./postgres-room.ts";
import type { Schema } from "../schema.ts";
import { outsideTransaction, runTransaction, type TransactionRules, withDialect } from "./transaction.ts";
import { isPostgresUnavailable } from "./unavailable.ts";

const connectTimeoutMs = 5000;
const idleTimeoutMs = 30_000;
/**
 * Time limits that protect against other processes. A process that is paused within a transaction keeps its locks until
 * PostgreSQL ends it. Requests that wait for such a lock give up sooner, and are answered 503 instead of holding a
 * connection.
 */
const idleInTransactionMs = 5000;
const lockTimeoutMs = 3000;

interface PostgresOptions {
  url: string;
  /**
   * Connections for transactions. Half as many more serve single statements, and {@link keptConnections}.
   * @default 10
   */
  connections?: number;
  /** Milliseconds without an answer after which a connection ends. @default 30000 */
  silenceMs?: number;
}

/**
 * Connections for `/health`, for claiming jobs and for renewing leases, which must not queue behind calls that wait for
 * a lock.
 */
const keptConnections = 3;

export async function openPostgres({
  url,
  connections = 10,
  silenceMs = longestSilenceMs,
}: PostgresOptions): Promise<Database> {
  try {
    await bringUpToDate(url);
  } catch (error) {
    throw DatabaseError.of(
      error,
      `The database at ${withoutPassword(url)} cannot be used; check that PostgreSQL is running there and that DATABASE_URL is right`,
    );
  }
  const writes = watchWrites();
  const limits = { url, silenceMs, idleInTransactionMs, lockTimeoutMs, heed: writes.heed };
  const pools = {
    transactions: opened({ ...limits, max: connections }),
    single: opened({ ...limits, max: Math.ceil(connections / 2), onConnect: askAgain }),
    kept: opened({ ...limits, max: keptConnections, onConnect: askAgain }),
  };
  return postgresDatabase(pools, postgresListener(url, silenceMs), writes);
}

/** Migrates the database, or waits for another process that does. Neither has a time limit. */
async function bringUpToDate(url: string): Promise<void> {
  const db = opened({ url, max: 2, silenceMs: 0, idleInTransactionMs: 0, lockTimeoutMs: 0 });
  try {
    await migrateDatabase(db, "postgres");
  } finally {
    await db.destroy();
  }
}

interface Limits {
  url: string;
  max: number;
  /** Longest silence in milliseconds; 0 for no limit. */
  silenceMs: number;
  idleInTransactionMs: number;
  lockTimeoutMs: number;
  onConnect?: (client: ClientBase) => void;
  /** Takes the error of every failed statement. */
  heed?: (error: unknown) => void;
}

function opened({ url, max, silenceMs, onConnect, heed, ...limits }: Limits): Kysely<Schema> {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    lock_timeout: limits.lockTimeoutMs,
    application_name: "mortise",
    types: { getTypeParser },
  });
  // A connection that breaks without a running statement emits an error, which would end the process without a
  // listener. The pool replaces the connection, and the next statement of its transaction fails.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    endWhenSilent(client);
    onConnect?.(client);
  });
  // An idle connection has no limit of silence.
  pool.on("acquire", (client) => limitSilence(client, silenceMs));
  pool.on("release", (_error, client) => limitSilence(client, 0));
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => (event.level === "error" ? heed?.(event.error) : undefined),
  });
}

const bigintOid = 20;

/** Reads counters as numbers. pg would return them as text. */
function getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  return oid === bigintOid ? Number : (types.getTypeParser(oid, format) as (value: string) => unknown);
}

export function withoutPassword(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    return `${protocol}//${host}${pathname}`;
  } catch {
    return "DATABASE_URL";
  }
}

/**
 * Separate pools, so that transactions that wait for a lock block neither readers nor {@link keptConnections}.
 */
type Pools = Readonly<Record<"transactions" | "single" | "kept", Kysely<Schema>>>;

const dialect: Dialect = {
  kind: "postgres",
  among: (column, values) => sql<boolean>`${sql.ref(column)} = any(${values}::text[])`,
  amongFound: (column, found) => sql<boolean>`${sql.ref(column)} = any(array(${found}))`,
  // "no key update" still allows inserts of rows that refer to this one.
  lock: (query) => query.forNoKeyUpdate(),
  // The database's clock in epoch milliseconds is shared by all processes.
  realNow: () => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
};

const rules: TransactionRules = {
  isWorthAnotherTry: isGivenUp,
  mayHaveKept: isPostgresUnavailable,
  dialect,
  async notify(tx, channel, text) {
    await sql`select pg_notify(${`mortise_${channel}`}, ${text})`.execute(tx);
  },
};

function postgresDatabase(pools: Pools, listener: PostgresListener, writes: WriteWatch): Database {
  const { transactions } = pools;
  const [single, kept] = [withDialect(pools.single, dialect), withDialect(pools.kept, dialect)];
  return {
    ...dialect,
    get query() {
      return outsideTransaction(single);
    },
    read: async (statement) => (await statement.execute(outsideTransaction(single))).rows,
    transaction: (work) => runTransaction(transactions, work, rules),
    ...jobLeases({ query: () => outsideTransaction(kept), skipClaimed: sql`for update skip locked` }),
    listen: (channel, hear) => listener.listen(channel, hear),
    isUniqueViolation: (error) => codeOf(error) === "23505",
    isForeignKeyViolation: (error) => codeOf(error) === "23503",
    isUnavailable: (error) => error instanceof OutcomeUnknownError || isPostgresUnavailable(error),
    async condition() {
      try {
        await sql`select 1`.execute(kept);
        return writes.condition();
      } catch {
        return unreachableCondition;
      }
    },
    async close() {
      await listener.close();
      for (const pool of [transactions, single, kept]) await pool.destroy();
    },
  };
}
