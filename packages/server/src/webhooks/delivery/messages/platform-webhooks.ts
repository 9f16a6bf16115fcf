// The platform's `webhook` entity (platform-api §3.14) is an endpoint of the platform's application. Its id is stored
// as the endpoint's uid.
import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { iso, type WorkspaceTime } from "../../../base/clock.ts";
import type { Query, Tx } from "../../../base/db/database.ts";
import type { WorkspaceRow } from "../../../base/db/schema.ts";
import type { WebhookEndpointRow } from "../../../base/db/webhook-schema.ts";
import { noHeaders } from "../../endpoint-headers.ts";
import { currentSecret, insertSecret, makeSecret } from "../../endpoint-secrets.ts";
import { makeId } from "../../ids.ts";
import { readSettings } from "../../settings.ts";
import type { Seal } from "../../../base/secrets/sealed-text.ts";
import { exampleEvent, neverHappens, platformEventTypes } from "./platform-event-types.ts";
import { platformApplicationUid } from "./platform-events.ts";
import { stopDeliveries } from "../stop-deliveries.ts";

export interface PlatformWebhook {
  webhook_id: string;
  url: string;
  /** Event types; `["*"]` for all. */
  event_types: string[];
  /** Secret that signs deliveries; absent in lists. */
  secret?: string;
}

const everyType = "*";
const knownTypes = new Set(platformEventTypes.map(({ name }) => name));

/** Types that do not exist. */
export const unknownEventTypes = (types: readonly string[]): string[] =>
  types.filter((name) => name !== everyType && !knownTypes.has(name) && !neverHappens(name));

/** Whether the workspace's environment accepts endpoints without TLS. */
export const takesPlainHttp = async (query: Query, workspace: WorkspaceRow): Promise<boolean> =>
  !(await readSettings(query, workspace)).enforceHttps;

interface Wanted {
  url: string;
  event_types?: readonly string[] | undefined;
  /** Id of the key that made the webhook. */
  made_by?: string | null | undefined;
  now: WorkspaceTime;
}

/** Creates a webhook. `event_types` must be checked by {@link unknownEventTypes}. */
export async function createPlatformWebhook(
  tx: Tx,
  seal: Seal,
  { workspace_id }: WorkspaceRow,
  wanted: Wanted,
): Promise<PlatformWebhook> {
  const { url, event_types = [everyType], made_by = null, now } = wanted;
  const moment = iso(now);
  const app_id = await platformApplication(tx, workspace_id, now);
  await addNamed(tx, workspace_id, { event_types, moment });
  const endpoint: WebhookEndpointRow = {
    endpoint_id: makeId("endpoint", now),
    app_id,
    workspace_id,
    uid: randomUUID(),
    url,
    version: 1,
    description: "",
    disabled: 0,
    filter_types: filterOf(event_types),
    channels: null,
    rate_limit: null,
    metadata: null,
    headers: noHeaders,
    failing_since: null,
    next_slot_at: 0,
    created_at: moment,
    updated_at: moment,
    deleted_at: null,
  };
  const secret = makeSecret();
  await tx
    .insertInto("webhook_endpoints")
    .values({ ...endpoint, made_by })
    .execute();
  await insertSecret(tx, seal, endpoint.endpoint_id, { key: secret, moment });
  return { ...webhookOf(endpoint), secret };
}

const filterOf = (event_types: readonly string[]): string | null =>
  event_types.includes(everyType) ? null : JSON.stringify([...new Set(event_types)]);

interface Change {
  workspace_id: string;
  webhook_id: string;
  event_types: readonly string[];
  now: number;
}

/**
 * Updates a webhook. Resolves to `false` if it does not exist. Deliveries under way are still sent.
 * @param event_types - Types that {@link unknownEventTypes} has checked.
 */
export async function updatePlatformWebhook(
  tx: Tx,
  { workspace_id, webhook_id, event_types, now }: Change,
): Promise<boolean> {
  const row = await endpointsOf(tx, workspace_id)
    .where("webhook_endpoints.uid", "=", webhook_id.toLowerCase())
    .executeTakeFirst();
  if (!row) return false;
  // Event types that are newer than the application are added, so that they can be chosen in the portal.
  await platformApplication(tx, workspace_id, now);
  await addNamed(tx, workspace_id, { event_types, moment: iso(now) });
  await tx
    .updateTable("webhook_endpoints")
    .set({ filter_types: filterOf(event_types), updated_at: iso(now) })
    .where("endpoint_id", "=", row.endpoint_id)
    .execute();
  return true;
}

/** Lists webhooks, oldest first, without their secrets. */
export async function listPlatformWebhooks(query: Query, workspace_id: string): Promise<PlatformWebhook[]> {
  const rows = await endpointsOf(query, workspace_id).orderBy("webhook_endpoints.endpoint_id").execute();
  return rows.map(webhookOf);
}

export async function getPlatformWebhook(
  query: Query,
  seal: Seal,
  { workspace_id, webhook_id }: { workspace_id: string; webhook_id: string },
): Promise<PlatformWebhook | undefined> {
  const row = await endpointsOf(query, workspace_id)
    .where("webhook_endpoints.uid", "=", webhook_id.toLowerCase())
    .executeTakeFirst();
  return row && { ...webhookOf(row), secret: await currentSecret(query, seal, row.endpoint_id) };
}

/** Deletes a webhook. Resolves to `false` if there is none. */
export async function deletePlatformWebhook(
  tx: Tx,
  { workspace_id, webhook_id, now }: { workspace_id: string; webhook_id: string; now: number },
): Promise<boolean> {
  const row = await endpointsOf(tx, workspace_id)
    .where("webhook_endpoints.uid", "=", webhook_id.toLowerCase())
    .executeTakeFirst();
  if (!row) return false;
  const { numUpdatedRows } = await tx
    .updateTable("webhook_endpoints")
    .set({ deleted_at: iso(now) })
    .where("endpoint_id", "=", row.endpoint_id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await stopDeliveries(tx, [row.endpoint_id]);
  return numUpdatedRows > 0n;
}

const endpointsOf = (query: Query, workspace_id: string) =>
  query
    .selectFrom("webhook_endpoints")
    .innerJoin("webhook_applications", "webhook_applications.app_id", "webhook_endpoints.app_id")
    .selectAll("webhook_endpoints")
    .where("webhook_applications.workspace_id", "=", workspace_id)
    .where("webhook_applications.uid", "=", platformApplicationUid)
    .where("webhook_applications.deleted_at", "is", null)
    .where("webhook_endpoints.uid", "is not", null)
    .where("webhook_endpoints.deleted_at", "is", null);

const webhookOf = ({ uid, url, filter_types }: Selectable<WebhookEndpointRow>): PlatformWebhook => ({
  webhook_id: uid ?? "",
  url,
  event_types: filter_types === null ? [everyType] : (JSON.parse(filter_types) as string[]),
});

/** Finds or creates the application, with the event types that its endpoints can choose from. */
async function platformApplication(tx: Tx, workspace_id: string, now: number): Promise<string> {
  const moment = iso(now);
  const application = {
    app_id: makeId("application", now),
    workspace_id,
    uid: platformApplicationUid,
    name: "Platform events",
    rate_limit: null,
    created_at: moment,
    updated_at: moment,
    deleted_at: null,
  };
  await tx
    .insertInto("webhook_applications")
    .values(application)
    .onConflict((on) => on.columns(["workspace_id", "uid"]).where("deleted_at", "is", null).doNothing())
    .execute();
  const types = platformEventTypes.map((type) => ({
    workspace_id,
    name: type.name,
    description: type.description,
    archived: 0 as const,
    schemas: JSON.stringify({ 1: { type: "object", examples: [exampleEvent(type, workspace_id, moment)] } }),
    created_at: moment,
    updated_at: moment,
  }));
  await tx
    .insertInto("webhook_event_types")
    .values(types)
    .onConflict((on) => on.columns(["workspace_id", "name"]).doNothing())
    .execute();
  const { app_id } = await tx
    .selectFrom("webhook_applications")
    .select("app_id")
    .where("workspace_id", "=", workspace_id)
    .where("uid", "=", platformApplicationUid)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return app_id;
}

/** Adds named types that never happen here, so that the portal can show them. */
async function addNamed(
  tx: Tx,
  workspace_id: string,
  { event_types, moment }: { event_types: readonly string[]; moment: string },
): Promise<void> {
  const types = [...new Set(event_types.filter(neverHappens))].map((name) => ({
    workspace_id,
    name,
    description: "Never happens on this server.",
    archived: 0 as const,
    schemas: null,
    created_at: moment,
    updated_at: moment,
  }));
  if (types.length === 0) return;
  const insert = tx.insertInto("webhook_event_types").values(types);
  await insert.onConflict((on) => on.columns(["workspace_id", "name"]).doNothing()).execute();
}
