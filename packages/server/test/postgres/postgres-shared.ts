// One PostgreSQL cluster for all test files of a run, started at the first request. It has databases of the newest
// layout: the migrations run once, and tests use copies one after another.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { databasePool } from "./database-pool.ts";
import { type Postgres, postgresAt, sharedName } from "./postgres.ts";
import { startCluster } from "./postgres-cluster.ts";

interface Shared {
  url: string;
  answer(request: IncomingMessage): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Answers `/` with the cluster's address and `/take` with a database's. An unused database's address is posted to
 * `/give-back`.
 */
export default async function setup(): Promise<() => Promise<void>> {
  let shared: Promise<Shared> | undefined;
  const server = createServer((request, response) => {
    shared ??= start();
    // A kept connection may be closed just as the next test sends a request.
    response.setHeader("connection", "close");
    shared
      .then((each) => each.answer(request))
      .then(
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
  const cluster = given ? undefined : await startCluster(false);
  const url = given ?? cluster?.url ?? "";
  const postgres = postgresAt(url);
  let template: Promise<string> | undefined;
  const pool = databasePool(async () => postgres.createDatabase(await (template ??= migrated(postgres))));
  return {
    url,
    async answer(request) {
      if (request.url === "/take") return pool.take();
      if (request.url !== "/give-back") return url;
      pool.giveBack(await text(request));
      return "";
    },
    stop: () => (cluster ?? postgres).stop(),
  };
}

/** Creates the template, and disconnects from it, because PostgreSQL would refuse to copy it otherwise. */
async function migrated(postgres: Postgres): Promise<string> {
  // Only runs that use PostgreSQL load the database's code.
  const { openPostgres } = await import("../../src/base/db/engines/postgres.ts");
  const url = await postgres.createDatabase();
  await (await openPostgres({ url })).close();
  return url;
}
