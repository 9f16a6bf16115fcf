// Assembles the delivery half of the webhook service.
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { Metrics } from "../../base/metrics/metrics.ts";
import { createSeal } from "../../base/secrets/sealed-text.ts";
import { addressGuard } from "../../base/outgoing/address-guard.ts";
import { createResolveHost, type ResolveHost } from "../../base/outgoing/resolve-host.ts";
import { createSender, type Sender } from "./request/send.ts";
import type { Worker } from "../../base/queue/queue.ts";
import { createDeliveryWorker } from "./worker.ts";

export interface WebhookOptions {
  /** Allowed private addresses and networks, e.g. `127.0.0.0/8`. @default none */
  allow?: readonly string[];
  /** Whether endpoints in `allow` may lack TLS outside sandboxes. @default false */
  http?: boolean;
  /** Time limit for a receiver's answer in real milliseconds. @default 15000 */
  timeoutMs?: number;
  /** Look-up of host names. @default the system's name servers */
  resolve?: ResolveHost;
  /** Concurrent attempts. @default 256 */
  concurrency?: number;
  /** Length of a lease in real milliseconds. @default 60000 */
  leaseMs?: number;
  /** Random number from 0 to 1, which spreads retries. @default Math.random */
  random?: () => number;
}

const defaultTimeoutMs = 15_000;

interface Needs {
  database: Database;
  clock: Clock;
  secret: Uint8Array;
  log: (message: string) => void;
  metrics: Pick<Metrics, "delivery">;
}

export function createDeliveries(
  { database, clock, secret, log, metrics }: Needs,
  options: WebhookOptions = {},
): Worker {
  const {
    allow = [],
    timeoutMs = defaultTimeoutMs,
    resolve = createResolveHost(),
    concurrency,
    leaseMs,
    random,
  } = options;
  const sender = createSender({ guard: addressGuard(allow), resolve, timeoutMs });
  return createDeliveryWorker({
    database,
    clock,
    seal: createSeal(secret),
    sender: counted(sender, metrics),
    log,
    concurrency,
    leaseMs,
    random,
  });
}

/** Counts outcomes of attempts. One that the server ended has no outcome. */
const counted = (sender: Sender, metrics: Pick<Metrics, "delivery">): Sender => ({
  close: () => sender.close(),
  async send(outgoing) {
    const outcome = await sender.send(outgoing);
    metrics.delivery(outcome.isSuccess ? "success" : "fail");
    return outcome;
  },
});
