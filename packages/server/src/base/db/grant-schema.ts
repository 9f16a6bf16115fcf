// Tables of access grants: person, doors and times of each grant, its PINs, and the doors of each PIN.
import type { Flag, Json, Moment } from "./column.ts";

export interface GrantSchema {
  access_grants: AccessGrantRow;
  /** Devices that the grant names itself. A deleted device stays named, and is reported as missing. */
  access_grant_devices: { access_grant_id: string; device_id: string };
  access_grant_spaces: { access_grant_id: string; space_id: string };
  access_methods: AccessMethodRow;
  /** Doors that a method opens or should open. */
  access_method_doors: { access_method_id: string; device_id: string };
}

export interface AccessGrantRow {
  access_grant_id: string;
  workspace_id: string;
  user_identity_id: string;
  access_grant_key: string | null;
  reservation_key: string | null;
  /** Customer whose doors the grant opens; `null` for none, or several. */
  customer_key: string | null;
  name: string | null;
  starts_at: Moment;
  /** End; `null` for none. */
  ends_at: Moment | null;
  created_at: Moment;
  /** Time of the last request for times or doors. */
  changed_at: Moment;
  /** Time of the requested deletion, while codes are still being removed from their locks. */
  deleting_at: Moment | null;
  /** Requested methods ({@link RequestedMethod}), in order. */
  requests: Json;
  customization_profile_id: string | null;
  /** Reported state ({@link GrantState}). */
  state: Json;
  /** Caller of the last change ({@link AskedBy}). */
  asked_by: Json | null;
  /** Text for `search`, converted by `asCompared`. */
  search: string;
}

export interface AccessMethodRow {
  access_method_id: string;
  workspace_id: string;
  access_grant_id: string;
  /** Index of its request among the grant's. */
  request: number;
  /** PIN; `null` until the lock's manufacturer has chosen one. It never changes after that. */
  code: string | null;
  created_at: Moment;
  issued_at: Moment | null;
  is_issued: Flag;
  /** Whether a backup code replaces one that could not be set. */
  is_backup: Flag;
  /** Time of the requested deletion. */
  deleting_at: Moment | null;
  /** Reported state ({@link MethodState}). */
  state: Json;
}

/** Grant and method of a code; `null` if no grant made it. */
export interface CodeOfGrant {
  access_grant_id: string | null;
  access_method_id: string | null;
}
