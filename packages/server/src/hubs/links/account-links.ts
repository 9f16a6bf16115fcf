// The links of this process: one driver for each connected account with a system of its own, for as long as this
// process holds the account's lease. Commands are jobs, and an account's jobs run only in the process with its link
// (base/jobs/rooms.ts).
import { randomUUID } from "node:crypto";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { LinkedDrivers } from "../../driver/drivers.ts";
import type { LockSystem } from "../driver-processes/lock-system.ts";
import { oneLook } from "../../base/queue/one-look.ts";
import { createSeal } from "../../base/secrets/sealed-text.ts";
import { reasonOf } from "../../base/text/reason.ts";
import type { LinkNetwork } from "./account-for-driver.ts";
import { type AccountLink, idleLink, startLink } from "./account-link.ts";
import { giveLinkUp, takeLink } from "./lease.ts";
import { pauseLink } from "./link-pause.ts";
import { createLinkState } from "./link-state.ts";
import { type AccountToLink, isOutdated, readLinkedAccounts } from "./linked-accounts.ts";
import { countLostProcesses } from "./lost-processes.ts";

export interface AccountLinks extends LinkedDrivers {
  /** Ids of the accounts whose links this process holds, without those that are starting. */
  held(): readonly string[];
  start(): void;
  stop(): Promise<void>;
}

interface AccountLinksOptions {
  database: Database;
  clock: Clock;
  secret: Uint8Array;
  factories: readonly LockSystem[];
  network: LinkNetwork;
  log: (message: string) => void;
  /** Real milliseconds after which another process may take a link over. */
  leaseMs?: number;
}

const defaultLeaseMs = 10_000;
/**
 * Interval at which accounts are read. SQLite notifies no other process, so an account that the command line added is
 * found by reading.
 */
const noticeEveryMs = 500;

export function createAccountLinks({ leaseMs = defaultLeaseMs, ...options }: AccountLinksOptions): AccountLinks {
  const { database, clock, factories, network, log } = options;
  const seal = createSeal(options.secret);
  const byKind = new Map(factories.map((factory) => [factory.kind, factory]));
  const links = new Map<string, AccountLink>();
  const lease = { holder: randomUUID(), leaseMs };
  const losses = countLostProcesses();
  const forget: (() => void)[] = [];
  let isRunning = false;
  let renewedAt = performance.now();
  const { wake, rested } = oneLook(() => isRunning, look);

  async function look(): Promise<void> {
    try {
      const accounts = await readLinkedAccounts(database, clock.now());
      const known = new Set(accounts.map(({ connected_account_id }) => connected_account_id));
      const changes = [...links.keys()].filter((id) => !known.has(id)).map(end);
      // All leases are renewed first, so that a link that ends slowly costs no other its lease.
      for (const account of accounts) {
        const { connected_account_id: id } = account;
        const isHeld = await takeLink(database, id, lease, links.get(id)?.questions?.());
        changes.push(change(account, isHeld));
      }
      renewedAt = performance.now();
      await Promise.all(changes);
    } catch (error) {
      log(`Links to hubs could not be checked: ${reasonOf(error)}`);
      // Another process may hold the leases by now, and two links to one hub would answer for each other.
      if (performance.now() - renewedAt > leaseMs) await Promise.all([...links.keys()].map(end));
    }
  }

  /** Wakes `look` if an account is new or has changed. Renews no lease. */
  async function notice(): Promise<void> {
    const accounts = await readLinkedAccounts(database, clock.now()).catch(() => []);
    const isNew = (account: AccountToLink) => {
      const link = links.get(account.connected_account_id);
      return !link || isOutdated(link.account, account);
    };
    if (accounts.some(isNew)) wake();
  }

  async function change(account: AccountToLink, isHeld: boolean): Promise<void> {
    const { connected_account_id: id } = account;
    const link = links.get(id);
    if (link && (!isHeld || isOutdated(link.account, account))) await end(id);
    if (!isHeld || links.has(id)) return;
    links.set(id, begin(account));
    tellJobs();
  }

  function begin(account: AccountToLink): AccountLink {
    const { connected_account_id: id, driver: kind } = account;
    const name = `${kind} ${id.slice(0, 8)}`;
    const system = byKind.get(kind);
    if (account.isPaused) return idleLink(account);
    if (!system)
      return downLink(account, name, {
        fault: "unreachable",
        detail: `There is no driver for ${kind}. Install it, or name it in MORTISE_DRIVERS.`,
      });
    const lost = () => {
      if (losses.note(id, clock.now())) void pause(account, name);
    };
    try {
      return startLink(account, system, { database, clock, seal, network, log, ready: tellJobs, lost });
    } catch (error) {
      const detail = `${reasonOf(error)} Or add the account again, with the same address: it keeps its locks.`;
      return downLink(account, name, { fault: "auth", detail });
    }
  }

  /** Returns a link that cannot be started, and marks its account as offline. */
  function downLink(
    account: AccountToLink,
    name: string,
    reason: { fault: "auth" | "unreachable"; detail: string },
  ): AccountLink {
    const state = createLinkState({ database, clock, account, log: (line) => log(`${name}: ${line}`) });
    void state
      .tell({ type: "link", up: false, at: clock.now(), ...reason })
      .catch((error: unknown) => log(`${name}: The account could not be marked as offline: ${reasonOf(error)}`));
    return { ...idleLink(account), stop: async () => state.stop() };
  }

  async function pause(account: AccountToLink, name: string): Promise<void> {
    log(`${name}: The process of its link ended three times within two hours. The link is paused for an hour.`);
    await pauseLink(database, account, clock.now()).catch((error: unknown) =>
      log(`${name}: The pause of the link could not be stored: ${reasonOf(error)}`),
    );
    wake();
  }

  /** Tells the worker that jobs which waited for a link can run here. */
  function tellJobs(): void {
    void database.transaction((tx) => tx.notify("jobs", "")).catch(() => "the worker finds the jobs at its next poll");
  }

  async function end(id: string): Promise<void> {
    const link = links.get(id);
    links.delete(id);
    await link?.stop();
  }

  return {
    driverOf: (id) => links.get(id)?.driver,
    held: () => [...links].flatMap(([id, { isStarting }]) => (isStarting ? [] : [id])),
    start() {
      isRunning = true;
      // Without any system no account can be added, so only links that exist already need renewal.
      const timer = setInterval(() => (factories.length > 0 || links.size > 0 ? wake() : undefined), leaseMs / 3);
      timer.unref();
      if (database.kind === "sqlite" && factories.length > 0) {
        const noticing = setInterval(() => void notice(), noticeEveryMs);
        noticing.unref();
        forget.push(() => clearInterval(noticing));
      }
      forget.push(database.listen("links", wake), () => clearInterval(timer));
      wake();
    },
    async stop() {
      isRunning = false;
      for (const undo of forget.splice(0)) undo();
      await rested();
      const ids = [...links.keys()];
      await Promise.all(ids.map(end));
      for (const id of ids) await giveLinkUp(database, id, lease).catch(() => "its lease ends by itself");
    },
  };
}
