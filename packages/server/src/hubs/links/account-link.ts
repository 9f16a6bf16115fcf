// One account's link: runs its driver again and again, and writes its events into the database.
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { Driver } from "../../driver/driver.ts";
import type { DriverLostError } from "../../driver/driver-lost.ts";
import type { LockSystem } from "../driver-processes/lock-system.ts";
import type { Seal } from "../../base/secrets/sealed-text.ts";
import { accountForDriver, type LinkNetwork } from "./account-for-driver.ts";
import { createAccountFeed } from "./account-feed.ts";
import { discreetDriver, callDiscreetly } from "./discreet-driver.ts";
import type { AccountToLink } from "./linked-accounts.ts";
import { linkWait, patientDriver } from "./patient-driver.ts";
import { superviseRun } from "./supervised-run.ts";

export interface AccountLink {
  /** Account data from which the link was started. */
  account: AccountToLink;
  /** Driver; `undefined` if it is being made, paused or missing. */
  driver: Driver | undefined;
  /** Whether the driver is being made, and commands wait for it. Otherwise commands without a driver are refused. */
  isStarting: boolean;
  questions?(): Readonly<Record<string, number>> | undefined;
  stop(): Promise<void>;
}

interface Setting {
  database: Database;
  clock: Clock;
  seal: Seal;
  network: LinkNetwork;
  log(this: void, message: string): void;
  /** Called when the driver is made, or its first start has failed: waiting commands then run, or are refused. */
  ready(this: void): void;
  /** Called when the driver's process has ended. */
  lost(this: void, error: DriverLostError): void;
}

/** A link without a driver. */
export const idleLink = (account: AccountToLink): AccountLink => ({
  account,
  driver: undefined,
  isStarting: false,
  stop: async () => {},
});

/** @throws Error if the account's secrets cannot be opened, or its settings cannot be read */
export function startLink(account: AccountToLink, system: LockSystem, setting: Setting): AccountLink {
  const { database, clock, seal, network, log, ready, lost } = setting;
  const released = new AbortController();
  const forDriver = accountForDriver(account, { database, clock, seal, network, log, released: released.signal });
  const up = linkWait();
  const onNetwork = (isOwn: boolean) => up.refuse(!isOwn);
  const feed = createAccountFeed({ database, clock, account, log: forDriver.note, onNetwork });
  const run = superviseRun({
    connect: async () =>
      discreetDriver(await callDiscreetly(() => system.connect(forDriver), forDriver.blot), forDriver.blot),
    connected(driver) {
      link.driver = driver && patientDriver(driver, up);
      link.questions = () => driver?.questions?.();
      if (!link.isStarting && !driver) return;
      link.isStarting = false;
      ready();
    },
    emit(event) {
      if (event.type === "link") up.tell(event.up);
      return feed.take(event);
    },
    lost(error) {
      forDriver.note(error.message);
      lost(error);
    },
    now: () => clock.now(),
  });
  const link: AccountLink = {
    ...idleLink(account),
    isStarting: true,
    async stop() {
      await run.stop();
      await feed.stop();
      released.abort();
    },
  };
  return link;
}
