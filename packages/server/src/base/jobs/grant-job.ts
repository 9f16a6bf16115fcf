// Schedules the next run of the loop that reconciles a grant (`reconcile-grant.ts`).
import type { Tx } from "../db/database.ts";
import type { AccessGrantRow } from "../db/grant-schema.ts";
import { wakeLane } from "./lanes.ts";

export const grantJobKind = "access_grant";

export interface GrantJob {
  access_grant_id: string;
}

/**
 * Locks and reads a grant in this transaction. Callers that lock doors too must lock them first, so that no deadlock
 * can arise.
 */
export const holdGrant = (tx: Tx, access_grant_id: string): Promise<AccessGrantRow | undefined> =>
  tx.lock(tx.selectFrom("access_grants").selectAll().where("access_grant_id", "=", access_grant_id)).executeTakeFirst();

/** Wakes the loop at once. The row is locked, so that no wake-up is lost while the loop ends. */
export async function wakeGrant(tx: Tx, access_grant_id: string): Promise<void> {
  const grant = await tx
    .lock(
      tx
        .selectFrom("access_grants")
        .select(["access_grant_id", "workspace_id"])
        .where("access_grant_id", "=", access_grant_id),
    )
    .executeTakeFirst();
  if (!grant) return;
  const payload: GrantJob = { access_grant_id };
  const { workspace_id } = grant;
  await wakeLane(tx, { kind: grantJobKind, workspace_id, lane: `${grantJobKind} ${access_grant_id}`, payload });
}

async function wakeEach(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await wakeGrant(tx, id);
}

/** Wakes the grants that name one of these doors, have it by a space, or have a method there. */
export async function wakeGrantsOfDoors(tx: Tx, device_ids: readonly string[]): Promise<void> {
  const named = await tx
    .selectFrom("access_grant_devices")
    .select("access_grant_id")
    .where(tx.among("device_id", device_ids))
    .execute();
  const served = await tx
    .selectFrom("access_method_doors as door")
    .innerJoin("access_methods as method", "method.access_method_id", "door.access_method_id")
    .select("method.access_grant_id")
    .where(tx.among("door.device_id", device_ids))
    .execute();
  const inSpaces = await tx
    .selectFrom("access_grant_spaces as grant")
    .innerJoin("space_devices as place", "place.space_id", "grant.space_id")
    .select("grant.access_grant_id")
    .where(tx.among("place.device_id", device_ids))
    .execute();
  await wakeEach(
    tx,
    [...named, ...served, ...inSpaces].map(({ access_grant_id }) => access_grant_id),
  );
}

export async function wakeGrantsOfSpaces(tx: Tx, space_ids: readonly string[]): Promise<void> {
  const grants = await tx
    .selectFrom("access_grant_spaces")
    .select("access_grant_id")
    .where(tx.among("space_id", space_ids))
    .execute();
  await wakeEach(
    tx,
    grants.map(({ access_grant_id }) => access_grant_id),
  );
}
