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
   * Condition `column in (found)`, where `found` has a limit. PostgreSQL reads `found` once, even if its statistics are
   * from a time when the table was small. With a plain `in` it would then read `found` again for every row.
   */
  amongFound(this: void, column: string, found: Expression<unknown>): RawBuilder<boolean>;
  /**
   * Locks the rows of a query until the transaction ends. SQLite needs no lock, because it has one writer.
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
   * Runs one reading statement. An embedded database answers it at once unless a transaction is open, while statements
   * of `query` wait for the connection first.
   */
  read<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]>;
  /** Runs a transaction. After a deadlock `work` runs again, so it must have no effects but queries. Never nested. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Leases up to `limit` due jobs. No other process gets them until the lease ends. */
  claimJobs(claim: Claim): Promise<Job[]>;
  /**
   * Renews the leases of running jobs. Jobs that another process has taken over, or that were rescheduled, are not
   * changed.
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
 * Channels of notifications between processes. The text is empty if notifications may have been lost.
 * - `jobs`, `deliveries`: some are due earlier than known before.
 * - `links`: an account with a link was added or removed.
 * - `events`: a workspace has new events; the text is its id.
 * - `changes`: a device changed without an event; the text is the workspace's id, a space character, and the device's
 * id.
 */
export type Channel = "jobs" | "deliveries" | "links" | "events" | "changes";
