// Wraps a driver so that all its errors pass the account's blotter. Errors reach jobs, logs, answers and the database
// only through this wrapper.
import { blottedError } from "../../driver/blotted-error.ts";
import type { Driver, Op } from "../../driver/driver.ts";
import type { Blot } from "../../base/text/blotter.ts";

type Call = (...input: unknown[]) => Promise<unknown>;

/** Does `work`, and blots its error. */
export async function callDiscreetly<Answer>(work: () => Answer | Promise<Answer>, blot: Blot): Promise<Answer> {
  try {
    return await work();
  } catch (thrown) {
    throw blottedError(thrown, blot);
  }
}

export function discreetDriver(driver: Driver, blot: Blot): Driver {
  const discreet =
    <Input extends unknown[], Answer>(call: (...input: Input) => Promise<Answer>) =>
    (...input: Input): Promise<Answer> =>
      callDiscreetly(() => call(...input), blot);
  const { kind, keepsOperations = false, bolt, codes, climate, noise } = driver;
  return {
    kind,
    keepsOperations,
    ...(driver.run && { run: discreet((emit, signal) => driver.run?.(emit, signal) ?? Promise.resolve()) }),
    ...(driver.questions && { questions: () => countsOf(driver) }),
    readState: discreet((op: Op) => driver.readState(op)),
    ...(bolt && { bolt: everyCall(bolt, discreet) }),
    ...(codes && { codes: everyCall(codes, discreet) }),
    ...(climate && { climate: everyCall(climate, discreet) }),
    ...(noise && { noise: everyCall(noise, discreet) }),
  };
}

/** Reads the driver's counts of readings. They matter little, so a failure is ignored. */
function countsOf(driver: Driver): Readonly<Record<string, number>> {
  try {
    return driver.questions?.() ?? {};
  } catch {
    return {};
  }
}

function everyCall<Part extends object>(part: Part, wrap: (call: Call) => Call): Part {
  const calls = part as Record<string, Call>;
  const names = Object.keys(calls).filter((name) => typeof calls[name] === "function");
  return Object.fromEntries(
    names.map((name) => [name, wrap(async (...input) => calls[name]?.(...input))]),
  ) as unknown as Part;
}
