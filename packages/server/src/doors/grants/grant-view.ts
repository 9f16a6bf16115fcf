// One grant at a moment: the doors that it should open, and the state of its codes.
import type { PendingMutation } from "@mortise/contract";
import { type AccessCodeEntity, accessCodeOf } from "../../base/db/access-codes.ts";
import type { Query } from "../../base/db/database.ts";
import type { AccessGrantRow, AccessMethodRow } from "../../base/db/grant-schema.ts";
import type { AccessCodeRow, WorkspaceRow } from "../../base/db/schema.ts";
import { type Clock, minuteMs, type WorkspaceTime } from "../../base/clock.ts";
import { workspaceNow } from "../../base/workspace-time.ts";
import { awaitsPlace, leftAtLock } from "../slots/code-placement.ts";
import { hoursZone } from "../slots/hours-zone.ts";
import { pendingMutations } from "../slots/pending-mutations.ts";
import { doorsOfGrant, type GrantDoor } from "./grant-doors.ts";

export interface CodeOfMethod {
  row: AccessCodeRow;
  entity: AccessCodeEntity;
  /** Differences between the code and its lock. */
  pending: readonly PendingMutation[];
}

export interface MethodDoor {
  access_method_id: string;
  device_id: string;
}

export interface GrantView {
  grant: AccessGrantRow;
  workspace: WorkspaceRow;
  now: WorkspaceTime;
  /** Time before the grant's start at which a method that is not on its locks is late, in milliseconds. */
  leadMs: number;
  doors: readonly GrantDoor[];
  /** Doors that the grant names and that are gone or unmanaged. */
  missing: readonly string[];
  /** Access methods, oldest first. */
  methods: readonly AccessMethodRow[];
  places: readonly MethodDoor[];
  codes: readonly CodeOfMethod[];
}

interface Services {
  database: { query: Query };
  clock: Clock;
  /** @default 60 */
  issueLeadMinutes?: number | undefined;
}

const usualLeadMinutes = 60;

/** Reads the view. Resolves to `undefined` if the grant is gone. */
export async function lookAtGrant(
  { database, clock, issueLeadMinutes = usualLeadMinutes }: Services,
  access_grant_id: string,
): Promise<GrantView | undefined> {
  const { query } = database;
  const grant = await query
    .selectFrom("access_grants")
    .selectAll()
    .where("access_grant_id", "=", access_grant_id)
    .executeTakeFirst();
  const workspace =
    grant &&
    (await query
      .selectFrom("workspaces")
      .selectAll()
      .where("workspace_id", "=", grant.workspace_id)
      .executeTakeFirst());
  if (!workspace) return undefined;
  const now = workspaceNow(clock, workspace);
  return {
    grant,
    workspace,
    now,
    leadMs: issueLeadMinutes * minuteMs,
    ...(await doorsOfGrant(query, access_grant_id)),
    ...(await methodsOfGrant(query, access_grant_id, now)),
  };
}

/** Reads the methods and the state of their codes, which may change without the grant's row. */
export async function methodsOfGrant(query: Query, access_grant_id: string, now: WorkspaceTime) {
  const methods = await query
    .selectFrom("access_methods")
    .selectAll()
    .where("access_grant_id", "=", access_grant_id)
    .orderBy("created_at")
    .orderBy("request")
    .orderBy("access_method_id")
    .execute();
  const ids = methods.map(({ access_method_id }) => access_method_id);
  const places = await query
    .selectFrom("access_method_doors")
    .selectAll()
    .where(query.among("access_method_id", ids))
    .orderBy("device_id")
    .execute();
  return { methods, places, codes: await codesOfGrant(query, access_grant_id, now) };
}

async function codesOfGrant(query: Query, access_grant_id: string, now: WorkspaceTime): Promise<CodeOfMethod[]> {
  const rows = await query
    .selectFrom("access_codes")
    .selectAll()
    .where("access_grant_id", "=", access_grant_id)
    .where("is_managed", "=", 1)
    .orderBy("device_id")
    .execute();
  const codeIds = rows.map(({ access_code_id }) => access_code_id);
  const slots = await query
    .selectFrom("code_slots")
    .selectAll()
    .where(query.among("access_code_id", codeIds))
    .execute();
  const devices = await query
    .selectFrom("devices")
    .select(["device_id", "body", "native_schedule", "driver_info"])
    .where(query.among("device_id", [...new Set(rows.map(({ device_id }) => device_id))]))
    .execute();
  const slotOf = new Map(slots.map((slot) => [slot.access_code_id, slot]));
  const deviceOf = new Map(devices.map((device) => [device.device_id, device]));
  return rows.flatMap((row) => {
    const device = deviceOf.get(row.device_id);
    if (!device) return [];
    const entity = accessCodeOf(row);
    const pending = pendingMutations(entity, {
      slot: slotOf.get(row.access_code_id),
      native_schedule: device.native_schedule === 1,
      hours_zone: hoursZone(device),
      removal_asked_at: row.removal_asked_at,
      is_left: row.refused === leftAtLock,
      awaits_place: row.refused === awaitsPlace,
      now,
    });
    return [{ row, entity, pending }];
  });
}

/** Whether the lock holds the code as requested, active now or waiting for its start. */
export const isInPlace = ({ row, entity, pending }: CodeOfMethod): boolean =>
  row.removal_asked_at === null &&
  pending.length === 0 &&
  (row.status === "set" || (row.status === "unset" && entity["is_scheduled_on_device"] === true));
