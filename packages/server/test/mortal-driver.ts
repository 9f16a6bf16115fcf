// Simulated locks, and a server that may die while it speaks to one: it neither hears nor notes what came of it.
import type { Database } from "../src/db/database.ts";
import { type Driver, DriverError } from "../src/drivers/driver.ts";
import { sandboxDriver } from "../src/drivers/sandbox.ts";

/** Before the lock has heard, or after it has done what it was told; `lost`: it never hears, and nobody dies, but nobody knows. */
export type Moment = "before" | "after" | "lost";

export interface MortalDriver {
  driver: Driver;
  dieNext: (moment: Moment) => void;
}

/** When whoever speaks to a lock next dies: what it was doing comes to nothing, or the whole process is killed. */
export interface Fate {
  next?: { moment: Moment; isKilled?: boolean } | undefined;
}

/** `fate`: shared by all processes that speak to the locks; `kill`: ends this one. */
export function mortalDriver(database: Database, fate: Fate = {}, kill: () => void = () => undefined): MortalDriver {
  const lock = sandboxDriver(database);
  async function mortal<Answer>(call: () => Promise<Answer> | undefined): Promise<Answer> {
    const { moment, isKilled } = fate.next ?? {};
    delete fate.next;
    if (moment === "lost") throw new DriverError("timeout", "No answer came.", { applied: "unknown" });
    const answer = moment === "before" ? undefined : await call();
    if (answer !== undefined && moment === undefined) return answer;
    if (isKilled) kill();
    throw new Error("The process has died.");
  }
  const driver: Driver = {
    ...lock,
    readSlots: (op) => mortal(() => lock.readSlots?.(op)),
    writeCode: (write, op) => mortal(() => lock.writeCode?.(write, op)),
    clearCode: (slot, op) => mortal(() => lock.clearCode?.(slot, op)),
  };
  return {
    driver,
    dieNext(moment) {
      fate.next = { moment };
    },
  };
}
