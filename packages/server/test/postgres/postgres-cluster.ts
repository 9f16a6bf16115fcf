// Starts a new PostgreSQL cluster with the installed programs; its data is deleted when it is stopped.
import { execFile, execFileSync, spawn } from "node:child_process";
import { accessSync, chownSync, constants, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

export interface Cluster {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the cluster.
 * @param durable - Whether to use fsync and full page writes, which tests do not need.
 */
export async function startCluster(durable: boolean): Promise<Cluster> {
  const programs = findPrograms();
  if (programs === undefined) throw new Error("No PostgreSQL was found.");
  const folder = mkdtempSync(join(tmpdir(), "mortise-postgres-"));
  const owner = ownerOf(folder);
  const data = join(folder, "data");
  await promisify(execFile)(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
    owner,
  );
  const fast = durable ? [] : ["-c", "fsync=off", "-c", "full_page_writes=off"];
  const options = ["-c", "max_connections=200", ...fast];
  // The port is chosen at the last moment, because another program may take it.
  const port = await freePort();
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...options],
    {
      ...owner,
      stdio: "ignore",
    },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, () => server.exitCode !== null);
  return {
    url,
    async stop() {
      server.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Waits for the cluster as long as the tests that use it do, which is a minute. On a busy machine it may take that
 * long.
 */
async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 1200; ; tries -= 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (tries === 0 || hasEnded()) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end();
    }
  }
}

/** Returns the folder with `initdb` and `postgres`, of the newest version installed. */
export function findPrograms(): string | undefined {
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

/**
 * Gives the folder to the package's own user, and returns that user, if this process runs as root, as which PostgreSQL
 * refuses to run.
 */
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
