// The error of a driver's process that could not be started because the machine had no room for it. No hub and no
// driver is blamed, and the next try may succeed.
import { DriverError } from "../../driver/driver.ts";
import type { DriverProcess } from "./driver-process.ts";

export class NotStartedError extends DriverError {
  static {
    this.prototype.name = "NotStartedError";
  }
}

const why = "could not be started";

export const neverStarted: DriverProcess = {
  ask: () =>
    Promise.reject(
      new NotStartedError(
        "unreachable",
        `The process of this driver ${why}: the machine has too few open files, processes or memory left. Raise the ` +
          "server's limits (such as LimitNOFILE and TasksMax). It is tried again.",
      ),
    ),
  attach: () => {},
  detach: () => {},
  questions: () => ({}),
  started: Promise.resolve(false),
  isEnded: true,
  ended: Promise.resolve(why),
  end: () => {},
};
