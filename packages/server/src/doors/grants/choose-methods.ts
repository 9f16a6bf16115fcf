// Assigns access methods to doors: an existing one if the door accepts its PIN, else a new one.
import { randomUUID } from "node:crypto";
import type { Tx } from "../../base/db/database.ts";
import type { AccessGrantRow, AccessMethodRow } from "../../base/db/grant-schema.ts";
import { iso, type WorkspaceTime } from "../../base/clock.ts";
import type { NewEvent } from "../events/events.ts";
import { choosePins, type DoorForPin, fitsDoor } from "./choose-pins.ts";
import type { GrantDoor } from "./grant-doors.ts";
import { methodEvent } from "./grant-events.ts";
import { isAlive } from "./grant-plan.ts";
import { requestsOf, untold } from "./grant-state.ts";
import { doorsForPins, pinsOfPerson } from "./pins-at-doors.ts";

export interface Choice {
  /** Grant, with its row locked. */
  grant: AccessGrantRow;
  request: number;
  doors: readonly GrantDoor[];
  now: WorkspaceTime;
}

const rowsPerInsert = 500;

export async function chooseMethods(tx: Tx, { grant, request, doors, now }: Choice): Promise<NewEvent[]> {
  const requests = requestsOf(grant);
  const asked = requests[request];
  if (!asked) return [];
  const waiting = await doorsForPins(tx, doors, now, asked.refused_pins);
  const known = await methodsOf(tx, grant, request);
  const places: { access_method_id: string; device_id: string }[] = [];
  const pinAt = new Map<string, string | null>();
  const rest = waiting.filter((door) => {
    const method = known.find(({ code }) => code !== null && fitsDoor(code, door));
    if (!method) return true;
    places.push({ access_method_id: method.access_method_id, device_id: door.device_id });
    pinAt.set(door.device_id, method.code);
    return false;
  });
  const { groups, without } = choosePins(rest, { wish: asked.code, own: await pinsOfPerson(tx, grant, now) });
  const made = groups.map(({ code }) => newMethod(grant, request, code, now));
  for (const [index, { code, doors: served }] of groups.entries())
    for (const { device_id } of served) {
      places.push({ access_method_id: made[index]?.access_method_id ?? "", device_id });
      pinAt.set(device_id, code);
    }
  for (let at = 0; at < made.length; at += rowsPerInsert)
    await tx
      .insertInto("access_methods")
      .values(made.slice(at, at + rowsPerInsert))
      .execute();
  for (let at = 0; at < places.length; at += rowsPerInsert)
    await tx
      .insertInto("access_method_doors")
      .values(places.slice(at, at + rowsPerInsert))
      .onConflict((on) => on.doNothing())
      .execute();
  const refusing = asked.code === undefined ? [] : waiting.filter((door) => !fitsDoor(asked.code ?? "", door));
  requests[request] = {
    ...asked,
    refused_by: [...(asked.refused_by ?? []), ...refusing.map((door) => refusedAs(door, pinAt))],
    no_pin: [...(asked.no_pin ?? []), ...without.map(({ device_id }) => device_id)],
  };
  await tx
    .updateTable("access_grants")
    .set({ requests: JSON.stringify(requests) })
    .where("access_grant_id", "=", grant.access_grant_id)
    .execute();
  return made.map((method) => methodEvent("created", grant, method, now));
}

const refusedAs = ({ device_id }: DoorForPin, pinAt: ReadonlyMap<string, string | null>) => ({
  device_id,
  new_code: pinAt.get(device_id) ?? null,
});

const methodsOf = async (tx: Tx, { access_grant_id }: AccessGrantRow, request: number): Promise<AccessMethodRow[]> =>
  (
    await tx
      .selectFrom("access_methods")
      .selectAll()
      .where("access_grant_id", "=", access_grant_id)
      .where("request", "=", request)
      .where("is_backup", "=", 0)
      .orderBy("created_at")
      .orderBy("request")
      .orderBy("access_method_id")
      .execute()
  ).filter(isAlive);

export const newMethod = (
  { access_grant_id, workspace_id }: AccessGrantRow,
  request: number,
  code: string | null,
  now: WorkspaceTime,
): AccessMethodRow => ({
  access_method_id: randomUUID(),
  workspace_id,
  access_grant_id,
  request,
  code,
  created_at: iso(now),
  issued_at: null,
  is_issued: 0,
  is_backup: 0,
  deleting_at: null,
  state: JSON.stringify(untold),
});
