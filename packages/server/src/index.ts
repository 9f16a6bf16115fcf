// The package's entry: a server as one fetch function over a database and a clock.
import type { IncomingMessage } from "node:http";
import { sandbox } from "@mortise/contract";
import { Hono } from "hono";
import { climateCommandKind, runClimateCommand } from "./climate/command.ts";
import { keepClimate } from "./climate/keep.ts";
import { climateJobKind } from "./climate/wake.ts";
import { type Clock, systemClock } from "./clock.ts";
import { goRound, lookAfterRounds, roundsJobKind } from "./code-slots/audit/daily-audit.ts";
import { reconcileCodes } from "./code-slots/reconcile.ts";
import { codesJobKind } from "./code-slots/wake-codes.ts";
import { connectApp } from "./connect/connect-app.ts";
import { isForPerson, sorryPage } from "./connect/sorry-page.ts";
import { callPaths } from "./http/call-path.ts";
import { corsHeaders } from "./http/cors.ts";
import { pathNotFound } from "./errors.ts";
import { createDemo, type Demo } from "./demo/demo.ts";
import { demoSessionApp } from "./demo/demo-session.ts";
import type { Database } from "./db/database.ts";
import { databaseIdOf } from "./db/files/database-id.ts";
import { createEndpointRules } from "./delivery/request/endpoint-rules.ts";
import { type Metrics, noMetrics } from "./metrics/metrics.ts";
import { createResolveHost, type ResolveHost } from "./outgoing/resolve-host.ts";
import { createDeliveries, type WebhookOptions } from "./delivery/service.ts";
import { loginJobKind, sweepLogin } from "./devices/connected-account-state.ts";
import { accountJobKind, sweepAccount } from "./devices/delete-account.ts";
import { emptyJobKind, sweepWorkspace } from "./devices/empty-workspace.ts";
import type { Driver } from "./drivers/driver.ts";
import type { LockSystem } from "./driver-processes/lock-system.ts";
import { Drivers } from "./drivers/drivers.ts";
import { autoLockJobKind, runAutoLockCommand } from "./device-commands/auto-lock-commands.ts";
import { lockJobKind } from "./jobs/lock-command-job.ts";
import { tellOfRelock } from "./sandbox/relock.ts";
import { relockJobKind } from "./drivers/sandbox/relock-job.ts";
import { noiseJobKind } from "./device-commands/noise-commands.ts";
import { movementJobKind, tellMovement } from "./reports/movements.ts";
import { ping, pingJobKind } from "./reports/ping.ts";
import { runLockCommand } from "./device-commands/run-lock-command.ts";
import { runNoiseCommand } from "./device-commands/run-noise-command.ts";
import { digitsJobKind, forgetDigits, lookAfterDigits } from "./events/deleted-digits.ts";
import { forgetHistory, historyJobKind, lookAfterHistory } from "./events/history.ts";
import { packFiles } from "./http/pack-files.ts";
import { eventStreamApp } from "./http/stream/event-stream.ts";
import { healthApp } from "./http/health.ts";
import { brokenPage, type Env, platformApp, refuse } from "./http/platform-http.ts";
import type { JobHandler } from "./jobs/jobs.ts";
import { managementFetch } from "./http/management-http.ts";
import { lookOf } from "./management/portal-look.ts";
import { createAccountLinks } from "./links/account-links.ts";
import { createLookLimit } from "./links/look-limit.ts";
import { sealAddresses } from "./links/seal-addresses.ts";
import { createSeal } from "./secrets/sealed-text.ts";
import { referenceApp } from "./reference/reference-app.ts";
import { platformHandlers, platformTable } from "./platform/platform.ts";
import { sandboxDriver } from "./drivers/sandbox/driver.ts";
import { sandboxHold } from "./drivers/sandbox/hold.ts";
import { sandboxHandlers } from "./sandbox/sandbox.ts";
import type { Services } from "./services.ts";
import { staticApp } from "./http/static.ts";
import { createPulse } from "./http/stood-still.ts";
import { createWorker } from "./jobs/worker.ts";
import { seedWorld } from "./worlds/seed-world.ts";

export { manualClock, systemClock } from "./clock.ts";
export type { Clock, ManualClock } from "./clock.ts";
export type { Database } from "./db/database.ts";
export type { WebhookOptions } from "./delivery/service.ts";
export { createOrganizationToken } from "./management/tokens.ts";
export { openPostgres } from "./db/engines/postgres.ts";
export { openSqlite } from "./db/engines/sqlite.ts";

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
