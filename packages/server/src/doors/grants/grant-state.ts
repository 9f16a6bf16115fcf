// Stored state of grants and methods: requests, and reported errors, warnings and changes.
import type { AccessGrantRow, AccessMethodRow } from "../../base/db/grant-schema.ts";

/** An error, warning or pending change, by the presence of `error_code`, `warning_code` or `mutation_code`. */
export interface GrantEntry {
  error_code?: string;
  warning_code?: string;
  mutation_code?: string;
  message: string;
  created_at: string;
  [detail: string]: unknown;
}

export interface GrantState {
  errors: readonly GrantEntry[];
  warnings: readonly GrantEntry[];
  pending_mutations: readonly GrantEntry[];
  /** Times and doors for which complete access was last reported. */
  granted_for?: string | undefined;
}

export interface MethodState {
  errors: readonly GrantEntry[];
  warnings: readonly GrantEntry[];
  pending_mutations: readonly GrantEntry[];
  /** Times, doors and PIN for which the method was last reported as issued. */
  issued_for?: string | undefined;
  /** Method whose PIN could not be set, and which this one replaces. */
  original_access_method_id?: string | undefined;
}

export interface RequestedMethod {
  mode: "code";
  /** Requested PIN. */
  code?: string | undefined;
  created_at: string;
  /** Doors that do not accept the requested PIN, and the PIN that they got. */
  refused_by?: readonly { device_id: string; new_code: string | null }[] | undefined;
  /** PINs that a lock itself refused, as invalid or as equal to a code that the server does not know. */
  refused_pins?: readonly { device_id: string; code: string }[] | undefined;
  /** Doors for which no PIN is available. They are tried again when the grant is changed. */
  no_pin?: readonly string[] | undefined;
  /** Doors whose method was deleted. */
  left_out?: readonly string[] | undefined;
  /** Set if all its methods were deleted, so that none is created again. */
  is_withdrawn?: boolean | undefined;
}

export const untold = { errors: [], warnings: [], pending_mutations: [] };

export const stateOfGrant = ({ state }: Pick<AccessGrantRow, "state">): GrantState => JSON.parse(state) as GrantState;
export const stateOfMethod = ({ state }: Pick<AccessMethodRow, "state">): MethodState =>
  JSON.parse(state) as MethodState;
export const requestsOf = ({ requests }: Pick<AccessGrantRow, "requests">): RequestedMethod[] =>
  JSON.parse(requests) as RequestedMethod[];

/** Doors for which the method was last reported as issued. */
export const doorsWhenIssued = (method: Pick<AccessMethodRow, "state">): readonly string[] => {
  const { issued_for } = stateOfMethod(method);
  return issued_for === undefined ? [] : (JSON.parse(issued_for) as IssuedFor)[3];
};
export type IssuedFor = [starts_at: string, ends_at: string | null, code: string | null, doors: readonly string[]];

export const isOver = ({ ends_at }: Pick<AccessGrantRow, "ends_at">, now: number): boolean =>
  ends_at !== null && Date.parse(ends_at) <= now;
