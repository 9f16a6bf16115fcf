// A way of reaching locks, as the server uses it: its driver may run here, or in a process of its own.
import type { Driver } from "../../driver/driver.ts";
import type { DriverAccount, DriverFactory, SystemSettings } from "../../driver/driver-factory.ts";
import type { AddressRule } from "../../base/outgoing/address-rule.ts";

type Announcement = NonNullable<DriverFactory["announcement"]>;

/** What a process is given as data, where a driver here is given functions. */
interface AsData {
  /** All secrets that the account was connected with, by name. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The rule behind `dial`. */
  readonly addressRule: AddressRule;
}

export type LinkAccount = DriverAccount & AsData;

/** Every {@link DriverFactory} is one. */
export interface LockSystem extends Omit<DriverFactory, "read" | "probe" | "connect" | "announcement"> {
  readonly announcement?: Omit<Announcement, "detail"> & {
    detail?(facts: ReadonlyMap<string, string>): string | undefined | Promise<string | undefined>;
  };
  /** How long its process may take to start, before a look begins. @default 0: it has none */
  readonly startPatienceMs?: number;
  read(typed: Readonly<Record<string, string>>): SystemSettings | Promise<SystemSettings>;
  probe(what: Parameters<DriverFactory["probe"]>[0] & AsData, signal: AbortSignal): ReturnType<DriverFactory["probe"]>;
  /** @throws DriverLostError when the process of the driver ends meanwhile */
  connect(account: LinkAccount): Driver | Promise<Driver>;
}
