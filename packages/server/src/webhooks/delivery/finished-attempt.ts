import type { WebhookAttemptRow } from "../../base/db/webhook-schema.ts";
import type { Receiver } from "./endpoint/receiver.ts";
import type { RetryAfter } from "./request/retry-after.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

/** A finished attempt, or a delivery without anything to send. */
export interface FinishedAttempt {
  delivery_id: number;
  workspace_id: string;
  /** Name of its claim. */
  lease: string;
  /** Number of failed scheduled attempts before. */
  failures: number;
  /** The attempt; `undefined` if there was nothing to send any more. */
  attempt: WebhookAttemptRow | undefined;
  receiver: Receiver;
  /** Pause that the receiver requested, if any. */
  retryAfter?: RetryAfter | undefined;
  at: WorkspaceTime;
}
