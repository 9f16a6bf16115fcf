// Interface through which the server's modules count their work, independent of the format of the metrics.

export interface Metrics {
  /** Counts a request. @param call - Path of the contract's row, which contains no ids. */
  request(api: "platform" | "webhooks", call: string, status: number, seconds: number): void;
  /** Counts a command. @param outcome - `success`, or the fault. */
  command(driver: string, kind: string, outcome: string): void;
  delivery(outcome: "success" | "fail"): void;
  /** Counts event streams. @param change - 1 if a stream opens, -1 if it ends. */
  streams(change: 1 | -1): void;
}

/** Counts nothing, for a server without metrics. */
export const noMetrics: Metrics = { request() {}, command() {}, delivery() {}, streams() {} };
