// Kysely dialect for node:sqlite: one connection, which caches prepared statements.
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

/** Callbacks around statements. */
interface Watch {
  /** Takes the error of every failed statement. */
  heed(error: unknown): void;
  /** Called before a commit. Its error is the statement's failure. */
  ensureInPlace(): void;
}

const unwatched: Watch = { heed() {}, ensureInPlace() {} };

export const sqliteDialect = (file: DatabaseSync, watch = unwatched): Dialect =>
  dialectOf(new SqliteConnection(file, watch));

export const dialectOf = (connection: SqliteConnection): Dialect => ({
  createAdapter: () => new TransactionalDdlAdapter(),
  createDriver: () => new OneConnectionDriver(connection),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Runs DDL in transactions, so that an interrupted migration leaves nothing behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Driver of one connection, which Kysely gives to one caller at a time (`supportsMultipleConnections` is false). */
class OneConnectionDriver implements Driver {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  /** Starts an immediate transaction, which takes the write lock at once and never fails half-way for lack of it. */
  async beginTransaction(): Promise<void> {
    this.#connection.run("begin immediate");
  }
  async commitTransaction(): Promise<void> {
    this.#connection.commit();
  }
  /** Rolls back, unless a full or failing disk has done so already. A second rollback would hide the reason. */
  async rollbackTransaction(): Promise<void> {
    if (this.#connection.isInTransaction()) this.#connection.run("rollback");
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** Most prepared statements, so that queries with lists of varying length do not pile up. */
const maxStatements = 500;

export class SqliteConnection implements DatabaseConnection {
  readonly #file: DatabaseSync;
  readonly #watch: Watch;
  readonly #statements = new Map<string, Prepared>();

  constructor(file: DatabaseSync, watch: Watch) {
    this.#file = file;
    this.#watch = watch;
  }

  isInTransaction(): boolean {
    return this.#file.isTransaction;
  }

  run(text: string): void {
    this.#heeding(() => this.#prepare(text).statement.run());
  }

  commit(): void {
    this.#heeding(() => {
      this.#watch.ensureInPlace();
      this.#prepare("commit").statement.run();
    });
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.execute(query);
  }

  execute<Row>(query: CompiledQuery): QueryResult<Row> {
    return this.#heeding(() => this.#execute<Row>(query));
  }

  #execute<Row>({ sql: text, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, columns, isWrite } = this.#prepare(text);
    if (isWrite && !this.#file.isTransaction) this.#watch.ensureInPlace();
    const values = parameters.map(bindable);
    // Rows are read as arrays, which take two thirds of the time of objects.
    if (columns.length > 0)
      return {
        rows: (statement.all(...values) as unknown as SQLOutputValue[][]).map((row) => rowOf(columns, row) as Row),
      };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #heeding<Result>(act: () => Result): Result {
    try {
      return act();
    } catch (error) {
      this.#watch.heed(error);
      throw error;
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("Rows are not streamed from SQLite; read them in pages.");
  }

  #prepare(text: string): Prepared {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.#file.prepare(text);
    statement.setReturnArrays(true);
    const prepared = {
      statement,
      columns: statement.columns().map(({ name }) => name),
      isWrite: /^\s*(?:insert|update|delete)\b/i.test(text),
    };
    const oldest = this.#statements.size >= maxStatements ? this.#statements.keys().next().value : undefined;
    if (oldest !== undefined) this.#statements.delete(oldest);
    this.#statements.set(text, prepared);
    return prepared;
  }
}

interface Prepared {
  statement: StatementSync;
  /** Columns; empty for a statement that returns no rows. */
  columns: readonly string[];
  /** Whether the statement writes, so that it is committed at once outside a transaction. */
  isWrite: boolean;
}

function rowOf(
  columns: readonly string[],
  values: readonly SQLOutputValue[],
): Record<string, SQLOutputValue | undefined> {
  const row: Record<string, SQLOutputValue | undefined> = {};
  for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ""] = values[index];
  return row;
}

function bindable(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  return value as SQLInputValue;
}
