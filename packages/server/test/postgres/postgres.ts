// A real PostgreSQL for tests: the one of `TEST_DATABASE_URL`, else the one that all files of a run share, else a new
// cluster.
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { findPrograms, startCluster } from "./postgres-cluster.ts";

export interface Postgres {
  /** Creates a database: empty, or a copy of `template`, which must have no connections. Resolves to its address. */
  createDatabase(template?: string): Promise<string>;
  /** Resolves to the address of a database of the newest layout, without rows, for this test only. */
  takeMigrated(): Promise<string>;
  /** Returns the taken databases, which must have no connections, so that other tests may take them. */
  giveBack(): Promise<void>;
  /** Drops the created databases, and returns the taken ones. */
  stop(): Promise<void>;
}

/** Variable with the address at which {@link startPostgres} finds the shared cluster; see `postgres-shared.ts`. */
export const sharedName = "MORTISE_TEST_POSTGRES";

/**
 * Starts, or finds, a PostgreSQL.
 * @param durable - Whether to start a new cluster with fsync and full page writes, which tests do not need.
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const shared = process.env[sharedName];
  if (shared && !durable) return postgresAt(await ask(shared));
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return postgresAt(given);
  const cluster = await startCluster(durable);
  return { ...postgresAt(cluster.url), stop: () => cluster.stop() };
}

async function ask(shared: string, input?: string): Promise<string> {
  const response = await fetch(shared, input === undefined ? {} : { method: "POST", body: input });
  const text = await response.text();
  if (!response.ok) throw new Error(`The PostgreSQL of this run did not start: ${text}`);
  return text;
}

/** Whether there is a PostgreSQL to test on. Warns, once per test file, if there is none. */
export function hasPostgres(): boolean {
  const isThere = Boolean(process.env["TEST_DATABASE_URL"]) || findPrograms() !== undefined;
  if (!isThere)
    console.warn("No PostgreSQL was found, so the tests on it are skipped: install it, or set TEST_DATABASE_URL.");
  return isThere;
}

/** Creates databases in a cluster that already runs. */
export function postgresAt(url: string): Postgres {
  const [made, taken]: [string[], string[]] = [[], []];
  const shared = process.env[sharedName];
  async function createDatabase(template?: string): Promise<string> {
    const name = `t_${randomUUID().replaceAll("-", "")}`;
    const copied = template === undefined ? "" : ` template ${new URL(template).pathname.slice(1)} strategy wal_log`;
    await run(url, [`create database ${name}${copied}`]);
    made.push(name);
    return Object.assign(new URL(url), { pathname: `/${name}` }).href;
  }
  async function takeMigrated(): Promise<string> {
    // Without shared databases, the server itself migrates an empty one when it opens it.
    if (shared === undefined) return createDatabase();
    const address = await ask(`${shared}/take`);
    taken.push(address);
    return address;
  }
  async function giveBack(): Promise<void> {
    for (const address of taken.splice(0)) await ask(`${shared}/give-back`, address);
  }
  return {
    createDatabase,
    takeMigrated,
    giveBack,
    async stop() {
      await giveBack();
      await run(
        url,
        made.splice(0).map((name) => `drop database ${name} with (force)`),
      );
    },
  };
}

async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
