// What the server asks of a database, and all that differs between the two it runs on.
import type { Expression, Kysely, RawBuilder } from "kysely";
import type { Condition } from "./engines/condition.ts";
import type { Claim, Job } from "./job.ts";
import type { Schema } from "./schema.ts";

/** What the two databases say differently. */
export interface Dialect {
  readonly kind: "sqlite" | "postgres";
  /** `column in (values)`, as one parameter however many they are. */
  among(this: void, column: string, values: readonly string[]): RawBuilder<boolean>;
  /**
   * `column in (found)`, where `found` has a limit. PostgreSQL would read it anew for every row of the table if its
   * statistics were taken while the table was small; this way it reads it once, whatever they say.
   */
  amongFound(this: void, column: string, found: Expression<unknown>): RawBuilder<boolean>;
  /**
   * Reads rows to change them: on PostgreSQL nobody else does until the transaction ends; SQLite has one writer anyway.
   */
  lock<Builder extends { forNoKeyUpdate(): Builder }>(this: void, query: Builder): Builder;
  /** Real time in epoch milliseconds, by which leases are told: PostgreSQL's own, one for all its processes. */
  realNow(this: void): RawBuilder<number>;
}

/** Runs queries of any database with our tables, such as a file that a backup is written to. */
export type PlainQuery = Kysely<Schema>;

/** Runs queries: the database itself, or one transaction of it. */
export type Query = PlainQuery & Dialect;

/** One transaction: all that is done with it is kept together, or nothing is. */
export type Tx = Query & {
  /** Tells every process, this one too, once the transaction has committed. */
  notify(this: void, channel: Channel, text: string): Promise<void>;
};

export interface Database extends Dialect {
  /** One query at a time, each its own transaction. */
  readonly query: Query;
  /**
   * The rows of one reading statement, as `query` finds them. An embedded database answers it at once; through `query`
   * it takes a turn for its connection first.
   */
  read<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]>;
  /** All or nothing. May run `work` again after a deadlock, so `work` has no effects but its queries. Never nested. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Leases up to `limit` jobs that are due; no other process gets them until the lease is over. */
  claimJobs(claim: Claim): Promise<Job[]>;
  /**
   * Renews leases of jobs still running; jobs that another process has taken over, or that were put back, stay as they
   * are.
   */
  renewLeases(jobs: readonly Job[], leaseMs: number): Promise<void>;
  /** Returns how to stop listening. */
  listen(channel: Channel, hear: (text: string) => void): () => void;
  isUniqueViolation(error: unknown): boolean;
  /** The row that a new row refers to has been deleted meanwhile. */
  isForeignKeyViolation(error: unknown): boolean;
  /** It cannot be reached, or cannot write, just now: what was asked may succeed later as it is. */
  isUnavailable(error: unknown): boolean;
  condition(): Promise<Condition>;
  close(): Promise<void>;
}

/**
 * `jobs`, `deliveries`: some fall due sooner than was known · `links`: an account with a link of its own came or went ·
 * `events`: there are new ones, of the workspace whose id is the text · `changes`: a device changed in a way that no
 * event tells; the text is its workspace's id, a space, and its own.
 */
export type Channel = "jobs" | "deliveries" | "links" | "events" | "changes";
