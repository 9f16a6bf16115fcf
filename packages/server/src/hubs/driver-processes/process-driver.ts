// Wraps a driver's process in the driver interface that the rest of the server uses. The wrapper outlives its process:
// the next run starts a new one.
import { DriverError, type Driver, type DriverEvent, type LockReport, type Op } from "../../driver/driver.ts";
import type { DriverAccount } from "../../driver/driver-factory.ts";
import { readAnswer } from "./answer-schemas.ts";
import { type DriverProcess, LateError } from "./driver-process.ts";
import { driverEvent } from "./event-schema.ts";
import type { HostedAccount } from "./messages.ts";
import { withRests } from "./paced.ts";
import { type DriverShape, type Part, partNames } from "./process/driver-shape.ts";
import { readShape } from "./shape-schema.ts";

interface Setting {
  account: DriverAccount;
  hosted: HostedAccount;
  /** Returns the process in which the account's driver runs now. */
  enter(this: void): DriverProcess;
  leave(this: void): void;
}

/** @throws DriverLostError, DriverError */
export async function openProcessDriver({ account, hosted, enter, leave }: Setting): Promise<Driver> {
  const id = hosted.connected_account_id;
  let process = enter();
  account.released.addEventListener("abort", release, { once: true });
  const shape = await open().catch((error: unknown) => {
    account.released.removeEventListener("abort", release);
    release();
    throw error;
  });

  async function open(): Promise<DriverShape> {
    process.attach(id, {
      take: async () => {},
      log: (message) => account.log(message),
      readKept: () => account.keep.read(),
      writeKept: (value) => account.keep.write(value),
    });
    return readShape(await process.ask({ about: "open", account: hosted }, AbortSignal.timeout(openPatienceMs)));
  }

  function release(): void {
    process.detach(id);
    process.ask({ about: "close", account: id }).catch(() => "the process has ended");
    leave();
  }

  async function run(emit: (event: DriverEvent) => void, signal: AbortSignal): Promise<void> {
    if (process.isEnded) {
      process = enter();
      await open();
    }
    const own = process;
    own.attach(id, { ...listenerOf(emit), log: (message) => account.log(message), ...keepOf(account) });
    try {
      await own.ask({ about: "run", account: id }, signal);
    } catch (error) {
      if (error instanceof LateError) own.end("did not stop when it was told to");
      throw error;
    }
  }

  /** Makes the listener for a run. Its `take` resolves a pause after `emit` has stored the events. */
  function listenerOf(emit: (event: DriverEvent) => unknown) {
    const take = withRests(async (events: readonly unknown[]) => {
      let unread = 0;
      let taken: unknown;
      for (const raw of events) {
        const event = driverEvent(raw);
        if (event) taken = emit(event);
        else unread += 1;
      }
      if (unread > 0) account.log("The driver sent data in an unknown form, which was ignored.");
      await taken;
    });
    return { take };
  }

  async function call(part: Part | null, method: string, input: readonly unknown[]): Promise<object> {
    const { signal, ...op } = input.at(-1) as Partial<Op>;
    if (signal?.aborted) throw new DriverError("timeout", "There was no time left to ask the driver.");
    const question = { about: "call", account: id, part, method, input: [...input.slice(0, -1), op] } as const;
    const answer = readAnswer(part === null ? method : `${part}.${method}`, await process.ask(question, signal));
    if (!answer)
      throw new DriverError("internal", "The driver answered in a form that cannot be read.", { applied: "unknown" });
    return answer;
  }

  const partOf = (name: Part) =>
    Object.fromEntries(
      (shape.parts[name] ?? []).map((method) => [method, (...input: unknown[]) => call(name, method, input)]),
    );
  const parts = Object.fromEntries(partNames.flatMap((name) => (shape.parts[name] ? [[name, partOf(name)]] : [])));
  return {
    kind: shape.kind,
    keepsOperations: shape.keepsOperations,
    run,
    ...(shape.countsQuestions && { questions: () => process.questions(id) }),
    readState: (op) => call(null, "readState", [op]) as Promise<LockReport>,
    ...parts,
  };
}

const openPatienceMs = 10_000;

const keepOf = ({ keep }: DriverAccount) => ({
  readKept: () => keep.read(),
  writeKept: (value: unknown) => keep.write(value),
});
