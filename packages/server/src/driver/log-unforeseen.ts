// Logs an unexpected error of a driver for the operator: its kind and place, and nothing that may be a PIN or a token.
import { stackInSources } from "../base/text/stack-in-sources.ts";
import { type Driver, DriverError } from "./driver.ts";

interface Log {
  log: (message: string) => void;
}

/**
 * Logs the cause of an `internal` fault, which is the driver's unexpected error. Ignores every other answer. The
 * cause's message is left out, because it may hold anything.
 */
export function logUnforeseen({ log }: Log, { kind }: Pick<Driver, "kind">, answer: object): void {
  if (answer instanceof DriverError && answer.fault === "internal" && answer.cause !== undefined)
    log(`The driver ${kind} failed in an unexpected way: ${whatAndWhere(answer.cause)}`);
}

/** Kind of an error and its place in the code, without its message. */
export function whatAndWhere(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `it threw a ${typeof thrown}`;
  const { name, message } = thrown;
  const stack = stackInSources(thrown);
  // Names and messages come from the driver: a name may hold anything, a message may imitate a stack.
  const what = /^[A-Za-z]{1,40}$/.test(name) ? name : "Error";
  const frames = stack.slice(stack.indexOf(message) + message.length);
  const place = /^\s*at .*$/m.exec(frames)?.[0].trim();
  return place === undefined ? what : `${what} ${place}`;
}
