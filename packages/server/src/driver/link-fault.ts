// Translates a failed connection into a fault, with the time until the next try.
import type { ConnectError } from "../base/outgoing/connect-error.ts";
import { DriverError } from "./driver.ts";

/** Pause after an address was refused. Only the operator can allow it, so there is no hurry. */
const notAllowedPauseMs = 300_000;

export const linkFault = (error: ConnectError): DriverError =>
  new DriverError(error.code === "bad_credentials" ? "auth" : "unreachable", error.message, {
    cause: error,
    ...(error.code === "address_not_allowed" && { retry_after_ms: notAllowedPauseMs }),
  });
