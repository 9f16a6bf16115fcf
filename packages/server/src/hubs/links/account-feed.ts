// Writes the events of an account's driver into the database, in order.
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { DriverEvent } from "../../driver/driver.ts";
import { reasonOf } from "../../base/text/reason.ts";
import type { LinkedAccount } from "./account-for-driver.ts";
import { applyInventory } from "./inventory.ts";
import { applyNetwork, type Inventory } from "./network.ts";
import { createLinkState } from "./link-state.ts";
import { applyKeyedEvents } from "./keyed-events.ts";

interface AccountFeed {
  /** Takes an event. Resolves when all events so far are written, or dropped because they cannot be stored. */
  take(this: void, event: DriverEvent): Promise<void>;
  /** Waits until the events so far are written or dropped. Call it when the driver emits no more. */
  stop(): Promise<void>;
}

interface Setting {
  database: Database;
  clock: Clock;
  account: LinkedAccount;
  log: (message: string) => void;
  /** Called when a network answers, with whether it is the account's own. */
  onNetwork?: (isOwn: boolean) => void;
}

/** Most waiting events; more are dropped. A driver's process waits for each batch, so only a faulty one gets here. */
const mostWaiting = 10_000;
const retryMs = 1000;
const mostTries = 5;

export function createAccountFeed({ database, clock, account, log, onNetwork }: Setting): AccountFeed {
  const waiting: DriverEvent[] = [];
  const link = createLinkState({ database, clock, account, log });
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = nextBatch(waiting);
      await tried(() => write(batch));
    }
    isWriting = false;
  }

  async function write(batch: readonly DriverEvent[]): Promise<void> {
    const [first] = batch;
    if (first?.type === "link") return link.tell(first);
    if (first?.type === "inventory") return takeNetwork(first);
    if (first?.type === "device")
      return applyInventory(
        database,
        account,
        batch.flatMap((event) => (event.type === "device" ? [event] : [])),
      );
    return applyKeyedEvents(
      database,
      account,
      batch.flatMap((event) => ("key" in event ? [event] : [])),
    );
  }
  async function takeNetwork(inventory: Inventory): Promise<void> {
    const isOwn = await applyNetwork(database, account, inventory);
    if (!isOwn)
      log(
        "Another network answers at this account's address. Was the controller replaced? See mortise accounts replace.",
      );
    onNetwork?.(isOwn);
  }

  /** Does work, up to five times while the database is out of reach. Logs errors and never rejects. */
  async function tried(work: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        log(`Events of the locks could not be stored: ${reasonOf(error)}`);
        if (tries === mostTries || !database.isUnavailable(error)) return;
        await new Promise<void>((resolve) => void setTimeout(resolve, retryMs));
      }
    }
  }

  return {
    take(event) {
      if (waiting.length >= mostWaiting) return writing;
      waiting.push(event);
      if (isWriting) return writing;
      isWriting = true;
      return (writing = writeAll());
    },
    async stop() {
      await writing;
      link.stop();
    },
  };
}

const kindOf = ({ type }: DriverEvent): string => (alone.has(type) || type === "device" ? type : "told");

const alone: ReadonlySet<string> = new Set(["link", "inventory"]);

/** Takes the first events of one kind. A `link` or `inventory` event is a batch of its own. */
function nextBatch(waiting: DriverEvent[]): DriverEvent[] {
  const [first] = waiting;
  if (!first) return [];
  const end = waiting.findIndex((event) => kindOf(event) !== kindOf(first));
  const length = alone.has(first.type) ? 1 : end === -1 ? waiting.length : end;
  return waiting.splice(0, length);
}
