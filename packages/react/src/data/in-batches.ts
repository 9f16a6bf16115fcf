// Handles events that arrive close together in one batch.
import { onePerPage } from "../page/page-registry.ts";
import type { Session } from "../provider/session.ts";

const collectMs = 250;

/**
 * Collects items by session and calls `tell` with them: 250 ms after the first item, and not before the previous call
 * has settled. A burst of events thus neither repeats nor cancels requests.
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
