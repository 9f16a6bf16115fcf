// A way of reaching locks, as the server uses it: its driver may run here, or in a process of its own.
import type { Driver } from "./driver.ts";
import type { DriverAccount, DriverFactory, SystemSettings } from "./driver-factory.ts";

type Announcement = NonNullable<DriverFactory["announcement"]>;

/** All secrets that the account was connected with, by name: a process is given them as data. */
interface Secrets {
  readonly secrets: Readonly<Record<string, string>>;
}

export type LinkAccount = DriverAccount & Secrets;

/** Every {@link DriverFactory} is one. */
export interface LockSystem extends Omit<DriverFactory, "read" | "probe" | "connect" | "announcement"> {
  readonly announcement?: Omit<Announcement, "detail"> & {
    detail?(facts: ReadonlyMap<string, string>): string | undefined | Promise<string | undefined>;
  };
  read(typed: Readonly<Record<string, string>>): SystemSettings | Promise<SystemSettings>;
  probe(what: Parameters<DriverFactory["probe"]>[0] & Secrets, signal: AbortSignal): ReturnType<DriverFactory["probe"]>;
  /** @throws DriverLostError when the process of the driver ends meanwhile */
  connect(account: LinkAccount): Driver | Promise<Driver>;
}
