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

export function mortalDriver(database: Database): MortalDriver {
  const lock = sandboxDriver(database);
  let death: Moment | undefined;
  async function mortal<Answer>(call: () => Promise<Answer> | undefined): Promise<Answer> {
    const moment = death;
    death = undefined;
    if (moment === "lost") throw new DriverError("timeout", "No answer came.", { applied: "unknown" });
    const answer = moment === "before" ? undefined : await call();
    if (answer === undefined || moment !== undefined) throw new Error("The process has died.");
    return answer;
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
      death = moment;
    },
  };
}
