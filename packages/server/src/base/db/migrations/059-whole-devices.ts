import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";
import { rewriteBodies } from "../rewrite-bodies.ts";

/** Adds fields to devices of hubs that published widgets always read. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await rewriteBodies(db, "devices", "device_id", ({ properties = {}, ...device }) => ({
    custom_metadata: {},
    display_name: properties["name"],
    ...device,
    properties: { ...properties, model: { manufacturer_display_name: "", ...(properties["model"] as object) } },
  }));
}
