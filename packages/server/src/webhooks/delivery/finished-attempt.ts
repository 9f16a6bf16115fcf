import type { WebhookAttemptRow } from "../../base/db/webhook-schema.ts";
import type { Receiver } from "./endpoint/receiver.ts";
import type { RetryAfter } from "./request/retry-after.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

/** An attempt that is over, or was not to be made. */
export interface FinishedAttempt {
  delivery_id: number;
  workspace_id: string;
  /** The claim it was made under. */
  lease: string;
  /** Scheduled attempts that had failed before. */
  failures: number;
  /** undefined: there was nothing to send any more. */
  attempt: WebhookAttemptRow | undefined;
  receiver: Receiver;
  /** How long the receiver wants to be left alone, if it said so. */
  retryAfter?: RetryAfter | undefined;
  at: WorkspaceTime;
}
