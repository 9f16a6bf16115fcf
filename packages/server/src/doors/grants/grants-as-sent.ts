// Makes the entities of grants and methods, many at a time.
import type { Query } from "../../base/db/database.ts";
import type { AccessGrantRow, AccessMethodRow } from "../../base/db/grant-schema.ts";
import type { WorkspaceTime } from "../../base/clock.ts";
import { displayStatus, grantMessages, methodMessages } from "./grant-messages.ts";
import {
  type GrantEntry,
  isOver,
  type RequestedMethod,
  requestsOf,
  stateOfGrant,
  stateOfMethod,
} from "./grant-state.ts";
import { untitled } from "./grant-title.ts";

const methodName = "PIN code";

export async function grantsAsSent(query: Query, rows: readonly AccessGrantRow[], now: WorkspaceTime) {
  const ids = rows.map(({ access_grant_id }) => access_grant_id);
  const methods = await query
    .selectFrom("access_methods")
    .select(["access_grant_id", "access_method_id", "request", "is_issued", "deleting_at"])
    .where(query.among("access_grant_id", ids))
    .orderBy("created_at")
    .orderBy("request")
    .orderBy("access_method_id")
    .execute();
  const spaces = await query
    .selectFrom("access_grant_spaces")
    .selectAll()
    .where(query.among("access_grant_id", ids))
    .orderBy("space_id")
    .execute();
  const people = await query
    .selectFrom("user_identities")
    .select(["user_identity_id", "full_name"])
    .where(query.among("user_identity_id", [...new Set(rows.map(({ user_identity_id }) => user_identity_id))]))
    .execute();
  const methodsOf = Map.groupBy(methods, ({ access_grant_id }) => access_grant_id);
  const spacesOf = Map.groupBy(spaces, ({ access_grant_id }) => access_grant_id);
  const nameOf = new Map(people.map(({ user_identity_id, full_name }) => [user_identity_id, full_name]));
  return rows.map((row) => {
    const own = methodsOf.get(row.access_grant_id) ?? [];
    const space_ids = (spacesOf.get(row.access_grant_id) ?? []).map(({ space_id }) => space_id);
    const { errors, warnings, pending_mutations } = stateOfGrant(row);
    const isIssued = own.length > 0 && own.every(({ is_issued }) => is_issued === 1);
    return {
      access_grant_id: row.access_grant_id,
      workspace_id: row.workspace_id,
      user_identity_id: row.user_identity_id,
      ...(row.access_grant_key !== null && { access_grant_key: row.access_grant_key }),
      ...(row.reservation_key !== null && { reservation_key: row.reservation_key }),
      ...(row.customization_profile_id !== null && { customization_profile_id: row.customization_profile_id }),
      name: row.name,
      display_name: (row.name || nameOf.get(row.user_identity_id)) ?? untitled,
      display_status: statusOf(row, { isIssued, isTroubled: errors.length > 0 }, now),
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      created_at: row.created_at,
      access_method_ids: own.map(({ access_method_id }) => access_method_id),
      requested_access_methods: requestsOf(row).map((request, index) => requestAsSent(request, index, own)),
      space_ids,
      location_ids: space_ids,
      errors: errors as Sent<"error_code">[],
      warnings: withEnding(warnings, row.deleting_at, grantMessages.being_deleted) as Sent<"warning_code">[],
      pending_mutations: pending_mutations as Sent<"mutation_code">[],
    };
  });
}

type Made = Pick<AccessMethodRow, "access_method_id" | "request">;

const requestAsSent = ({ mode, code, created_at }: RequestedMethod, index: number, own: readonly Made[]) => ({
  mode,
  ...(code !== undefined && { code }),
  display_name: methodName,
  created_at,
  created_access_method_ids: own.flatMap(({ request, access_method_id }) =>
    request === index ? access_method_id : [],
  ),
});

type Sent<Code extends string> = GrantEntry & Record<Code, string>;

export async function methodsAsSent(query: Query, rows: readonly AccessMethodRow[], now: WorkspaceTime) {
  const grants = await query
    .selectFrom("access_grants")
    .select(["access_grant_id", "starts_at", "ends_at", "deleting_at"])
    .where(query.among("access_grant_id", [...new Set(rows.map(({ access_grant_id }) => access_grant_id))]))
    .execute();
  const grantOf = new Map(grants.map((grant) => [grant.access_grant_id, grant]));
  return rows.flatMap((row) => {
    const grant = grantOf.get(row.access_grant_id);
    if (!grant) return [];
    const { errors, warnings, pending_mutations } = stateOfMethod(row);
    const deleting_at = row.deleting_at ?? grant.deleting_at;
    const is_issued = row.is_issued === 1 && deleting_at === null && !isOver(grant, now);
    return [
      {
        access_method_id: row.access_method_id,
        workspace_id: row.workspace_id,
        mode: "code" as const,
        display_name: methodName,
        display_status: statusOf(
          { ...grant, deleting_at },
          { isIssued: is_issued, isTroubled: errors.length > 0 },
          now,
        ),
        is_issued,
        issued_at: row.issued_at,
        created_at: row.created_at,
        code: row.code,
        errors: errors as Sent<"error_code">[],
        warnings: withEnding(warnings, deleting_at, methodMessages.being_deleted) as Sent<"warning_code">[],
        pending_mutations: pending_mutations as Sent<"mutation_code">[],
      },
    ];
  });
}

/** Adds the warning of a deletion at once, before the grant's reconcile loop has run. */
const withEnding = (warnings: readonly GrantEntry[], deleting_at: string | null, message: string) =>
  deleting_at === null || warnings.some(({ warning_code }) => warning_code === "being_deleted")
    ? warnings
    : [{ warning_code: "being_deleted", message, created_at: deleting_at }, ...warnings];

type Times = Pick<AccessGrantRow, "starts_at" | "ends_at" | "deleting_at">;

function statusOf(
  { starts_at, ends_at, deleting_at }: Times,
  { isIssued, isTroubled }: { isIssued: boolean; isTroubled: boolean },
  now: WorkspaceTime,
): string {
  if (deleting_at !== null) return displayStatus.ending;
  if (isOver({ ends_at }, now)) return displayStatus.ended;
  if (isTroubled) return displayStatus.issues;
  if (!isIssued) return displayStatus.waiting;
  return Date.parse(starts_at) > now ? displayStatus.upcoming : displayStatus.active;
}
