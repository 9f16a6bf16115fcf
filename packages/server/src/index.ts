// The package's entry: a server as one fetch function over a database and a clock.
import type { IncomingMessage } from "node:http";
import { sandbox } from "@mortise/contract";
import { Hono } from "hono";
import { climateCommandKind, runClimateCommand } from "./doors/commands/climate-commands.ts";
import { keepClimate } from "./doors/climate/keep.ts";
import { climateJobKind } from "./doors/climate/wake.ts";
import { type Clock, systemClock } from "./base/clock.ts";
import { goRound, lookAfterRounds, roundsJobKind } from "./doors/slots/audit/daily-audit.ts";
import { reconcileCodes } from "./doors/slots/reconcile.ts";
import { codesJobKind } from "./doors/slots/wake-codes.ts";
import { connectApp } from "./api/connect/connect-app.ts";
import { isForPerson, sorryPage } from "./api/connect/sorry-page.ts";
import { callPaths } from "./api/http/call-path.ts";
import { corsHeaders } from "./api/http/cors.ts";
import { pathNotFound } from "./base/errors.ts";
import { createDemo, type Demo } from "./api/demo/demo.ts";
import { demoSessionApp } from "./api/demo/demo-session.ts";
import type { Database } from "./base/db/database.ts";
import { databaseIdOf } from "./base/db/files/database-id.ts";
import { createEndpointRules } from "./webhooks/delivery/request/endpoint-rules.ts";
import { type Metrics, noMetrics } from "./base/metrics/metrics.ts";
import { createResolveHost, type ResolveHost } from "./base/outgoing/resolve-host.ts";
import { createDeliveries, type WebhookOptions } from "./webhooks/delivery/service.ts";
import { loginJobKind, sweepLogin } from "./doors/accounts/connected-account-state.ts";
import { accountJobKind, sweepAccount } from "./doors/accounts/delete-account.ts";
import { emptyJobKind, sweepWorkspace } from "./doors/devices/empty-workspace.ts";
import type { Driver } from "./driver/driver.ts";
import type { LockSystem } from "./hubs/driver-processes/lock-system.ts";
import { Drivers } from "./driver/drivers.ts";
import { autoLockJobKind, runAutoLockCommand } from "./doors/commands/auto-lock-commands.ts";
import { lockJobKind } from "./base/jobs/lock-command-job.ts";
import { tellOfRelock } from "./api/sandbox/relock.ts";
import { relockJobKind } from "./hubs/sandbox/relock-job.ts";
import { noiseJobKind } from "./doors/commands/noise-commands.ts";
import { movementJobKind, tellMovement } from "./doors/reports/movements.ts";
import { ping, pingJobKind } from "./doors/reports/ping.ts";
import { runLockCommand } from "./doors/commands/run-lock-command.ts";
import { runNoiseCommand } from "./doors/commands/run-noise-command.ts";
import { digitsJobKind, forgetDigits, lookAfterDigits } from "./doors/events/deleted-digits.ts";
import { forgetHistory, historyJobKind, lookAfterHistory } from "./doors/events/history.ts";
import { packFiles } from "./api/http/pack-files.ts";
import { eventStreamApp } from "./api/http/stream/event-stream.ts";
import { healthApp } from "./api/http/health.ts";
import { brokenPage, type Env, platformApp, refuse } from "./api/http/platform-http.ts";
import type { JobHandler } from "./base/jobs/jobs.ts";
import { managementFetch } from "./api/http/management-http.ts";
import { lookOf } from "./api/management/portal-look.ts";
import { createAccountLinks } from "./hubs/links/account-links.ts";
import { createLookLimit } from "./hubs/links/look-limit.ts";
import { sealAddresses } from "./hubs/links/seal-addresses.ts";
import { createSeal } from "./base/secrets/sealed-text.ts";
import { referenceApp } from "./api/reference/reference-app.ts";
import { platformHandlers, platformTable } from "./api/platform/platform.ts";
import { sandboxDriver } from "./hubs/sandbox/driver.ts";
import { sandboxHold } from "./hubs/sandbox/hold.ts";
import { sandboxHandlers } from "./api/sandbox/sandbox.ts";
import type { Services } from "./program/services.ts";
import { staticApp } from "./api/http/static.ts";
import { createPulse } from "./api/http/stood-still.ts";
import { createWorker } from "./base/jobs/worker.ts";
import { seedWorld } from "./hubs/worlds/seed-world.ts";

export { manualClock, systemClock } from "./base/clock.ts";
export type { Clock, ManualClock } from "./base/clock.ts";
export type { Database } from "./base/db/database.ts";
export type { WebhookOptions } from "./webhooks/delivery/service.ts";
export { createOrganizationToken } from "./api/management/tokens.ts";
export { openPostgres } from "./base/db/engines/postgres.ts";
export { openSqlite } from "./base/db/engines/sqlite.ts";

export interface ServerOptions {
  database: Database;
  /** @default the system's clock */
  clock?: Clock;
  /** Derives client session tokens; 32 random bytes, the same after every start. */
  secret: Uint8Array;
  /** Drivers besides that of the simulated locks, each for all accounts that name it. */
  drivers?: readonly Driver[];
  /** Ways of reaching locks that need a link per account. @default none */
  systems?: readonly LockSystem[];
  /** Private addresses and networks where such systems may be connected in the hosted flow. @default none */
  hubAllow?: readonly string[];
  /** Certificate authorities, as PEM texts, that hubs are checked against. @default Node's own */
  hubAuthorities?: readonly string[] | undefined;
  /** Host name of a hub → addresses. @default the system's name servers */
  hubResolve?: ResolveHost;
  /** Scheme and host under which people reach the server. @default as each request says */
  publicUrl?: string;
  /**
   * The address it listens on, under which the demo hands out keys besides loopback names and `publicUrl`. @default
   * none
   */
  host?: string;
  /** Serves the demo pages; their keys are kept in this folder. @default no demo */
  demoFolder?: string;
  /** One line for the operator. @default nothing */
  log?: (message: string) => void;
  /** Real milliseconds after which another process may take a job over. @default 8000 */
  leaseMs?: number;
  /** For how many days history (events, attempts, webhook messages) is kept. @default for good */
  keepDays?: number;
  /** For how many days events and attempts keep the digits of deleted codes. @default for good */
  keepDigitsDays?: number;
  /** Where the server counts what it does. @default nowhere */
  metrics?: Metrics;
  /** Whether long answers are compressed for callers that take that. @default true */
  compress?: boolean;
  /** How webhooks are delivered. */
  webhooks?: WebhookOptions;
  /** Real milliseconds that go on while the process is stopped. @default performance.now */
  steadyNow?: () => number;
}

export interface Server {
  fetch(request: Request, env?: { incoming?: IncomingMessage }): Promise<Response>;
  /** Runs all jobs and deliveries that are due, and those that they make due, until none is left. */
  tick(): Promise<void>;
  /**
   * From now on `/health` answers 503, so that a load balancer sends no more requests here; those that come are
   * answered as ever.
   */
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
  const databaseId = await databaseIdOf(options.database.query);
  const app = createApp(services, { demo, host: options.host, isLeaving: () => isLeaving, databaseId });
  const { worker, deliveries } = services;
  const manage = managementFetch(services);
  await lookAfterRounds(services);
  await lookAfterHistory({ ...services, keepDays: options.keepDays });
  await lookAfterDigits({ ...services, keepDigitsDays: options.keepDigitsDays });
  await sealAddresses({ ...services, seal: createSeal(services.secret) });
  services.links.start();
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
      services.pulse.stop();
      await worker.stop();
      await services.links.stop();
      await deliveries.stop();
    },
    services,
    demo,
  };
}

/** Jobs that a person waits for. */
const commandKinds = [lockJobKind, autoLockJobKind, climateCommandKind, noiseJobKind];

function createServices({
  database,
  clock = systemClock,
  secret,
  drivers = [],
  systems = [],
  hubAllow = [],
  hubAuthorities: authorities,
  publicUrl,
  log = () => {},
  compress = true,
  metrics = noMetrics,
  leaseMs,
  keepDays,
  keepDigitsDays,
  webhooks,
  hubResolve,
  steadyNow,
}: ServerOptions): Services {
  const handlers: Record<string, JobHandler> = {
    [lockJobKind]: (job) => runLockCommand(services, job),
    [autoLockJobKind]: (job) => runAutoLockCommand(services, job),
    [relockJobKind]: (job) => tellOfRelock(services, job),
    [codesJobKind]: (job) => reconcileCodes(services, job),
    [pingJobKind]: (job) => ping(services, job),
    [movementJobKind]: (job) => tellMovement(services, job),
    [climateJobKind]: (job) => keepClimate(services, job),
    [climateCommandKind]: (job) => runClimateCommand(services, job),
    [noiseJobKind]: (job) => runNoiseCommand(services, job),
    [roundsJobKind]: (job) => goRound(services, job),
    [historyJobKind]: (job) => forgetHistory({ database, clock, keepDays }, job),
    [digitsJobKind]: (job) => forgetDigits({ database, clock, keepDigitsDays }, job),
    [accountJobKind]: (job) => sweepAccount(services, job),
    [loginJobKind]: (job) => sweepLogin(database, job),
    [emptyJobKind]: (job) => sweepWorkspace(database, job),
  };
  const resolveHost = createResolveHost();
  const leased = leaseMs === undefined ? {} : { leaseMs };
  const network = { allow: hubAllow, authorities, resolve: hubResolve ?? resolveHost };
  const links = createAccountLinks({ database, clock, secret, factories: systems, network, log, ...leased });
  const services: Services = {
    database,
    clock,
    secret,
    publicUrl,
    log,
    compress,
    metrics,
    pulse: createPulse(steadyNow),
    seedWorld,
    drivers: new Drivers([sandboxDriver(database), ...drivers], links),
    hold: sandboxHold,
    systems,
    hubs: { ...network, looks: createLookLimit() },
    links,
    endpointRules: createEndpointRules({ resolve: resolveHost, ...webhooks }),
    deliveries: createDeliveries({ database, clock, secret, log, metrics }, { resolve: resolveHost, ...webhooks }),
    worker: createWorker({
      database,
      clock,
      handlers,
      log,
      links: () => links.held(),
      commands: commandKinds,
      ...leased,
    }),
  };
  return services;
}

interface AppOptions {
  demo: Demo | undefined;
  host: string | undefined;
  isLeaving: () => boolean;
  databaseId: string | undefined;
}

function createApp(services: Services, { demo, host, isLeaving, databaseId }: AppOptions): Hono<Env> {
  const app = new Hono<Env>({ getPath: callPaths(platformTable, sandbox) });
  const corsOf = (request: Request) => corsHeaders(request.headers.get("origin"), crypto.randomUUID());
  const noSuchPath = ({ method, url }: Request) => pathNotFound(method, new URL(url).pathname);
  app.options("*", (c) => new Response(null, { status: 200, headers: corsOf(c.req.raw) }));
  app.route("/", platformApp(services, platformTable, platformHandlers));
  app.route("/", platformApp(services, sandbox, sandboxHandlers));
  app.route("/", eventStreamApp(services));
  app.route("/", healthApp(services, isLeaving, databaseId));
  // What is mounted from here on is files, documents and pages.
  if (services.compress) app.use(packFiles);
  app.route("/", connectApp(services));
  app.route("/", referenceApp(services));
  if (demo) app.route("/", demoSessionApp(services, demo, host));
  app.route("/", staticApp({ demo: demo !== undefined, lookOf: (id) => lookOf(services.database.query, id) }));
  app.onError((error, c) => brokenPage(services, error, c));
  app.notFound(({ req: { raw } }) => {
    const headers = corsOf(raw);
    if (isForPerson(raw)) return sorryPage(raw, 404, new Headers(headers));
    return refuse(services, noSuchPath(raw), headers["seam-request-id"] ?? "", headers);
  });
  return app;
}
