// What a link that could not be made is to the server: whether a secret was refused, and how soon it is tried again.
import type { ConnectError } from "../base/outgoing/connect-error.ts";
import { DriverError } from "./driver.ts";

/** An address that is not allowed stays so until the operator changes something. */
const notAllowedPauseMs = 300_000;

export const linkFault = (error: ConnectError): DriverError =>
  new DriverError(error.code === "bad_credentials" ? "auth" : "unreachable", error.message, {
    cause: error,
    ...(error.code === "address_not_allowed" && { retry_after_ms: notAllowedPauseMs }),
  });
