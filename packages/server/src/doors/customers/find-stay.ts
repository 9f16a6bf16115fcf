// Finds the grant, the person and the places of a pushed stay.
import type { CustomerResourceRow } from "../../base/db/customer-schema.ts";
import type { AccessGrantRow } from "../../base/db/grant-schema.ts";
import type { SpaceRow } from "../../base/db/space-schema.ts";
import { holdGrant } from "../../base/jobs/grant-job.ts";
import { leadsTo } from "../people/find-identity.ts";
import { personOfAnother } from "./keep-person.ts";
import { ofAnother } from "./keep-place.ts";
import type { PushWork, Work } from "./resources.ts";

/** Reason why a stay is left unchanged. */
export interface Obstacle {
  skip_reason: string;
  message: string;
}

/**
 * Locks the grant of a stay. Resolves to `undefined` if there is none, or it is being deleted. An entry of
 * `access_grants` also matches any other grant with its key.
 */
export async function grantOf(
  { context, tx, entry }: Work,
  resource: Pick<CustomerResourceRow, "access_grant_id"> | undefined,
): Promise<AccessGrantRow | undefined> {
  const { workspace_id } = context.workspace;
  const own = resource?.access_grant_id ? await holdGrant(tx, resource.access_grant_id) : undefined;
  if (own?.workspace_id === workspace_id && own.deleting_at === null) return own;
  if (entry.resource_type !== "access_grants") return undefined;
  const keyed = await tx
    .lock(
      tx
        .selectFrom("access_grants")
        .selectAll()
        .where("workspace_id", "=", workspace_id)
        .where("access_grant_key", "=", entry.partner_key),
    )
    .executeTakeFirst();
  return keyed?.deleting_at === null ? keyed : undefined;
}

/** Takes the key from a grant that is being deleted, so that the next one can have it. */
export async function freeKey({ context, tx, entry }: Work): Promise<void> {
  await tx
    .updateTable("access_grants")
    .set({ access_grant_key: null })
    .where("workspace_id", "=", context.workspace.workspace_id)
    .where("access_grant_key", "=", entry.partner_key)
    .where("deleting_at", "is not", null)
    .execute();
}

export async function findPerson({ context, tx, customer_key }: PushWork, key: string): Promise<string | Obstacle> {
  const id = await leadsTo(tx, context, { user_identity_key: key });
  const row =
    id === undefined
      ? undefined
      : await tx
          .selectFrom("user_identities")
          .select("customer_key")
          .where("user_identity_id", "=", id)
          .executeTakeFirst();
  if (id === undefined || !row)
    return {
      skip_reason: "person_not_found",
      message: `There is no person "${key}". Push the person, in the same call or before.`,
    };
  if (row.customer_key !== null && row.customer_key !== customer_key)
    return { skip_reason: "person_belongs_to_another_customer", message: personOfAnother(key) };
  return id;
}

type Place = Pick<SpaceRow, "space_id" | "space_key" | "device_count">;

export async function findPlaces(
  { context, tx, customer_key }: PushWork,
  keys: readonly string[],
): Promise<Place[] | Obstacle> {
  const rows = await tx
    .selectFrom("spaces")
    .select(["space_id", "space_key", "device_count", "customer_key"])
    .where("workspace_id", "=", context.workspace.workspace_id)
    .where(tx.among("space_key", keys))
    .orderBy("space_id")
    .execute();
  const known = new Set(rows.map(({ space_key }) => space_key));
  const missing = keys.filter((key) => !known.has(key));
  if (missing.length > 0) {
    const named = missing.slice(0, 10).map((key) => `"${key}"`);
    const message = `There is no space ${named.join(", ")}. Push the place, or make it with /spaces/create.`;
    return { skip_reason: "space_not_found", message };
  }
  const other = rows.find((row) => row.customer_key !== null && row.customer_key !== customer_key);
  if (other)
    return { skip_reason: "space_belongs_to_another_customer", message: ofAnother(other.space_key ?? other.space_id) };
  return rows;
}

/** Doors and spaces that the grant names. */
export async function doorsNamed({ tx }: Work, access_grant_id: string) {
  const of = { access_grant_id };
  const devices = await tx
    .selectFrom("access_grant_devices")
    .select("device_id")
    .where("access_grant_id", "=", of.access_grant_id)
    .execute();
  const spaces = await tx
    .selectFrom("access_grant_spaces")
    .select("space_id")
    .where("access_grant_id", "=", of.access_grant_id)
    .orderBy("space_id")
    .execute();
  return {
    device_ids: devices.map(({ device_id }) => device_id),
    space_ids: spaces.map(({ space_id }) => space_id),
  };
}
