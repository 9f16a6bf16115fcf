// What the server counts about itself. The rooms that work tell it here, and know nothing of the format it is read in.

export interface Metrics {
  /** `call`: the path of the contract's row, which has no ids in it. */
  request(api: "platform" | "webhooks", call: string, status: number, seconds: number): void;
  /** `outcome`: `success`, or the fault it ended with. */
  command(driver: string, kind: string, outcome: string): void;
  delivery(outcome: "success" | "fail"): void;
  /** `change`: 1 when an event stream opens, -1 when it ends. */
  streams(change: 1 | -1): void;
}

/** Nobody reads them. */
export const noMetrics: Metrics = { request() {}, command() {}, delivery() {}, streams() {} };
