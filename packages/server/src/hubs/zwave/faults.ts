// Translates refusals of the Z-Wave JS server to faults. The server's messages are not passed on, because they may hold
// digits.
import { DriverError } from "../../driver/driver.ts";

export interface ServerRefusal {
  errorCode?: string | undefined;
  zwaveErrorCode?: number | undefined;
}

export function faultOf({ errorCode, zwaveErrorCode }: ServerRefusal): DriverError {
  if (errorCode === "node_not_found") return new DriverError("gone", "The Z-Wave network has no such node any more.");
  switch (zwaveErrorCode) {
    case 201:
      return new DriverError("timeout", "The lock did not answer over Z-Wave.", { applied: "unknown" });
    case 202:
    case 204:
      // The command may have arrived, with only the acknowledgement lost.
      return new DriverError("unreachable", "The lock cannot be reached over Z-Wave.", { applied: "unknown" });
    case 322:
      return new DriverError(
        "invalid_code",
        "The lock does not take digits like these, or has no such place for them.",
      );
    case 303:
    case 320:
    case 321:
      return new DriverError("unsupported", "The lock cannot do this.");
    default:
      if (errorCode === "unknown_command")
        return new DriverError("unsupported", "This version of the Z-Wave JS server cannot do this.");
      return new DriverError(
        "internal",
        `The Z-Wave JS server refused (${zwaveErrorCode ?? errorCode ?? "no reason given"}).`,
        {
          applied: "unknown",
        },
      );
  }
}
