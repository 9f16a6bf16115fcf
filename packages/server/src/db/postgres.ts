// PostgreSQL 15 or newer, where several server processes share one database.
import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool, types } from "pg";
import { claimed } from "./claimed-job.ts";
import { healthy, unreachable } from "./condition.ts";
import type { Database } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { migrate } from "./migrate.ts";
import { OutcomeUnknownError } from "./outcome-unknown.ts";
import { type PostgresListener, postgresListener } from "./postgres-listener.ts";
import { endWhenSilent, limitSilence, longestSilenceMs } from "./postgres-silence.ts";
import type { Schema } from "./schema.ts";
import { outsideTransaction, runTransaction, type TransactionFailures } from "./transaction.ts";
import { isPostgresUnavailable } from "./unavailable.ts";

const connectTimeoutMs = 5000;
const idleTimeoutMs = 30_000;

export interface PostgresOptions {
  url: string;
  /** @default 10 */
  connections?: number;
  /** A connection ends when it is asked something and nothing comes for so many milliseconds. @default 30000 */
  silenceMs?: number;
}

export async function openPostgres({ url, connections = 10, silenceMs = longestSilenceMs }: PostgresOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    application_name: "mortise",
    types: { getTypeParser },
  });
  // A connection that breaks while nothing is asked of it, idle or between two statements of a transaction, says so by an
  // event that would end the process. The pool replaces it, and the transaction's next statement fails.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    endWhenSilent(client);
  });
  let isMigrated = false;
  // Migrations may take as long as they need; so may a connection that nothing is asked of.
  pool.on("acquire", (client) => limitSilence(client, isMigrated ? silenceMs : 0));
  pool.on("release", (_error, client) => limitSilence(client, 0));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, "postgres");
    isMigrated = true;
    return postgresDatabase(db, postgresListener(url, silenceMs));
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw DatabaseError.of(
      error,
      `The database at ${withoutPassword(url)} cannot be used; check that PostgreSQL is running there and that DATABASE_URL is right`,
    );
  }
}

const bigintOid = 20;

/** Counters fit a JavaScript number; pg would hand them over as text. */
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

/** Deadlock, serialisation failure: the same work succeeds when tried again. */
const givenUp = new Set(["40P01", "40001"]);
const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

const failures: TransactionFailures = {
  isWorthAnotherTry: (error) => givenUp.has(String(codeOf(error))),
  mayHaveKept: isPostgresUnavailable,
};

function postgresDatabase(db: Kysely<Schema>, listener: PostgresListener): Database {
  return {
    kind: "postgres",
    get query() {
      return outsideTransaction(db);
    },
    transaction: (work) => runTransaction(db, work, failures),
    among: (column, values) => sql<boolean>`${sql.ref(column)} = any(${values}::text[])`,
    realNow: () => nowMs,
    async claimJobs({ dueBy, limit, leaseMs, workspace_id }) {
      const { rows } = await sql<Record<string, unknown>>`
        update jobs set attempts = attempts + 1,
          leased_until = ${nowMs} + ${leaseMs}::bigint
        where job_id in (
          select job_id from jobs as due
          where run_at <= ${dueBy} and (leased_until is null or leased_until < ${nowMs})
            ${workspace_id === undefined ? sql`` : sql`and workspace_id = ${workspace_id}`}
            and not exists (select 1 from jobs as ahead where ahead.lane = due.lane and ahead.job_id < due.job_id)
          order by run_at, job_id limit ${limit} for update skip locked)
        returning job_id, workspace_id, kind, lane, payload, run_at, attempts, failures`.execute(outsideTransaction(db));
      return claimed(rows);
    },
    async renewLeases(jobs, leaseMs) {
      for (const { job_id, attempts } of jobs)
        await sql`update jobs set leased_until = ${nowMs} + ${leaseMs}::bigint where job_id = ${job_id} and attempts = ${attempts} and leased_until is not null`.execute(
          outsideTransaction(db),
        );
    },
    // "no key update": rows that refer to this one may still be inserted meanwhile.
    forUpdate: (query) => query.forNoKeyUpdate(),
    async notify(tx, channel, text) {
      await sql`select pg_notify(${`mortise_${channel}`}, ${text})`.execute(tx);
    },
    listen: (channel, hear) => listener.listen(channel, hear),
    isUniqueViolation: (error) => codeOf(error) === "23505",
    isForeignKeyViolation: (error) => codeOf(error) === "23503",
    isUnavailable: (error) => error instanceof OutcomeUnknownError || isPostgresUnavailable(error),
    async condition() {
      try {
        await sql`select 1`.execute(db);
        return healthy;
      } catch {
        return unreachable;
      }
    },
    async close() {
      await listener.close();
      await db.destroy();
    },
  };
}

/** The database's clock, in epoch milliseconds: the one that all processes share. */
const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
