// Runs a driver over a hub as the server does, and records all its events and logs.
import type { DriverEvent, LockDriver } from "../../packages/server/src/driver/driver.ts";
import type { DriverAccount, DriverFactory } from "../../packages/server/src/driver/driver-factory.ts";
import { superviseRun } from "../../packages/server/src/hubs/links/supervised-run.ts";
import { anyDial } from "../../packages/server/test/locks/any-dial.ts";

export interface DriverRun {
  driver: LockDriver;
  told: DriverEvent[];
  log: string[];
  /** Resolves once the link is up again. */
  isUpAgain(): Promise<void>;
  stop(): Promise<void>;
}

export async function runDriver(system: DriverFactory, typed: Record<string, string>): Promise<DriverRun> {
  const what = system.read(typed);
  const [told, log]: [DriverEvent[], string[]] = [[], []];
  const account: DriverAccount = {
    connected_account_id: "test",
    settings: what.settings,
    secret: (name) => what.secrets[name],
    log: (line) => void log.push(line),
    keep: { read: async () => null, write: async () => {} },
    dial: anyDial,
    now: () => Date.now(),
    released: new AbortController().signal,
  };
  const driver = system.connect(account) as LockDriver;
  const run = superviseRun({ connect: () => driver, emit: (event) => void told.push(event), now: () => Date.now() });
  const ups = () => told.filter((event) => event.type === "link" && event.up).length;
  const isUp = async (times: number) => {
    await until(() => ups() === times);
  };
  await isUp(1);
  await until(() => told.some(({ type }) => type === "device"));
  return { driver, told, log, isUpAgain: () => isUp(ups() + 1), stop: () => run.stop() };
}

/** Longest time for a hub to start and interview all its locks on a busy machine. */
const patienceMs = 60_000;
const lookEveryMs = 20;

async function until(isSo: () => boolean): Promise<void> {
  for (
    const end = performance.now() + patienceMs;
    !isSo();
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  )
    if (performance.now() > end) throw new Error("The driver told nothing in time.");
}
