// Writes the server's metrics in Prometheus' format. Counters are kept in memory; work that waits in the database is
// queried at each reading, by indexed statements.
import { sql } from "kysely";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import { lastBackupAt } from "../db/backups/last-backup.ts";
import type { Database } from "../db/database.ts";
import { createDoorCounts } from "./count-doors.ts";
import type { Count } from "./door-tally.ts";
import type { Metrics } from "./metrics.ts";

export interface ReadableMetrics extends Metrics {
  readonly contentType: string;
  /** Resolves to all metrics as text. While the database is unavailable, `mortise_database_up` is 0. */
  read(): Promise<string>;
}

interface Needs {
  database: Database;
  clock: Clock;
  version: string;
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createPrometheus({ database, clock, version }: Needs): ReadableMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // These gauges have names of counters, which `promtool check metrics` refuses. The same figures exist under other
  // names.
  for (const name of ["handles", "requests", "resources"]) registry.removeSingleMetric(`nodejs_active_${name}_total`);
  new Gauge({
    name: "mortise_build_info",
    help: "Always 1; the version is its label.",
    labelNames: ["version"],
    registers,
  })
    .labels(version)
    .set(1);
  const requests = new Counter({
    name: "mortise_requests_total",
    help: "Requests answered, by API, call and status.",
    labelNames: ["api", "call", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "mortise_request_duration_seconds",
    help: "Time until a request was answered; a command sent with sync waits for its lock.",
    labelNames: ["api", "call"],
    buckets: requestBuckets,
    registers,
  });
  const commands = new Counter({
    name: "mortise_commands_total",
    help: "Commands to devices that have ended, by driver, kind and outcome: success, or the fault.",
    labelNames: ["driver", "kind", "outcome"],
    registers,
  });
  const deliveries = new Counter({
    name: "mortise_webhook_attempts_total",
    help: "Attempts to deliver a webhook message, by outcome.",
    labelNames: ["outcome"],
    registers,
  });
  const streams = new Gauge({ name: "mortise_event_streams", help: "Event streams that are open.", registers });
  const waiting = waitingGauges(registry, database);

  return {
    contentType: registry.contentType,
    request(api, call, status, took) {
      requests.inc({ api, call, status });
      seconds.observe({ api, call }, took);
    },
    command: (driver, kind, outcome) => commands.inc({ driver, kind, outcome }),
    delivery: (outcome) => deliveries.inc({ outcome }),
    streams: (change) => streams.inc(change),
    async read() {
      await waiting(clock.now());
      return registry.metrics();
    },
  };
}

interface Waiting {
  due: number | string;
  oldest: number | string | null;
}

interface WaitingJobs extends Waiting {
  /** Id of the oldest job that is due at once; `null` for none. */
  urgent: number | string | null;
}

/** Counts the delay of a job that is due at once from the reading that first found it. */
function createUrgentWatch(): (jobs: WaitingJobs, now: number) => Waiting {
  let seen: { urgent: number | string; since: number } | undefined;
  return ({ due, oldest, urgent }, now) => {
    if (urgent === null) seen = undefined;
    else if (seen?.urgent !== urgent) seen = { urgent, since: now };
    const times = [...(oldest === null ? [] : [Number(oldest)]), ...(seen ? [seen.since] : [])];
    return { due, oldest: times.length === 0 ? null : Math.min(...times) };
  };
}

/** Gauges of due work and its delay. A growing delay means that somebody waits. */
function waitingGauges(registry: Registry, database: Database): (now: number) => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: "mortise_database_up",
    help: "Whether the database answered at this reading.",
    registers,
  });
  const took = new Gauge({ name: "mortise_database_reading_seconds", help: "How long it took to answer.", registers });
  const jobsDue = new Gauge({ name: "mortise_jobs_due", help: "Jobs that are due and not begun.", registers });
  const jobsLate = new Gauge({
    name: "mortise_jobs_late_seconds",
    help: "How long the oldest of them has been due.",
    registers,
  });
  const deliveriesDue = new Gauge({
    name: "mortise_webhook_deliveries_due",
    help: "Deliveries that are due and not begun.",
    registers,
  });
  const deliveriesLate = new Gauge({
    name: "mortise_webhook_deliveries_late_seconds",
    help: "How long the oldest of them has been due.",
    registers,
  });
  const backup = new Gauge({
    name: "mortise_last_backup_timestamp_seconds",
    help: "When `mortise backup` last made one of this database, in seconds since 1970; 0: never.",
    registers,
  });
  const show = (due: Gauge, late: Gauge, { due: count, oldest }: Waiting, now: number) => {
    due.set(Number(count));
    late.set(oldest === null ? 0 : Math.max(0, now - Number(oldest)) / 1000);
  };
  const doors = doorGauges(registry, database);
  const withUrgent = createUrgentWatch();
  return async (now) => {
    const begun = performance.now();
    try {
      const { query } = database;
      // A job for another process's link counts too, because no other process may report its delay.
      // Jobs that are due at once have no time of their own (0 or less).
      const jobs = await sql<WaitingJobs>`select count(*) as due,
        min(case when run_at > 0 then run_at end) as oldest, min(case when run_at <= 0 then job_id end) as urgent
        from jobs where run_at <= ${now} and leased_until is null`.execute(query);
      const webhooks = await sql<Waiting>`select count(*) as due, min(due_at) as oldest from webhook_deliveries
        where due_at <= ${now} and leased_until is null`.execute(query);
      show(jobsDue, jobsLate, withUrgent(jobs.rows[0] as WaitingJobs, now), now);
      show(deliveriesDue, deliveriesLate, webhooks.rows[0] as Waiting, now);
      backup.set(((await lastBackupAt(query)) ?? 0) / 1000);
      await doors();
      up.set(1);
    } catch {
      // The reading reports the failure.
      up.set(0);
    }
    took.set((performance.now() - begun) / 1000);
  };
}

/** Gauges of all doors; none until {@link createDoorCounts} has counted them once. */
function doorGauges(registry: Registry, database: Database): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const gauges = {
    accounts: gauge("mortise_accounts", "Connected accounts, by driver: up, or down.", "driver", "state"),
    locks: gauge("mortise_locks", "Locks, by driver, connection and bolt.", "driver", "connection", "bolt"),
    codes: gauge("mortise_codes", "Access codes, by driver and state.", "driver", "state"),
    questions: gauge(
      "mortise_lock_questions_last_hour",
      "How often drivers asked locks where their bolt is, in the last hour.",
      "driver",
    ),
  };
  const count = createDoorCounts(database);
  const show = (shown: Gauge, counts: readonly Count[]) => {
    shown.reset();
    for (const { labels, value } of counts) shown.set(labels, value);
  };
  return async () => {
    const counts = await count();
    if (!counts) return;
    show(gauges.accounts, counts.accounts);
    show(gauges.locks, counts.locks);
    show(gauges.codes, counts.codes);
    show(gauges.questions, counts.questions);
  };
}
