// Wraps a driver so that calls wait for a link that is being made, instead of failing at once.
import { type Driver, DriverError, type Op } from "../../driver/driver.ts";

/** Longest wait for the link, shorter than a command's deadline, because a person is at the door. */
const patienceMs = 5000;

interface LinkWait {
  /** Resolves to whether the link is up within `milliseconds`. */
  isUpWithin(this: void, milliseconds: number): Promise<boolean>;
}

export function patientDriver(driver: Driver, { isUpWithin }: LinkWait): Driver {
  const waiting =
    <Input extends unknown[], Answer>(call: (...input: Input) => Promise<Answer>) =>
    async (...input: Input): Promise<Answer> => {
      const op = input.at(-1) as Partial<Op>;
      const left = op.deadline === undefined || op.now === undefined ? patienceMs : op.deadline - op.now;
      if (!(await isUpWithin(Math.min(left, patienceMs))))
        throw new DriverError("unreachable", `The link of the ${driver.kind} account is down.`);
      return call(...input);
    };
  const { kind, keepsOperations = false, bolt, codes, climate, noise } = driver;
  return {
    kind,
    keepsOperations,
    readState: waiting((op: Op) => driver.readState(op)),
    ...(bolt && { bolt: patient(bolt, waiting) }),
    ...(codes && { codes: patient(codes, waiting) }),
    ...(climate && { climate: patient(climate, waiting) }),
    ...(noise && { noise: patient(noise, waiting) }),
  };
}

type Calls<Part> = { [Name in keyof Part]: Part[Name] };

/** Wraps every operation of a part. */
function patient<Part extends object>(
  part: Part,
  waiting: (call: (...input: unknown[]) => Promise<unknown>) => (...input: unknown[]) => Promise<unknown>,
): Part {
  const calls = part as Record<string, (...input: unknown[]) => Promise<unknown>>;
  const names = Object.keys(calls).filter((name) => typeof calls[name] === "function");
  return Object.fromEntries(
    names.map((name) => [name, waiting((...input) => calls[name]?.(...input) ?? Promise.resolve())]),
  ) as unknown as Calls<Part>;
}

/** Lets callers wait until a link is up. */
export function linkWait() {
  let isUp = false;
  let isRefused = false;
  const waiting = new Set<(isThere: boolean) => void>();
  return {
    tell(up: boolean): void {
      isUp = up;
      if (up && !isRefused) for (const end of waiting) end(true);
    },
    /** Sets whether another network answers. While it does, all calls fail at once. */
    refuse(refused: boolean): void {
      isRefused = refused;
      if (refused) for (const end of waiting) end(false);
    },
    isUpWithin(this: void, milliseconds: number): Promise<boolean> {
      if (isRefused) return Promise.resolve(false);
      if (isUp || milliseconds <= 0) return Promise.resolve(isUp);
      return new Promise((resolve) => {
        const end = (answer: boolean) => {
          clearTimeout(timer);
          waiting.delete(end);
          resolve(answer);
        };
        const timer = setTimeout(() => end(isUp && !isRefused), milliseconds);
        waiting.add(end);
      });
    },
  };
}
