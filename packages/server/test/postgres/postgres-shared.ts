// One PostgreSQL cluster for all test files of a run, started when the first of them asks; each file makes its own
// databases in it. One of them is a template: the migrations run once in a run, and files copy their outcome.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Postgres, postgresAt, sharedName } from "./postgres.ts";
import { startCluster } from "./postgres-cluster.ts";

interface Shared extends Postgres {
  url: string;
}

/** Answers `/` with the cluster's address, and `/migrated` with that of the template. */
export default async function setup(): Promise<() => Promise<void>> {
  let shared: Promise<Shared> | undefined;
  let template: Promise<string> | undefined;
  const server = createServer(({ url }, response) => {
    shared ??= start();
    if (url === "/migrated") template ??= shared.then(migrated);
    // A connection that is kept may be closed just as the next test asks over it.
    response.setHeader("connection", "close");
    (url === "/migrated" ? template : shared.then((each) => each.url))?.then(
      (address) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env[sharedName] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    await (await shared?.catch(() => undefined))?.stop();
  };
}

async function start(): Promise<Shared> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, ...postgresAt(given) };
  const cluster = await startCluster(false);
  return { url: cluster.url, ...postgresAt(cluster.url), stop: () => cluster.stop() };
}

/** Nobody stays connected to the template, because PostgreSQL would refuse to copy it. */
async function migrated(postgres: Postgres): Promise<string> {
  // Only runs that use PostgreSQL load the database's code.
  const { openPostgres } = await import("../../src/db/engines/postgres.ts");
  const url = await postgres.createDatabase();
  await (await openPostgres({ url })).close();
  return url;
}
