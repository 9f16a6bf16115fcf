// Events of grants and of their methods (access-grants §4.5).
import { iso, type WorkspaceTime } from "../../base/clock.ts";
import { readAskedBy } from "../../base/db/asked-by.ts";
import type { AccessGrantRow, AccessMethodRow } from "../../base/db/grant-schema.ts";
import type { NewEvent } from "../events/events.ts";

type Grant = Pick<
  AccessGrantRow,
  "access_grant_id" | "access_grant_key" | "user_identity_id" | "customer_key" | "asked_by"
>;

export const grantEvent = (
  what: string,
  { access_grant_id, access_grant_key, user_identity_id, customer_key, asked_by }: Grant,
  now: WorkspaceTime,
  payload: Readonly<Record<string, unknown>> = {},
): NewEvent => ({
  event_type: `access_grant.${what}`,
  occurred_at: iso(now),
  access_grant_id,
  person_of_grant: user_identity_id,
  customer_key,
  asked_by: readAskedBy(asked_by),
  payload: { ...(access_grant_key !== null && { access_grant_key }), ...payload },
});

type Method = Pick<AccessMethodRow, "access_method_id" | "code" | "is_backup">;

/**
 * Makes an event of a method. Only `issued` and `reissued` carry the digits, because guests' messages are sent on
 * these.
 */
export function methodEvent(
  what: string,
  grant: Grant,
  { access_method_id, code, is_backup }: Method,
  now: WorkspaceTime,
): NewEvent {
  const { access_grant_id, access_grant_key, user_identity_id, customer_key } = grant;
  const digits = what === "issued" || what === "reissued" ? { code, is_backup_code: is_backup === 1 } : {};
  return {
    event_type: `access_method.${what}`,
    occurred_at: iso(now),
    access_method_id,
    grant_of_method: access_grant_id,
    person_of_grant: user_identity_id,
    customer_key,
    asked_by: readAskedBy(grant.asked_by),
    payload: {
      access_grant_ids: [access_grant_id],
      ...(access_grant_key !== null && { access_grant_keys: [access_grant_key] }),
      ...digits,
    },
  };
}
