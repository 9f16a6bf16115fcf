// The door: a server as one fetch function over a database and a clock.
import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { type Clock, systemClock } from "./clock.ts";
import { corsHeaders } from "./cors.ts";
import type { Database } from "./db/database.ts";
import type { Driver } from "./drivers/driver.ts";
import { Drivers } from "./drivers/drivers.ts";
import { lockJobKind } from "./drivers/lock-commands.ts";
import { runLockCommand } from "./drivers/run-lock-command.ts";
import { type Env, platformApp } from "./http.ts";
import { platformHandlers, platformTable } from "./platform/platform.ts";
import type { Services } from "./services.ts";
import { createWorker } from "./worker.ts";

export { manualClock, systemClock } from "./clock.ts";
export type { Clock, ManualClock } from "./clock.ts";
export type { Database } from "./db/database.ts";
export { openPostgres } from "./db/postgres.ts";
export { openSqlite } from "./db/sqlite.ts";

export interface ServerOptions {
  database: Database;
  /** @default the system's clock */
  clock?: Clock;
  /** Derives client session tokens; 32 random bytes, the same after every start. */
  secret: Uint8Array;
  /** How locks are reached. */
  drivers?: readonly Driver[];
  /** Scheme and host under which people reach the server. @default as each request says */
  publicUrl?: string;
  /** One line for the operator. @default nothing */
  log?: (message: string) => void;
  /** Real milliseconds after which another process may take a job over. @default 30000 */
  leaseMs?: number;
}

export interface Server {
  fetch(request: Request, env?: { incoming?: IncomingMessage }): Promise<Response>;
  /** Runs all that is due, and what that makes due, to its end. */
  tick(): Promise<void>;
  /** Lets jobs in flight end; the database stays open. */
  close(): Promise<void>;
  readonly services: Services;
}

export async function createServer({
  database,
  clock = systemClock,
  secret,
  drivers = [],
  publicUrl,
  log = () => {},
  leaseMs,
}: ServerOptions): Promise<Server> {
  const services = { database, clock, secret, drivers: new Drivers(drivers), publicUrl, log } as Services;
  const handlers = { [lockJobKind]: (job: Parameters<typeof runLockCommand>[1]) => runLockCommand(services, job) };
  services.worker = createWorker({ database, clock, handlers, log, ...(leaseMs === undefined ? {} : { leaseMs }) });
  const app = new Hono<Env>();
  app.options("*", (c) => new Response(null, { status: 200, headers: corsHeaders(c.req.raw.headers.get("origin"), crypto.randomUUID()) }));
  app.route("/", platformApp(services, platformTable, platformHandlers));
  app.notFound(
    (c) => new Response("Not found\n", { status: 404, headers: corsHeaders(c.req.raw.headers.get("origin"), crypto.randomUUID()) }),
  );
  services.worker.start();
  return {
    fetch: async (request, env) => app.fetch(request, env ?? {}),
    tick: () => services.worker.tick(),
    close: () => services.worker.stop(),
    services,
  };
}
