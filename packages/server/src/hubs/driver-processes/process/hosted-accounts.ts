// The accounts of a driver's process, each with its driver, which the server opens, runs, calls and closes.
import type { Driver, Op } from "../../../driver/driver.ts";
import { DriverError } from "../../../driver/driver.ts";
import type { LinkAccount, LockSystem } from "../lock-system.ts";
import type { HostedAccount, Question } from "../messages.ts";
import { shapeOf } from "./driver-shape.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

interface Hosted {
  driver: Driver;
  outbox: Outbox;
  released: AbortController;
  /** Ends the current run. */
  endRun: ((error: DriverError) => void) | undefined;
}

interface Setting {
  factoryOf(this: void, kind: string): LockSystem;
  accountOf(this: void, account: HostedAccount, released: AbortSignal): LinkAccount;
  sendEvents(this: void, account: string, events: readonly object[]): void;
}

type Asked<About> = Extract<Question, { about: About }>;

/** Longest wait for the last events of a run. */
const emptyPatienceMs = 1000;

export function hostAccounts({ factoryOf, accountOf, sendEvents }: Setting) {
  const hosted = new Map<string, Hosted>();

  function find(account: string): Hosted {
    const found = hosted.get(account);
    if (!found) throw new DriverError("unreachable", "The account is not open in this process.");
    return found;
  }

  return {
    async open({ account }: Asked<"open">): Promise<object> {
      const { connected_account_id: id, kind } = account;
      const released = new AbortController();
      const driver = await factoryOf(kind).connect(accountOf(account, released.signal));
      const outbox = createOutbox({
        send: (events) => sendEvents(id, events),
        overflow: () =>
          hosted.get(id)?.endRun?.(new DriverError("internal", "The driver sent more than the server accepts.")),
      });
      hosted.set(id, { driver, outbox, released, endRun: undefined });
      return shapeOf(driver);
    },

    async run({ account }: Asked<"run">, signal: AbortSignal): Promise<object> {
      const own = find(account);
      const ended = new AbortController();
      const { promise: broken, reject } = Promise.withResolvers<never>();
      own.endRun = (error) => {
        reject(error);
        ended.abort();
      };
      try {
        const whole = AbortSignal.any([signal, ended.signal]);
        await Promise.race([broken, own.driver.run?.(own.outbox.put, whole)]);
        return {};
      } finally {
        own.endRun = undefined;
        await Promise.race([own.outbox.emptied(), new Promise((go) => setTimeout(go, emptyPatienceMs).unref())]);
      }
    },

    async call({ account, part, method, input }: Asked<"call">, signal: AbortSignal): Promise<unknown> {
      const { driver } = find(account);
      const holder = part === null ? driver : driver[part as "bolt"];
      const operation = (holder as Record<string, unknown> | undefined)?.[method];
      if (typeof operation !== "function") throw new DriverError("unsupported", "The driver cannot do this.");
      const op = { ...(input.at(-1) as Op), signal };
      return operation.call(holder, ...input.slice(0, -1), op) as unknown;
    },

    close({ account }: Asked<"close">): object {
      const own = hosted.get(account);
      hosted.delete(account);
      own?.endRun?.(new DriverError("unreachable", "The account was closed."));
      own?.released.abort();
      return {};
    },

    took: (account: string) => hosted.get(account)?.outbox.took(),

    questions: (): Record<string, Readonly<Record<string, number>>> =>
      Object.fromEntries([...hosted].map(([id, { driver }]) => [id, driver.questions?.() ?? {}])),
  };
}
