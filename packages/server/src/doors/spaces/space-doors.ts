// Devices of spaces. Every change goes through `changeDoors`: calls, deleted spaces, deleted devices.
import { sql } from "kysely";
import type { Query, Tx } from "../../base/db/database.ts";
import { lockDevices } from "../../base/db/devices.ts";
import { wakeGrantsOfSpaces } from "../../base/jobs/grant-job.ts";
import type { SpaceRow } from "../../base/db/space-schema.ts";

export interface DoorChange {
  space: Pick<SpaceRow, "space_id">;
  /** Devices that are not in the space yet. */
  entering?: readonly string[];
  leaving?: readonly string[];
}

/**
 * Changes the devices of spaces. Call it with the workspace's row locked (`holdSpaces`). Resolves to the devices whose
 * documents must be updated by `tellSpaces`.
 */
export async function changeDoors(tx: Tx, changes: readonly DoorChange[]): Promise<string[]> {
  const changed = [...new Set(changes.flatMap(({ entering = [], leaving = [] }) => [...entering, ...leaving]))];
  // Devices are locked before the grants of the spaces, in the same order as in their loops, so that no deadlock can
  // arise.
  await lockDevices(tx, tx.selectFrom("devices").select("device_id").where(tx.among("device_id", changed)));
  for (const { space, entering = [], leaving = [] } of changes) {
    const { space_id } = space;
    if (leaving.length > 0)
      await tx
        .deleteFrom("space_devices")
        .where("space_id", "=", space_id)
        .where(tx.among("device_id", leaving))
        .execute();
    if (entering.length > 0)
      await sql`insert into space_devices (space_id, device_id)
        select ${space_id}, device_id from devices where ${tx.among("device_id", entering)}`.execute(tx);
    const inIt = sql<number>`(select count(*) from space_devices where space_id = ${space_id})`;
    await tx.updateTable("spaces").set({ device_count: inIt }).where("space_id", "=", space_id).execute();
  }
  await wakeGrantsOfSpaces(
    tx,
    changes.map(({ space }) => space.space_id),
  );
  return changed;
}

/** Ids of a space's devices, sorted. */
export async function doorsOf(query: Query, space_id: string): Promise<string[]> {
  const rows = await query
    .selectFrom("space_devices")
    .select("device_id")
    .where("space_id", "=", space_id)
    .orderBy("device_id")
    .execute();
  return rows.map(({ device_id }) => device_id);
}
