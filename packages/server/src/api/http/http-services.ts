// Services for the HTTP edges of both APIs.
import type { Metrics } from "../../base/metrics/metrics.ts";
import type { CallServices } from "../call-context.ts";
import type { Pulse } from "./stood-still.ts";

export interface HttpServices extends CallServices {
  /** Public scheme and host of this server; `undefined` to take them from each request. */
  publicUrl: string | undefined;
  /** Logs a line for the operator. */
  log: (message: string) => void;
  /** Whether long answers are compressed for callers that accept it. */
  compress: boolean;
  /** Metrics for the operator. */
  metrics: Metrics;
  /** Detects that this process stood still, so that requests waited. */
  pulse: Pulse;
}
