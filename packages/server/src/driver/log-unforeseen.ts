// A fault of a driver's own, for the operator: what was thrown, where, and nothing that may be a PIN or a token.
import { stackInSources } from "../base/text/stack-in-sources.ts";
import { type Driver, DriverError } from "./driver.ts";

interface Log {
  log: (message: string) => void;
}

/** Logs what a driver threw that is no {@link DriverError}. Its message is left out: it may hold anything. */
export function logUnforeseen({ log }: Log, { kind }: Pick<Driver, "kind">, answer: object): void {
  if (answer instanceof DriverError && answer.fault === "internal" && answer.cause !== undefined)
    log(`The driver ${kind} failed in a way that nobody foresaw: ${whatAndWhere(answer.cause)}`);
}

/** The kind of an error and the place in the code, without its message. */
export function whatAndWhere(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `it threw a ${typeof thrown}`;
  const { name, message } = thrown;
  const stack = stackInSources(thrown);
  // A driver may put anything into a name, and lines like those of a stack into a message.
  const what = /^[A-Za-z]{1,40}$/.test(name) ? name : "Error";
  const frames = stack.slice(stack.indexOf(message) + message.length);
  const place = /^\s*at .*$/m.exec(frames)?.[0].trim();
  return place === undefined ? what : `${what} ${place}`;
}
