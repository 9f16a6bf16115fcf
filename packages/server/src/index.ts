// The package's entry: a server as one fetch function over a database and a clock.
import type { IncomingMessage } from "node:http";
import { sandbox } from "@mortise/contract";
import { Hono } from "hono";
import { climateCommandKind, runClimateCommand } from "./climate/command.ts";
import { keepClimate } from "./climate/keep.ts";
import { climateJobKind } from "./climate/wake.ts";
import { type Clock, systemClock } from "./clock.ts";
import { goRound, lookAfterRounds, roundsJobKind } from "./codes/rounds.ts";
import { reconcileCodes } from "./codes/reconcile.ts";
import { codesJobKind } from "./codes/schedule.ts";
import { connectApp } from "./connect/connect-app.ts";
import { isForPerson, sorryPage } from "./connect/sorry-page.ts";
import { callPaths } from "./http/call-path.ts";
import { corsHeaders } from "./http/cors.ts";
import { createDemo, type Demo } from "./demo/demo.ts";
import { demoSessionApp } from "./demo/demo-session.ts";
import type { Database } from "./db/database.ts";
import { createDeliveries, type WebhookOptions } from "./delivery/service.ts";
import { loginJobKind, sweepLogin } from "./devices/connected-account-state.ts";
import { accountJobKind, sweepAccount } from "./devices/delete-account.ts";
import { emptyJobKind, sweepWorkspace } from "./devices/empty-workspace.ts";
import type { Driver } from "./drivers/driver.ts";
import { Drivers } from "./drivers/drivers.ts";
import { autoLockJobKind, runAutoLockCommand } from "./drivers/auto-lock-commands.ts";
import { lockJobKind } from "./drivers/lock-commands.ts";
import { tellOfRelock } from "./drivers/sandbox-relock.ts";
import { relockJobKind } from "./drivers/sandbox-relock-job.ts";
import { noiseJobKind } from "./drivers/noise-commands.ts";
import { ping, pingJobKind } from "./drivers/ping.ts";
import { runLockCommand } from "./drivers/run-lock-command.ts";
import { runNoiseCommand } from "./drivers/run-noise-command.ts";
import { forgetHistory, historyJobKind, lookAfterHistory } from "./history.ts";
import { eventStreamApp } from "./http/event-stream.ts";
import { healthApp } from "./http/health.ts";
import { brokenPage, type Env, platformApp } from "./http/platform-http.ts";
import type { JobHandler } from "./jobs/jobs.ts";
import { managementFetch } from "./http/management-http.ts";
import { referenceApp } from "./reference/reference-app.ts";
import { platformHandlers, platformTable } from "./platform/platform.ts";
import { sandboxDriver } from "./drivers/sandbox.ts";
import { sandboxHandlers } from "./sandbox/sandbox.ts";
import type { Services } from "./services.ts";
import { staticApp } from "./http/static.ts";
import { createWorker } from "./jobs/worker.ts";
import { seedWorld } from "./worlds/seed-world.ts";

export { manualClock, systemClock } from "./clock.ts";
export type { Clock, ManualClock } from "./clock.ts";
export type { Database } from "./db/database.ts";
export type { WebhookOptions } from "./delivery/service.ts";
export { createOrganizationToken } from "./management/tokens.ts";
export { openPostgres } from "./db/postgres.ts";
export { openSqlite } from "./db/sqlite.ts";

export interface ServerOptions {
  database: Database;
  /** @default the system's clock */
  clock?: Clock;
  /** Derives client session tokens; 32 random bytes, the same after every start. */
  secret: Uint8Array;
  /** Drivers besides that of the simulated locks. */
  drivers?: readonly Driver[];
  /** Scheme and host under which people reach the server. @default as each request says */
  publicUrl?: string;
  /** Serves the demo pages; their keys are kept in this folder. @default no demo */
  demoFolder?: string;
  /** One line for the operator. @default nothing */
  log?: (message: string) => void;
  /** Real milliseconds after which another process may take a job over. @default 10000 */
  leaseMs?: number;
  /** For how many days history (events, attempts, webhook messages) is kept. @default for good */
  keepDays?: number;
  /** How webhooks are delivered. */
  webhooks?: WebhookOptions;
}

export interface Server {
  fetch(request: Request, env?: { incoming?: IncomingMessage }): Promise<Response>;
  /** Runs all jobs and deliveries that are due, and those that they make due, until none is left. */
  tick(): Promise<void>;
  /** From now on `/health` answers 503, so that a load balancer sends no more requests here; those that come are answered as ever. */
  leave(): void;
  /** Lets jobs in flight end; the database stays open. */
  close(): Promise<void>;
  readonly services: Services;
  readonly demo: Demo | undefined;
}

export async function createServer(options: ServerOptions): Promise<Server> {
  const services = createServices(options);
  const demo = options.demoFolder === undefined ? undefined : createDemo(services, options.demoFolder);
  let isLeaving = false;
  const app = createApp(services, demo, () => isLeaving);
  const { worker, deliveries } = services;
  const manage = managementFetch(services);
  await lookAfterRounds(services);
  await lookAfterHistory({ ...services, keepDays: options.keepDays });
  worker.start();
  await deliveries.start();
  return {
    fetch: async (request, env) => manage(request, env?.incoming) ?? app.fetch(request, env ?? {}),
    async tick() {
      await worker.tick();
      await deliveries.tick();
    },
    leave() {
      isLeaving = true;
    },
    async close() {
      await worker.stop();
      await deliveries.stop();
    },
    services,
    demo,
  };
}

function createServices({
  database,
  clock = systemClock,
  secret,
  drivers = [],
  publicUrl,
  log = () => {},
  leaseMs,
  keepDays,
  webhooks,
}: ServerOptions): Services {
  const handlers: Record<string, JobHandler> = {
    [lockJobKind]: (job) => runLockCommand(services, job),
    [autoLockJobKind]: (job) => runAutoLockCommand(services, job),
    [relockJobKind]: (job) => tellOfRelock(services, job),
    [codesJobKind]: (job) => reconcileCodes(services, job),
    [pingJobKind]: (job) => ping(services, job),
    [climateJobKind]: (job) => keepClimate(services, job),
    [climateCommandKind]: (job) => runClimateCommand(services, job),
    [noiseJobKind]: (job) => runNoiseCommand(services, job),
    [roundsJobKind]: (job) => goRound(services, job),
    [historyJobKind]: (job) => forgetHistory({ database, clock, keepDays }, job),
    [accountJobKind]: (job) => sweepAccount(services, job),
    [loginJobKind]: (job) => sweepLogin(database, job),
    [emptyJobKind]: (job) => sweepWorkspace(database, job),
  };
  const services: Services = {
    database,
    clock,
    secret,
    publicUrl,
    log,
    seedWorld,
    drivers: new Drivers([sandboxDriver(database), ...drivers]),
    deliveries: createDeliveries({ database, clock, secret, log }, webhooks),
    worker: createWorker({ database, clock, handlers, log, ...(leaseMs === undefined ? {} : { leaseMs }) }),
  };
  return services;
}

function createApp(services: Services, demo: Demo | undefined, isLeaving: () => boolean): Hono<Env> {
  const app = new Hono<Env>({ getPath: callPaths(platformTable, sandbox) });
  const corsOf = (request: Request) => corsHeaders(request.headers.get("origin"), crypto.randomUUID());
  app.options("*", (c) => new Response(null, { status: 200, headers: corsOf(c.req.raw) }));
  app.route("/", platformApp(services, platformTable, platformHandlers));
  app.route("/", platformApp(services, sandbox, sandboxHandlers));
  app.route("/", connectApp(services));
  app.route("/", eventStreamApp(services));
  app.route("/", healthApp(services, isLeaving));
  app.route("/", referenceApp(services));
  if (demo) app.route("/", demoSessionApp(services, demo));
  app.route("/", staticApp({ demo: demo !== undefined }));
  app.onError((error, c) => brokenPage(services, error, c));
  // Set here: where a response brings headers of its own, the Node adapter sends no default content type.
  const plain = { "content-type": "text/plain; charset=utf-8" };
  app.notFound(({ req: { raw } }) => {
    const headers = new Headers({ ...corsOf(raw), ...plain });
    return isForPerson(raw) ? sorryPage(raw, 404, headers) : new Response("Not found\n", { status: 404, headers });
  });
  return app;
}
