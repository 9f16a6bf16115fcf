// The interface between the server and its database, with everything that differs between SQLite and PostgreSQL.
import type { Expression, Kysely, RawBuilder } from "kysely";
import type { Condition } from "./engines/condition.ts";
import type { Claim, Job } from "./job.ts";
import type { Schema } from "./schema.ts";

/** SQL that differs between the two databases. */
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
  /** Real time of leases in epoch milliseconds: PostgreSQL's own, the same for all its processes. */
  realNow(this: void): RawBuilder<number>;
}

/** Runs queries on any database with these tables, such as the file of a backup. */
export type PlainQuery = Kysely<Schema>;

/** Runs queries on the database, or in a transaction of it. */
export type Query = PlainQuery & Dialect;

/** A transaction: all of its changes are kept, or none. */
export type Tx = Query & {
  /** Notifies every process, including this one, after the commit. */
  notify(this: void, channel: Channel, text: string): Promise<void>;
};

export interface Database extends Dialect {
  /** Runs single queries, each in its own transaction. */
  readonly query: Query;
  /**
   * The rows of one reading statement, as `query` finds them. An embedded database answers it at once; through `query`
   * it takes a turn for its connection first.
   */
  read<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]>;
  /** Runs a transaction. After a deadlock `work` runs again, so it must have no effects but queries. Never nested. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Leases up to `limit` due jobs. No other process gets them until the lease ends. */
  claimJobs(claim: Claim): Promise<Job[]>;
  /**
   * Renews leases of jobs still running; jobs that another process has taken over, or that were put back, stay as they
   * are.
   */
  renewLeases(jobs: readonly Job[], leaseMs: number): Promise<void>;
  /** Listens to a channel. Returns a function that stops this. */
  listen(channel: Channel, hear: (text: string) => void): () => void;
  isUniqueViolation(error: unknown): boolean;
  /** Whether the row that a new row refers to was deleted meanwhile. */
  isForeignKeyViolation(error: unknown): boolean;
  /** Whether the database cannot be reached or cannot write at the moment, so that the same work may succeed later. */
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
