// Which driver runs an account's devices.
import type { Driver } from "./driver.ts";

export class Drivers {
  readonly #byName: ReadonlyMap<string, Driver>;

  constructor(drivers: readonly Driver[]) {
    this.#byName = new Map(drivers.map((driver) => [driver.kind, driver]));
  }

  named(name: string): Driver {
    const driver = this.#byName.get(name);
    if (!driver) throw new Error(`No driver is called ${name}.`);
    return driver;
  }
}
