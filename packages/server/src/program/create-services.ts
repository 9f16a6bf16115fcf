// Makes the services of a server from its options.
import { climateCommandKind, runClimateCommand } from "../doors/commands/climate-commands.ts";
import { keepClimate } from "../doors/climate/keep.ts";
import { climateJobKind } from "../doors/climate/wake.ts";
import { systemClock } from "../base/clock.ts";
import { goRound, roundsJobKind } from "../doors/slots/audit/daily-audit.ts";
import { reconcileCodes } from "../doors/slots/reconcile.ts";
import { codesJobKind } from "../doors/slots/wake-codes.ts";
import { reconcileGrant } from "../doors/grants/reconcile-grant.ts";
import { carryOutRuns, customerRunsJobKind } from "../doors/customers/carry-out-runs.ts";
import { forgetResults, forgetResultsJobKind } from "../doors/customers/forget-results.ts";
import { grantJobKind } from "../base/jobs/grant-job.ts";
import { createEndpointRules } from "../webhooks/delivery/request/endpoint-rules.ts";
import { noMetrics } from "../base/metrics/metrics.ts";
import { createResolveHost } from "../base/outgoing/resolve-host.ts";
import { createDeliveries } from "../webhooks/delivery/service.ts";
import { loginJobKind, sweepLogin } from "../doors/accounts/connected-account-state.ts";
import { repairSpaceIds, spaceIdsJobKind } from "../doors/spaces/tell-spaces.ts";
import { accountJobKind, sweepAccount } from "../doors/accounts/delete-account.ts";
import { emptyJobKind, sweepWorkspace } from "../doors/devices/empty-workspace.ts";
import { Drivers } from "../driver/drivers.ts";
import { autoLockJobKind, runAutoLockCommand } from "../doors/commands/auto-lock-commands.ts";
import { lockJobKind } from "../base/jobs/lock-command-job.ts";
import { tellOfRelock } from "../api/sandbox/relock.ts";
import { relockJobKind } from "../hubs/sandbox/relock-job.ts";
import { noiseJobKind } from "../doors/commands/noise-commands.ts";
import { movementJobKind, tellMovement } from "../doors/reports/movements.ts";
import { pingJobKind } from "../doors/consequences/ask-again.ts";
import { pingDevice } from "../doors/reports/ping.ts";
import { runLockCommand } from "../doors/commands/run-lock-command.ts";
import { runNoiseCommand } from "../doors/commands/run-noise-command.ts";
import { digitsJobKind, forgetDigits } from "../doors/events/deleted-digits.ts";
import { forgetHistory, historyJobKind } from "../doors/events/history.ts";
import type { JobHandler } from "../base/jobs/jobs.ts";
import { createAccountLinks } from "../hubs/links/account-links.ts";
import { createLookLimit } from "../hubs/links/look-limit.ts";
import { sandboxDriver } from "../hubs/sandbox/driver.ts";
import { sandboxHold } from "../hubs/sandbox/hold.ts";
import type { Services } from "./services.ts";
import { createPulse } from "../api/http/stood-still.ts";
import { createWorker } from "../base/jobs/worker.ts";
import { seedWorld } from "../hubs/worlds/seed-world.ts";
import type { ServerOptions } from "./server-options.ts";

/** Kinds of jobs that a person waits for. */
const commandKinds = [lockJobKind, autoLockJobKind, climateCommandKind, noiseJobKind];

export function createServices({
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
  issueLeadMinutes,
  webhooks,
  hubResolve,
  steadyNow,
}: ServerOptions): Services {
  const handlers: Record<string, JobHandler> = {
    [lockJobKind]: (job) => runLockCommand(services, job),
    [autoLockJobKind]: (job) => runAutoLockCommand(services, job),
    [relockJobKind]: (job) => tellOfRelock(services, job),
    [codesJobKind]: (job) => reconcileCodes(services, job),
    [grantJobKind]: (job) => reconcileGrant({ database, clock, issueLeadMinutes }, job),
    [pingJobKind]: (job) => pingDevice(services, job),
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
    [customerRunsJobKind]: (job) => carryOutRuns({ database, clock, secret }, job),
    [forgetResultsJobKind]: (job) => forgetResults({ database, clock }, job),
    [spaceIdsJobKind]: (job) => repairSpaceIds(database, job),
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
    pulse: steadyNow ? createPulse(steadyNow, steadyNow) : createPulse(),
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
