// A system of locks, as the server uses it. The driver may run in the server or in a process of its own.
import type { Driver } from "../../driver/driver.ts";
import type { DriverAccount, DriverFactory, SystemSettings } from "../../driver/driver-factory.ts";
import type { AddressRule } from "../../base/outgoing/address-rule.ts";

type Announcement = NonNullable<DriverFactory["announcement"]>;

/** Data for a driver's process, in place of the functions that a driver in the server gets. */
interface AsData {
  /** Secrets of the account, by name. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Rule for the addresses that the driver may connect to. The driver's process makes its `dial` function from it. */
  readonly addressRule: AddressRule;
}

export type LinkAccount = DriverAccount & AsData;

/** A system of locks. Every {@link DriverFactory} is one. */
export interface LockSystem extends Omit<DriverFactory, "read" | "probe" | "connect" | "announcement"> {
  readonly announcement?: Omit<Announcement, "detail"> & {
    detail?(facts: ReadonlyMap<string, string>): string | undefined | Promise<string | undefined>;
  };
  /** Longest start of the driver's process before a probe. @default 0, for a driver without a process */
  readonly startPatienceMs?: number;
  read(typed: Readonly<Record<string, string>>): SystemSettings | Promise<SystemSettings>;
  probe(what: Parameters<DriverFactory["probe"]>[0] & AsData, signal: AbortSignal): ReturnType<DriverFactory["probe"]>;
  /** @throws DriverLostError if the driver's process ends meanwhile */
  connect(account: LinkAccount): Driver | Promise<Driver>;
}
