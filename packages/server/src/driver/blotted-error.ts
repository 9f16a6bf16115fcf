// Copies an error that a driver threw, with every secret blotted out of message, name and stack. Only the copy reaches
// logs, answers and the database.
import type { Blot } from "../base/text/blotter.ts";
import { stackInSources } from "../base/text/stack-in-sources.ts";
import { ConnectError, isConnectErrorCode } from "../base/outgoing/connect-error.ts";
import { DriverError } from "./driver.ts";
import { DriverLostError } from "./driver-lost.ts";
import { isFault } from "./fault-errors.ts";

/** Levels of `cause` that are kept. */
const deepest = 3;

export function blottedError(thrown: unknown, blot: Blot, depth = 0): Error {
  try {
    return told(thrown, blot, depth);
  } catch {
    return named("Unreadable", "A driver threw something that cannot be read.");
  }
}

function told(thrown: unknown, blot: Blot, depth: number): Error {
  if (!(thrown instanceof Error)) return named(`Thrown${capital(typeof thrown)}`, blot(String(thrown)));
  const message = blot(thrown.message);
  if (thrown instanceof ConnectError)
    return new ConnectError(isConnectErrorCode(thrown.code) ? thrown.code : "not_this_system", message);
  if (thrown instanceof DriverLostError) return new DriverLostError(blot(thrown.why), thrown.applied === "unknown");
  if (thrown instanceof DriverError) return driverError(thrown, message, { blot, depth });
  const error = named(blot(thrown.name), message);
  error.stack = `${error.name}: ${message}\n${framesIn(thrown, blot)}`;
  return error;
}

interface Told {
  blot: Blot;
  depth: number;
}

function driverError(
  { fault, applied, retry_after_ms, cause }: DriverError,
  message: string,
  { blot, depth }: Told,
): DriverError {
  return new DriverError(isFault(fault) ? fault : "internal", message, {
    applied: applied === "no" ? "no" : "unknown",
    ...(Number.isFinite(retry_after_ms) && { retry_after_ms: Number(retry_after_ms) }),
    ...(cause !== undefined && depth < deepest && { cause: blottedError(cause, blot, depth + 1) }),
  });
}

function named(name: string, message: string): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}`;
  return error;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A stack frame: its place, then line and column of up to three digits each. A longer number may be a PIN. */
const frame = /^(\s*at .*?)((?::\d{1,3}){0,2}\)?)$/;

function framesIn(thrown: Error, blot: Blot): string {
  const { message } = thrown;
  const stack = stackInSources(thrown);
  const below = stack.slice(stack.indexOf(message) + message.length);
  return below
    .split("\n")
    .flatMap((line) => {
      const [, place = "", position = ""] = frame.exec(line) ?? [];
      return place === "" ? [] : [`    ${blot(place).trim()}${position}`];
    })
    .join("\n");
}
