// What the HTTP edges of both APIs work with.
import type { Metrics } from "../../base/metrics/metrics.ts";
import type { CallServices } from "../call-context.ts";
import type { Pulse } from "./stood-still.ts";

export interface HttpServices extends CallServices {
  /** Scheme and host under which people reach this server; undefined = as each request says. */
  publicUrl: string | undefined;
  /** Takes a line for the operator. */
  log: (message: string) => void;
  /** Whether long answers are compressed for callers that take that. */
  compress: boolean;
  /** What is counted for whoever runs the server. */
  metrics: Metrics;
  /** Tells whether this process stood still, and requests waited for it. */
  pulse: Pulse;
}
