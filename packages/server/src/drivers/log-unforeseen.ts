// A fault of a driver's own, for the operator: what was thrown, where, and nothing that may be a PIN or a token.
import { type Driver, DriverError } from "./driver.ts";

interface Log {
  log: (message: string) => void;
}

/** Logs what a driver threw that is no {@link DriverError}. Its message is left out: it may hold anything. */
export function logUnforeseen({ log }: Log, { kind }: Pick<Driver, "kind">, answer: object): void {
  if (answer instanceof DriverError && answer.fault === "internal" && answer.cause !== undefined)
    log(`The driver ${kind} failed in a way that nobody foresaw: ${whatAndWhere(answer.cause)}`);
}

function whatAndWhere(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `it threw a ${typeof thrown}`;
  const place = /^\s*at .*$/m.exec(thrown.stack ?? "")?.[0].trim();
  return place === undefined ? thrown.name : `${thrown.name} ${place}`;
}
