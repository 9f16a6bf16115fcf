// A change and the events that tell of it: one transaction.
import type { Context } from "../context.ts";
import type { Query } from "../db/database.ts";
import { appendEvents, type NewEvent } from "./events.ts";

/**
 * Runs `work` in a transaction and appends the events it returns. They come last because they lock the workspace's
 * event counter.
 */
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
