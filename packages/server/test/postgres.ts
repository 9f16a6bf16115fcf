// A real PostgreSQL for tests: the one TEST_DATABASE_URL names, else a cluster of its own from an installed PostgreSQL, else none.
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { accessSync, chownSync, constants, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Client } from "pg";

export interface Postgres {
  /** A database of its own: empty, or a copy of one that nobody is connected to. */
  createDatabase(template?: string): Promise<string>;
  stop(): Promise<void>;
}

/** `durable`: with the disk writes that tests can do without. */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { createDatabase: (template) => createDatabase(given, template), stop: async () => undefined };
  const programs = findPrograms();
  if (programs === undefined) throw new Error("No PostgreSQL was found.");
  return startCluster(programs, durable);
}

/** Says so, once per file of tests, when there is none. */
export function hasPostgres(): boolean {
  const isThere = Boolean(process.env["TEST_DATABASE_URL"]) || findPrograms() !== undefined;
  if (!isThere) console.warn("No PostgreSQL was found, so the tests on it are skipped: install it, or set TEST_DATABASE_URL.");
  return isThere;
}

async function startCluster(programs: string, durable: boolean): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "mortise-postgres-"));
  const owner = ownerOf(folder);
  const port = await freePort();
  const data = join(folder, "data");
  execFileSync(join(programs, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...owner,
    stdio: "ignore",
  });
  const fast = durable ? [] : ["-c", "fsync=off", "-c", "full_page_writes=off"];
  const options = ["-c", "max_connections=200", ...fast];
  const server = spawn(join(programs, "postgres"), ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...options], {
    ...owner,
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return {
    createDatabase: (template) => createDatabase(url, template),
    async stop() {
      server.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(url: string, template?: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  const copied = template === undefined ? "" : ` template ${new URL(template).pathname.slice(1)} strategy file_copy`;
  await once(url, `create database ${name}${copied}`);
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function once(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 100; ; tries -= 1) {
    try {
      return await once(url, "select 1");
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function findPrograms(): string | undefined {
  const versions = globSync("/usr/lib/postgresql/*/bin").toSorted().toReversed();
  const folders = [...versions, ...(process.env["PATH"] ?? "").split(delimiter)];
  return folders.find((folder) => isProgram(join(folder, "initdb")) && isProgram(join(folder, "postgres")));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root; the package's own user takes its place. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  const owner = { uid: id("-u"), gid: id("-g") };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
