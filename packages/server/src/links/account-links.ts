// The links of this process: for each connected account with a system of its own, one driver that runs as long as this
// process holds the account's lease. Commands are jobs, and those of an account are run only where its link is
// (jobs/link-room.ts).
import { randomUUID } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { isLeaving } from "../db/leaving.ts";
import type { Driver } from "../drivers/driver.ts";
import type { LockSystem } from "../driver-processes/lock-system.ts";
import type { LinkedDrivers } from "../drivers/drivers.ts";
import { oneLook } from "../jobs/one-look.ts";
import { reasonOf } from "../text/reason.ts";
import { createSeal } from "../secrets/sealed-text.ts";
import { accountForDriver, type LinkedAccount, type LinkNetwork } from "./account-for-driver.ts";
import { createAccountFeed } from "./account-feed.ts";
import { discreetDriver } from "./discreet-driver.ts";
import { giveLinkUp, takeLink } from "./lease.ts";
import { linkWait, patientDriver } from "./patient-driver.ts";
import { isLinkPaused, pauseLink } from "./link-pause.ts";
import { countLostProcesses } from "./lost-processes.ts";
import { superviseRun } from "./supervised-run.ts";

export interface AccountLinks extends LinkedDrivers {
  /** Ids of the accounts whose links are held here. */
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

type Begun = LinkedAccount & { isPaused: boolean };

const isChanged = (known: Begun | undefined, account: Begun): boolean =>
  known?.settings !== account.settings ||
  known.sealed_secrets !== account.sealed_secrets ||
  known.added_by_operator !== account.added_by_operator ||
  known.isPaused !== account.isPaused;

interface Link {
  /** What it was begun with: an account that is connected anew is begun anew. */
  account: Begun;
  /** undefined: there is none, or it is paused. Its commands are run here all the same, and refused. */
  driver: Driver | undefined;
  /** Its driver is being made; commands wait for it. */
  isStarting: boolean;
  questions?(): Readonly<Record<string, number>> | undefined;
  stop(): Promise<void>;
}

const defaultLeaseMs = 10_000;
/** SQLite tells no other process: an account added on the command line is noticed by reading. */
const noticeEveryMs = 500;

export function createAccountLinks({ leaseMs = defaultLeaseMs, ...options }: AccountLinksOptions): AccountLinks {
  const { database, clock, factories, network, log } = options;
  const seal = createSeal(options.secret);
  const byKind = new Map(factories.map((factory) => [factory.kind, factory]));
  const links = new Map<string, Link>();
  const lease = { holder: randomUUID(), leaseMs };
  const losses = countLostProcesses();
  const forget: (() => void)[] = [];
  let isRunning = false;
  let renewedAt = performance.now();
  const { wake, rested } = oneLook(() => isRunning, look);

  async function look(): Promise<void> {
    try {
      const accounts = await linkedAccounts();
      for (const id of links.keys())
        if (!accounts.some(({ connected_account_id }) => connected_account_id === id)) await end(id);
      for (const account of accounts) await holdOrEnd(account);
      renewedAt = performance.now();
    } catch (error) {
      log(`Links to locks could not be looked after: ${reasonOf(error)}`);
      // Another process may hold them by now: two links to one hub would answer for each other.
      if (performance.now() - renewedAt > leaseMs) for (const id of links.keys()) await end(id);
    }
  }

  async function linkedAccounts(): Promise<Begun[]> {
    const rows = await database.query
      .selectFrom("connected_accounts as account")
      .innerJoin("workspaces as workspace", "workspace.workspace_id", "account.workspace_id")
      .select([
        "account.connected_account_id",
        "account.workspace_id",
        "account.driver",
        "account.settings",
        "account.sealed_secrets",
        "account.body",
        "account.added_by_operator",
      ])
      .select("workspace.leaving")
      .where("account.settings", "is not", null)
      .execute();
    return rows
      .filter((row) => !isLeaving(row, row.connected_account_id))
      .map((row) => Object.assign(row, { isPaused: isLinkPaused(row, clock.now()) }));
  }

  /** Reads only: leases are renewed at their own pace. */
  async function notice(): Promise<void> {
    const accounts = await linkedAccounts().catch(() => []);
    const isNew = (account: Begun) => isChanged(links.get(account.connected_account_id)?.account, account);
    if (accounts.some(isNew)) wake();
  }

  async function holdOrEnd(account: Begun): Promise<void> {
    const { connected_account_id: id } = account;
    const isHeld = await takeLink(database, id, lease, links.get(id)?.questions?.());
    if (links.has(id) && isChanged(links.get(id)?.account, account)) await end(id);
    if (isHeld && !links.has(id)) begin(account);
    if (!isHeld && links.has(id)) await end(id);
  }

  function begin(account: Begun): void {
    const { connected_account_id: id } = account;
    const factory = byKind.get(account.driver);
    if (!factory)
      log(
        `There is no driver for the ${account.driver} account ${id.slice(0, 8)}; install it, or name it in MORTISE_DRIVERS.`,
      );
    if (!factory || account.isPaused)
      return hold(id, { account, driver: undefined, isStarting: false, stop: async () => {} });
    const released = new AbortController();
    const forDriver = accountForDriver(account, { database, clock, seal, network, log, released: released.signal });
    const up = linkWait();
    const feed = createAccountFeed({
      database,
      clock,
      account,
      log: forDriver.note,
      onNetwork: (isOwn) => up.refuse(!isOwn),
    });
    const link: Link = {
      account,
      driver: undefined,
      isStarting: true,
      async stop() {
        await run.stop();
        await feed.stop();
        released.abort();
      },
    };
    const run = superviseRun({
      connect: async () => discreetDriver(await factory.connect(forDriver), forDriver.blot),
      connected(driver) {
        const wasStarting = link.isStarting;
        link.isStarting = false;
        link.driver = driver && patientDriver(driver, up);
        link.questions = () => driver?.questions?.();
        if (wasStarting || driver) tellJobs();
      },
      emit(event) {
        if (event.type === "link") up.tell(event.up);
        return feed.take(event);
      },
      lost(error) {
        forDriver.note(error.message);
        if (losses.note(id, clock.now())) void pause(account);
      },
      now: () => clock.now(),
    });
    hold(id, link);
  }

  async function pause(account: Begun): Promise<void> {
    const name = `${account.driver} ${account.connected_account_id.slice(0, 8)}`;
    log(`${name}: The process of its link ended three times within an hour. The link is paused for an hour.`);
    await pauseLink(database, account, clock.now()).catch((error: unknown) =>
      log(`${name}: That the link is paused could not be written: ${reasonOf(error)}`),
    );
    wake();
  }

  function hold(id: string, link: Link): void {
    links.set(id, link);
    if (!link.isStarting) tellJobs();
  }

  /** Jobs that waited for a link can run here now. */
  function tellJobs(): void {
    void database.transaction((tx) => database.notify(tx, "jobs", "")).catch(() => "the next look at jobs finds them");
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
      // Where no system is known, accounts of one can only be left from before.
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
