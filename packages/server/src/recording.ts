// A change and the events that tell of it: one transaction.
import type { Context } from "./context.ts";
import type { Query } from "./db/database.ts";
import { appendEvents, type NewEvent } from "./events.ts";

/** `work` returns its events, which are appended last: that is where the workspace's counter is held. */
export function recording<Result extends { events: readonly NewEvent[] }>(
  { database, workspace }: Pick<Context, "database" | "workspace">,
  work: (tx: Query) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    const result = await work(tx);
    await appendEvents(database, tx, workspace.workspace_id, result.events);
    return result;
  });
}
