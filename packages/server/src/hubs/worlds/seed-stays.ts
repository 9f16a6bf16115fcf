// Writes the people, spaces and access grants of a world. Each grant is woken, so the server's loop carries it out and
// reports it like any other grant.
import type { Tx } from "../../base/db/database.ts";
import { wakeGrant } from "../../base/jobs/grant-job.ts";
import { changeDoors } from "../../doors/spaces/space-doors.ts";
import { tellSpaces } from "../../doors/spaces/tell-spaces.ts";
import { setFault } from "../sandbox/faults.ts";
import type { World, WorldMethod, WorldStay } from "./world.ts";

/** Call it after the world's devices and codes are inserted. */
export async function seedStays(
  tx: Tx,
  { people, spaces, stays, faults }: World,
  { workspace_id, now }: { workspace_id: string; now: number },
): Promise<void> {
  for (const person of people) await tx.insertInto("user_identities").values(person).execute();
  for (const { space } of spaces) await tx.insertInto("spaces").values(space).execute();
  if (spaces.length > 0) {
    const changes = spaces.map(({ space, device_ids }) => ({ space, entering: device_ids }));
    await tellSpaces(tx, { clock: { now: () => now }, workspace_id }, await changeDoors(tx, changes));
  }
  for (const { device_id, fault } of faults) await setFault(tx, { workspace_id, device_id }, fault, null);
  for (const stay of stays) await insertStay(tx, stay);
}

async function insertStay(tx: Tx, { grant, device_ids, space_ids, made }: WorldStay): Promise<void> {
  const { access_grant_id } = grant;
  await tx.insertInto("access_grants").values(grant).execute();
  for (const device_id of device_ids)
    await tx.insertInto("access_grant_devices").values({ access_grant_id, device_id }).execute();
  for (const space_id of space_ids)
    await tx.insertInto("access_grant_spaces").values({ access_grant_id, space_id }).execute();
  if (made) await insertMethod(tx, made);
  await wakeGrant(tx, access_grant_id);
}

async function insertMethod(tx: Tx, { method, device_ids, access_code_ids }: WorldMethod): Promise<void> {
  const { access_method_id, access_grant_id } = method;
  await tx.insertInto("access_methods").values(method).execute();
  for (const device_id of device_ids)
    await tx.insertInto("access_method_doors").values({ access_method_id, device_id }).execute();
  if (access_code_ids.length > 0)
    await tx
      .updateTable("access_codes")
      .set({ access_grant_id, access_method_id })
      .where("access_code_id", "in", access_code_ids)
      .execute();
}
