// Carries errors of a driver through the channel: the process writes them as data, the server makes errors of them
// again.
import { ConnectError, type ConnectErrorCode } from "../../base/outgoing/connect-error.ts";
import { DriverError, type Fault } from "../../driver/driver.ts";
import { whatAndWhere } from "../../driver/log-unforeseen.ts";
import { SettingsError } from "../../base/settings-error.ts";
import type { Failure } from "./messages.ts";

const longestMessage = 4000;
const cut = (text: unknown): string => (typeof text === "string" ? text.slice(0, longestMessage) : "");

export function failureOf(error: unknown): Failure {
  if (error instanceof DriverError) {
    const { fault, applied, retry_after_ms, message } = error;
    const wait = typeof retry_after_ms === "number" ? { retry_after_ms } : {};
    return { of: "driver", fault, applied: applied === "no" ? "no" : "unknown", ...wait, message: cut(message) };
  }
  if (error instanceof ConnectError) return { of: "connect", code: error.code, message: cut(error.message) };
  if (error instanceof SettingsError) return { of: "settings", message: cut(error.message) };
  return { of: "unforeseen", what: whatAndWhere(error).slice(0, 1000) };
}

/** An unexpected error of a driver: its kind and place, without its message. */
export class UnforeseenError extends Error {
  static {
    this.prototype.name = "UnforeseenError";
  }
}

/** @param isFault - Whether a word is a known fault. Any other word counts as `internal`. */
export function errorOf(failure: Failure, isFault: (word: string) => boolean): Error {
  switch (failure.of) {
    case "driver": {
      const { fault, applied, retry_after_ms, message } = failure;
      const options = retry_after_ms === undefined ? { applied } : { applied, retry_after_ms };
      return new DriverError(isFault(fault) ? (fault as Fault) : "internal", message, options);
    }
    case "connect":
      return new ConnectError(failure.code as ConnectErrorCode, failure.message);
    case "settings":
      return new SettingsError(failure.message);
    case "unforeseen":
      return new UnforeseenError(failure.what);
  }
}
