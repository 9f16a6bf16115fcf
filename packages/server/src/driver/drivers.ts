// Finds the driver of an account: one that all accounts share, or the account's own, which holds a link to its system.
import type { ConnectedAccountRow } from "../base/db/schema.ts";
import { type Driver, DriverError } from "./driver.ts";

/** Drivers of the accounts whose link this process holds. */
export interface LinkedDrivers {
  driverOf(connected_account_id: string): Driver | undefined;
}

type Account = Pick<ConnectedAccountRow, "connected_account_id" | "driver">;

export class Drivers {
  readonly #shared: ReadonlyMap<string, Driver>;
  readonly #linked: LinkedDrivers;

  constructor(shared: readonly Driver[], linked: LinkedDrivers = { driverOf: () => undefined }) {
    this.#shared = new Map(shared.map((driver) => [driver.kind, driver]));
    this.#linked = linked;
  }

  /** Returns a driver that accounts share. */
  named(kind: string): Driver {
    const driver = this.#shared.get(kind);
    if (!driver) throw new Error(`No driver is called ${kind}.`);
    return driver;
  }

  /**
   * Returns the driver of an account. Never throws: if that driver does not run in this process, every call to the
   * returned one fails with `unreachable`, and no other account is affected.
   */
  of({ driver, connected_account_id }: Account): Driver {
    return this.#shared.get(driver) ?? this.#linked.driverOf(connected_account_id) ?? absentDriver(driver);
  }
}

function absentDriver(kind: string): Driver {
  const refuse = (): Promise<never> =>
    Promise.reject(new DriverError("unreachable", `The link of the ${kind} account is down.`));
  return {
    kind,
    readState: refuse,
    bolt: { setLocked: refuse, configureAutoLock: refuse },
    codes: { capabilities: refuse, readSlots: refuse, write: refuse, clear: refuse },
    climate: { set: refuse, setFanMode: refuse },
    noise: { write: refuse, clear: refuse },
  };
}
