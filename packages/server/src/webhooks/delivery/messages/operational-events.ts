// Sends operational events, which tell what became of endpoints and messages, as ordinary messages to one application
// of the environment, if it exists.
import { type OperationalEvent, operationalApplicationUid } from "@mortise/contract";
import type { Tx } from "../../../base/db/database.ts";
import { acceptMessage, type Moment } from "./accept-message.ts";

export async function tellOperations(
  tx: Tx,
  { workspace_id, ...moment }: Moment & { workspace_id: string },
  event: OperationalEvent,
): Promise<void> {
  const application = await tx
    .selectFrom("webhook_applications")
    .select("app_id")
    .where("workspace_id", "=", workspace_id)
    .where("uid", "=", operationalApplicationUid)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  // Events about the operational application's own endpoints are left out, because they would never end.
  if (!application || application.app_id === event.data.appId) return;
  const message = { workspace_id, app_id: application.app_id, event_type: event.type, payload: JSON.stringify(event) };
  await acceptMessage(tx, { ...message, ...moment });
}

export const endpointEventData = (
  app: { app_id: string; uid: string | null },
  endpoint: { endpoint_id: string; uid: string | null },
) => ({
  appId: app.app_id,
  ...(app.uid !== null && { appUid: app.uid }),
  endpointId: endpoint.endpoint_id,
  ...(endpoint.uid !== null && { endpointUid: endpoint.uid }),
});
