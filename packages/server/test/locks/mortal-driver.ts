// A driver of simulated locks whose server may be killed during a call. Then the server neither learns nor stores the
// outcome.
import type { Database } from "../../src/base/db/database.ts";
import { DriverError } from "../../src/driver/driver.ts";
import { type SandboxDriver, sandboxDriver } from "../../src/hubs/sandbox/driver.ts";

/**
 * Time of the server's death: before the lock gets the command, or after it was carried out. With `lost`, the command
 * is lost and no server dies.
 */
export type Moment = "before" | "after" | "lost";

interface MortalDriver {
  driver: SandboxDriver;
  dieNext: (moment: Moment) => void;
}

/** Effect on the next call to a lock: the call fails, or the whole process is killed. */
export interface Fate {
  next?: { moment: Moment; isKilled?: boolean } | undefined;
}

/** Creates the driver. All processes that use the locks share `fate`. `kill` ends this one. */
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
  const driver: SandboxDriver = {
    ...lock,
    codes: {
      ...lock.codes,
      readSlots: (op) => mortal(() => lock.codes.readSlots(op)),
      write: (write, op) => mortal(() => lock.codes.write(write, op)),
      clear: (slot, op) => mortal(() => lock.codes.clear(slot, op)),
    },
  };
  return {
    driver,
    dieNext(moment) {
      fate.next = { moment };
    },
  };
}
