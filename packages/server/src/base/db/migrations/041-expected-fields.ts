import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";
import { rewriteBodies } from "../rewrite-bodies.ts";

/** Adds fields that published clients always read to entities that were stored without them. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await rewriteBodies(db, "devices", "device_id", ({ properties = {}, ...device }) => ({
    space_ids: [],
    ...device,
    properties: { appearance: { name: properties["name"] }, ...properties },
  }));
  await rewriteBodies(db, "connected_accounts", "connected_account_id", (account) => ({
    accepted_capabilities: [],
    ...account,
  }));
  await rewriteBodies(db, "connect_webviews", "connect_webview_id", (webview) => ({
    accepted_capabilities: [],
    ...webview,
    any_device_allowed: webview["any_device_allowed"] ?? true,
  }));
}
