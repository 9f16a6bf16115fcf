// The delivery half of the webhook service, put together.
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
  /** Private addresses and networks that deliveries may go to all the same, e.g. `127.0.0.0/8`. @default none */
  allow?: readonly string[];
  /** Whether endpoints in `allow` may be without TLS in workspaces that are no sandboxes. @default false */
  http?: boolean;
  /** Real milliseconds in which a receiver must have answered. @default 15000 */
  timeoutMs?: number;
  /** Host name → addresses. @default the system's name servers */
  resolve?: ResolveHost;
  /** Attempts under way at once. @default 256 */
  concurrency?: number;
  /** Real milliseconds after which another process may take a delivery over. @default 60000 */
  leaseMs?: number;
  /** 0 to 1; spreads retries. @default Math.random */
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

/** Counts how attempts end; one that was ended by the server has no outcome. */
const counted = (sender: Sender, metrics: Pick<Metrics, "delivery">): Sender => ({
  close: () => sender.close(),
  async send(outgoing) {
    const outcome = await sender.send(outgoing);
    metrics.delivery(outcome.isSuccess ? "success" : "fail");
    return outcome;
  },
});
