// The embedded database: one file in the data folder, or memory.
import { accessSync, constants, existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, type RawBuilder, sql } from "kysely";
import { jobLeases } from "./job-leases.ts";
import type { Channel, Database, Dialect } from "../database.ts";
import { DatabaseError } from "./database-error.ts";
import { makeFolder } from "../files/folder.ts";
import { migrateDatabase } from "../migrate.ts";
import { freeOrphans } from "../leases.ts";
import { keepPrivate } from "../files/private-file.ts";
import type { Schema } from "../schema.ts";
import { type FileWatch, watchFile } from "./sqlite-condition.ts";
import { dialectOf, SqliteConnection } from "./sqlite-dialect.ts";
import {
  afterTransaction,
  outsideTransaction,
  runTransaction,
  type TransactionRules,
  withDialect,
} from "./transaction.ts";
import { isSqliteUnavailable } from "./unavailable.ts";

export const databaseFileName = "mortise.db";

/** Opens the database. `folder: null` keeps it in memory; `exclusive` refuses a folder that another server uses. */
export async function openSqlite({
  folder,
  exclusive = false,
}: {
  folder: string | null;
  exclusive?: boolean;
}): Promise<Database> {
  if (folder !== null) makeFolder(folder);
  const release = folder === null || !exclusive ? () => {} : lockFolder(folder);
  try {
    const file = openFile(folder);
    const watch = watchFile(folder, databaseFileName);
    const connection = new SqliteConnection(file, watch);
    const db = new Kysely<Schema>({ dialect: dialectOf(connection) });
    await migrateDatabase(db, "sqlite");
    // No other server uses the folder, so leases and unfinished answers were left by dead processes.
    if (exclusive) {
      await freeOrphans(db);
      await db.deleteFrom("webhook_answers").where("status", "is", null).execute();
    }
    return sqliteDatabase(db, connection, watch, () => {
      file.close();
      release();
    });
  } catch (error) {
    release();
    throw DatabaseError.of(
      error,
      folder === null ? "The database in memory could not be opened" : `The database in ${folder} could not be opened`,
    );
  }
}

function openFile(folder: string | null): DatabaseSync {
  if (folder === null) return configured(new DatabaseSync(":memory:"));
  const path = join(folder, databaseFileName);
  ensureOurs(path);
  const file = new DatabaseSync(path);
  keepPrivate(path);
  return configured(file);
}

/** Throws if this user may not read and write an existing file, for example because root's command created it. */
export function ensureOurs(path: string): void {
  try {
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EACCES") throw error;
    const message = `This user may not read and write ${path}. Give the folder and everything in it to the user that the server runs as.`;
    throw new DatabaseError("not_ours", message, { cause: error });
  }
}

/**
 * Configures a connection. With `synchronous = full`, acknowledged data survives a power cut, not only a killed
 * process. It costs about two thirds of the write rate, and leaves thousands of commits per second, more than any
 * building needs.
 */
function configured(file: DatabaseSync): DatabaseSync {
  file.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000",
  );
  file.exec("pragma temp_store = memory; pragma cache_size = -16000");
  return file;
}

/**
 * Locks a folder by the operating system, so that a killed server leaves no lock. Returns a function that unlocks it.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    const path = join(folder, "mortise.lock");
    lock = new DatabaseSync(path);
    keepPrivate(path);
    lock.exec("pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive");
    return () => lock?.close();
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === busy)
      throw new DatabaseError(
        "folder_in_use",
        `Another server is using the folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
        {
          cause: error,
        },
      );
    throw DatabaseError.of(
      error,
      `The folder ${folder} cannot be written; give it to the user the server runs as, or set DATA_DIR to another one`,
    );
  }
}

/** SQLite's code for a lock of another process. */
const busy = 5;

/** Whether a server uses the folder. */
export function isFolderInUse(folder: string): boolean {
  try {
    lockFolder(folder)();
    return false;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "folder_in_use") return true;
    throw error;
  }
}

/**
 * Monotonic real time, which does not jump when the machine's clock is set. Otherwise setting the clock forward would
 * end all leases.
 */
const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());

const dialect: Dialect = {
  kind: "sqlite",
  among: (column, values) =>
    sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
  amongFound: (column, found) => sql<boolean>`${sql.ref(column)} in ${found}`,
  lock: (query) => query,
  realNow: () => sql<number>`${steadyNow()}`,
};

function sqliteDatabase(
  plain: Kysely<Schema>,
  connection: SqliteConnection,
  watch: FileWatch,
  closeFile: () => void,
): Database {
  const db = withDialect(plain, dialect);
  const hearers = new Map<Channel, Set<(text: string) => void>>();
  const rules: TransactionRules = {
    // A failed commit has kept nothing.
    isWorthAnotherTry: () => false,
    mayHaveKept: () => false,
    dialect,
    // Notifications are delivered in a later turn of the event loop, after the commit or the failure.
    async notify(_tx, channel, text) {
      setImmediate(() => afterTransaction(() => hearers.get(channel)?.forEach((hear) => hear(text))));
    },
  };
  return {
    ...dialect,
    get query() {
      return outsideTransaction(db);
    },
    async read<Row>(statement: RawBuilder<Row>) {
      outsideTransaction(db);
      // Changes of an open transaction are read only after its end.
      if (connection.isInTransaction()) return (await statement.execute(db)).rows;
      return connection.execute<Row>(statement.compile(db)).rows;
    },
    transaction: (work) => runTransaction(db, work, rules),
    ...jobLeases({ query: () => outsideTransaction(db), skipClaimed: sql`` }),
    listen(channel, hear) {
      const all = hearers.get(channel) ?? new Set();
      hearers.set(channel, all.add(hear));
      return () => all.delete(hear);
    },
    isUniqueViolation: (error) => error instanceof Error && /UNIQUE constraint failed/.test(error.message),
    isForeignKeyViolation: (error) => error instanceof Error && /FOREIGN KEY constraint failed/.test(error.message),
    isUnavailable: isSqliteUnavailable,
    condition: () => watch.condition(() => sql`pragma user_version = 0`.execute(db)),
    async close() {
      await db.destroy();
      closeFile();
    },
  };
}
