// A driver of simulated locks whose server may die during a call: then the server never learns or stores the outcome.
import type { Database } from "../src/db/database.ts";
import { type Driver, DriverError } from "../src/drivers/driver.ts";
import { sandboxDriver } from "../src/drivers/sandbox.ts";

/** The server dies before the lock gets the command, or after it has carried it out. `lost`: the command is lost, and nobody dies. */
export type Moment = "before" | "after" | "lost";

export interface MortalDriver {
  driver: Driver;
  dieNext: (moment: Moment) => void;
}

/** What happens at the next call to a lock: the call fails, or the whole process is killed. */
export interface Fate {
  next?: { moment: Moment; isKilled?: boolean } | undefined;
}

/** `fate` is shared by all processes that use the locks; `kill` ends this one. */
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
