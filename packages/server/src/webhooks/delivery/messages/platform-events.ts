// Sends the platform's events to its webhooks. These are endpoints of one application, so events are delivered like any
// customer's messages.
import type { Tx } from "../../../base/db/database.ts";
import type { EventRow } from "../../../base/db/schema.ts";
import { acceptMessages } from "./accept-message.ts";
import { toServerTime } from "../../../base/workspace-time.ts";

/** Uid of the application in the workspace's environment, which is created with the first webhook. */
export const platformApplicationUid = "platform";

type PublishedEvent = Pick<EventRow, "event_id" | "event_type" | "occurred_at" | "created_at" | "body">;

/** Publishes events. Call it in the transaction that records them, so that they are delivered if it commits. */
export async function publishEvents(tx: Tx, workspace_id: string, events: readonly PublishedEvent[]): Promise<void> {
  const application = await tx
    .selectFrom("webhook_applications")
    .innerJoin("workspaces", "workspaces.workspace_id", "webhook_applications.workspace_id")
    .select(["webhook_applications.app_id", "workspaces.clock_offset_ms"])
    .where("webhook_applications.workspace_id", "=", workspace_id)
    .where("webhook_applications.uid", "=", platformApplicationUid)
    .where("webhook_applications.deleted_at", "is", null)
    .executeTakeFirst();
  if (!application) return;
  const { app_id } = application;
  const messages = events.map(({ event_id, event_type, occurred_at, created_at, body }) => ({
    workspace_id,
    app_id,
    event_type,
    event_id,
    payload: body,
    at: Date.parse(created_at),
    // `created_at` is no due time: it never goes back, so after the clock was set back it is in the future, and the
    // event would wait.
    dueAt: toServerTime(Date.parse(occurred_at), application),
  }));
  if (messages.length > 0) await acceptMessages(tx, messages);
}
