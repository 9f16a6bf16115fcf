// Tables of access grants: who gets in where and when, the PINs that came of it, and the doors that each opens.
import type { Flag, Json, Moment } from "./column.ts";

export interface GrantSchema {
  access_grants: AccessGrantRow;
  /** Devices that the grant names itself. A device that is gone stays named: it is told as missing. */
  access_grant_devices: { access_grant_id: string; device_id: string };
  access_grant_spaces: { access_grant_id: string; space_id: string };
  access_methods: AccessMethodRow;
  /** Which doors a method opens, or is to open. */
  access_method_doors: { access_method_id: string; device_id: string };
}

export interface AccessGrantRow {
  access_grant_id: string;
  workspace_id: string;
  user_identity_id: string;
  access_grant_key: string | null;
  reservation_key: string | null;
  /** The customer whose doors it opens; null: nobody's, or several customers'. */
  customer_key: string | null;
  name: string | null;
  starts_at: Moment;
  /** null: no end. */
  ends_at: Moment | null;
  created_at: Moment;
  /** When its times or doors were last asked for. */
  changed_at: Moment;
  /** When somebody asked for its end; its codes are still being taken off their locks. */
  deleting_at: Moment | null;
  /** The methods that were asked for ({@link RequestedMethod}), in order. */
  requests: Json;
  customization_profile_id: string | null;
  /** What is told of it ({@link GrantState}). */
  state: Json;
  /** Who last asked for a change of it ({@link AskedBy}). */
  asked_by: Json | null;
  /** Text that `search` looks into, in the form that `asCompared` gives it. */
  search: string;
}

export interface AccessMethodRow {
  access_method_id: string;
  workspace_id: string;
  access_grant_id: string;
  /** The place of its request among the grant's. */
  request: number;
  /** The PIN; null until the lock's maker has chosen one. It never changes once it is there. */
  code: string | null;
  created_at: Moment;
  issued_at: Moment | null;
  is_issued: Flag;
  /** A code that was kept on the lock stands in for one that could not be set. */
  is_backup: Flag;
  /** When somebody asked for its end. */
  deleting_at: Moment | null;
  /** What is told of it ({@link MethodState}). */
  state: Json;
}

/** How the code came to be. null: nobody's grant made it. */
export interface CodeOfGrant {
  access_grant_id: string | null;
  access_method_id: string | null;
}
