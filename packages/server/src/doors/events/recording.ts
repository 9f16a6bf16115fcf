// Runs a change and appends its events in one transaction.
import type { Context } from "../context.ts";
import type { Tx } from "../../base/db/database.ts";
import { askedBy } from "./asked-by.ts";
import { appendEvents, type NewEvent, withAsker } from "./events.ts";

/**
 * Runs `work` in a transaction and appends the events it returns. They come last because they lock the workspace's
 * event counter. An event without `asked_by` gets the caller of the context.
 */
export function recordEvents<Result extends { events: readonly NewEvent[] }>(
  { database, workspace, asker }: Pick<Context, "database" | "workspace" | "asker">,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    const result = await work(tx);
    await appendEvents(tx, workspace.workspace_id, withAsker(result.events, askedBy(asker)));
    return result;
  });
}
