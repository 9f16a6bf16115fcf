// Reads the PINs in use at doors, and the PINs of a person.
import type { Query } from "../../base/db/database.ts";
import type { AccessGrantRow } from "../../base/db/grant-schema.ts";
import { pinsOfAccount } from "../codes/existing-set.ts";
import { isOfExistingSet } from "../codes/digits.ts";
import { iso, type WorkspaceTime } from "../../base/clock.ts";
import type { DoorForPin } from "./choose-pins.ts";
import type { GrantDoor } from "./grant-doors.ts";

const doorsAtOnce = 200;

/** Doors with the PINs in use, including those that methods are about to have there, and those that a lock refused. */
export async function doorsForPins(
  query: Query,
  doors: readonly GrantDoor[],
  now: WorkspaceTime,
  refused: readonly { device_id: string; code: string }[] = [],
): Promise<DoorForPin[]> {
  const found: DoorForPin[] = [];
  const ofAccount = new Map<string, ReadonlySet<string>>();
  for (let at = 0; at < doors.length; at += doorsAtOnce) {
    if (at > 0) await new Promise(setImmediate);
    const some = doors.slice(at, at + doorsAtOnce);
    const taken = await takenAt(
      query,
      some.map(({ device_id }) => device_id),
      now,
    );
    for (const { device_id, properties, connected_account_id } of some) {
      const own = refused.flatMap((each) => (each.device_id === device_id ? each.code : []));
      const isBound = isOfExistingSet(properties);
      if (isBound && !ofAccount.has(connected_account_id))
        ofAccount.set(connected_account_id, await pinsOfAccount(query, connected_account_id));
      const among = isBound ? ofAccount.get(connected_account_id) : undefined;
      found.push({ device_id, properties, taken: new Set([...(taken.get(device_id) ?? []), ...own]), among });
    }
  }
  return found;
}

async function takenAt(query: Query, device_ids: string[], now: WorkspaceTime): Promise<Map<string, Set<string>>> {
  const there = await query
    .selectFrom("access_codes")
    .select(["device_id", "code"])
    .where(query.among("device_id", device_ids))
    .where("code", "is not", null)
    .execute();
  const planned = await query
    .selectFrom("access_method_doors as door")
    .innerJoin("access_methods as method", "method.access_method_id", "door.access_method_id")
    .innerJoin("access_grants as grant", "grant.access_grant_id", "method.access_grant_id")
    .select(["door.device_id", "method.code"])
    .where(query.among("door.device_id", device_ids))
    .where("method.code", "is not", null)
    .where("method.deleting_at", "is", null)
    .where("grant.deleting_at", "is", null)
    .where((is) => is.or([is("grant.ends_at", "is", null), is("grant.ends_at", ">", iso(now))]))
    .execute();
  const taken = new Map<string, Set<string>>();
  for (const { device_id, code } of [...there, ...planned]) {
    const pins = taken.get(device_id) ?? new Set<string>();
    if (code !== null) pins.add(code);
    taken.set(device_id, pins);
  }
  return taken;
}

const mostOwn = 20;

/** PINs of the person's grants that have not ended, latest first. */
export async function pinsOfPerson(
  query: Query,
  { workspace_id, user_identity_id }: Pick<AccessGrantRow, "workspace_id" | "user_identity_id">,
  now: WorkspaceTime,
): Promise<string[]> {
  const rows = await query
    .selectFrom("access_grants as grant")
    .innerJoin("access_methods as method", "method.access_grant_id", "grant.access_grant_id")
    .select("method.code")
    .where("grant.user_identity_id", "=", user_identity_id)
    .where("grant.workspace_id", "=", workspace_id)
    .where("grant.deleting_at", "is", null)
    .where("method.deleting_at", "is", null)
    .where("method.code", "is not", null)
    .where((is) => is.or([is("grant.ends_at", "is", null), is("grant.ends_at", ">", iso(now))]))
    .orderBy("method.created_at", "desc")
    .limit(mostOwn)
    .execute();
  return [...new Set(rows.flatMap(({ code }) => code ?? []))];
}
