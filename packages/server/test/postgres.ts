// A real PostgreSQL for tests: the one TEST_DATABASE_URL names, else the one all files of a run share, else a cluster of its own.
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { findPrograms, startCluster } from "./postgres-cluster.ts";

export interface Postgres {
  /** A database of its own: empty, or a copy of one that nobody is connected to. */
  createDatabase(template?: string): Promise<string>;
  /** Takes the databases with it. */
  stop(): Promise<void>;
}

/** Where {@link startPostgres} asks for the cluster that postgres-shared.ts starts with the first question. */
export const sharedName = "MORTISE_TEST_POSTGRES";

/** `durable`: a cluster of its own, with the disk writes that tests can do without. */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return postgresAt(given);
  const shared = process.env[sharedName];
  if (shared && !durable) return postgresAt(await ask(shared));
  const cluster = await startCluster(durable);
  return { ...postgresAt(cluster.url), stop: () => cluster.stop() };
}

async function ask(shared: string): Promise<string> {
  const response = await fetch(shared);
  const text = await response.text();
  if (!response.ok) throw new Error(`The PostgreSQL of this run did not start: ${text}`);
  return text;
}

/** Says so, once per file of tests, when there is none. */
export function hasPostgres(): boolean {
  const isThere = Boolean(process.env["TEST_DATABASE_URL"]) || findPrograms() !== undefined;
  if (!isThere) console.warn("No PostgreSQL was found, so the tests on it are skipped: install it, or set TEST_DATABASE_URL.");
  return isThere;
}

function postgresAt(url: string): Postgres {
  const made: string[] = [];
  return {
    async createDatabase(template) {
      const name = `t_${randomUUID().replaceAll("-", "")}`;
      const copied = template === undefined ? "" : ` template ${new URL(template).pathname.slice(1)} strategy file_copy`;
      await run(url, [`create database ${name}${copied}`]);
      made.push(name);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    stop: () =>
      run(
        url,
        made.splice(0).map((name) => `drop database ${name} with (force)`),
      ),
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
