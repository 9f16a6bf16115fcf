// Events that come close together are answered together.
import { onePerPage } from "../page/page-registry.ts";
import type { Session } from "../provider/session.ts";

const collectMs = 250;

/**
 * Collects what is added of a session, and calls `tell` with it: 250 ms after the first, and never before the last call
 * has settled. So a burst of events neither asks again and again nor breaks off what was asked.
 */
export function inBatches<Item>(name: string, tell: (session: Session, items: readonly Item[]) => Promise<unknown>) {
  const waiting = onePerPage(`batches of ${name}`, () => new Map<string, Item[]>());

  async function run(session: Session, items: Item[]): Promise<void> {
    while (items.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, collectMs));
      await tell(session, items.splice(0)).catch(() => undefined);
    }
    waiting.delete(session.key);
  }

  return (session: Session, item: Item): void => {
    const items = waiting.get(session.key);
    if (items) return void items.push(item);
    const first = [item];
    waiting.set(session.key, first);
    void run(session, first);
  };
}
