// Stores pushed data as rows, one per list and key.
import type { CustomerResourceRow } from "../../base/db/customer-schema.ts";
import type { Tx } from "../../base/db/database.ts";
import type { Context } from "../context.ts";
import type { Fields, RunEntry } from "./run-entries.ts";

/** Work of one transaction. */
export interface Work {
  context: Context;
  tx: Tx;
  entry: RunEntry;
}

/** An entry of push_data. */
export interface PushWork extends Work {
  customer_key: string;
  fields: Fields;
}

type Made = Partial<Pick<CustomerResourceRow, "space_id" | "user_identity_id" | "access_grant_id">>;

export const readResource = ({ context, tx, entry }: Work): Promise<CustomerResourceRow | undefined> =>
  tx
    .selectFrom("customer_resources")
    .selectAll()
    .where("workspace_id", "=", context.workspace.workspace_id)
    .where("resource_type", "=", entry.resource_type)
    .where("partner_key", "=", entry.partner_key)
    .executeTakeFirst();

export async function saveResource(
  { context, tx, entry, customer_key }: PushWork,
  before: CustomerResourceRow | undefined,
  body: Fields,
  made: Made,
): Promise<void> {
  const { resource_type, partner_key } = entry;
  const values = {
    customer_key,
    body: JSON.stringify(body),
    space_id: before?.space_id ?? null,
    user_identity_id: before?.user_identity_id ?? null,
    access_grant_id: before?.access_grant_id ?? null,
    ...made,
    pushed_at: context.moment(),
  };
  await tx
    .insertInto("customer_resources")
    .values({ workspace_id: context.workspace.workspace_id, resource_type, partner_key, ...values })
    .onConflict((on) => on.columns(["workspace_id", "resource_type", "partner_key"]).doUpdateSet(values))
    .execute();
}

export async function dropResource({ context, tx, entry }: Work): Promise<void> {
  await tx
    .deleteFrom("customer_resources")
    .where("workspace_id", "=", context.workspace.workspace_id)
    .where("resource_type", "=", entry.resource_type)
    .where("partner_key", "=", entry.partner_key)
    .execute();
}

const merged = new Set(["custom_metadata", "customer_data"]);

/**
 * Merges fields into stored ones; later fields win. `custom_metadata` and `customer_data` are merged by name, and their
 * values that are null or empty are removed.
 */
export function mergeBody(before: Pick<CustomerResourceRow, "body"> | undefined, fields: Fields): Fields {
  const body = before ? (JSON.parse(before.body) as Fields) : {};
  const next: Record<string, unknown> = { ...body, ...fields };
  for (const name of merged) {
    if (fields[name] == null) continue;
    const both = Object.entries({ ...(body[name] as object), ...fields[name] });
    next[name] = Object.fromEntries(both.filter(([, value]) => value !== null && value !== ""));
  }
  return next;
}
