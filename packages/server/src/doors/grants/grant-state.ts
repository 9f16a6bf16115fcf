// What is told of a grant and of its methods, and what was asked for, as their rows keep it.
import type { AccessGrantRow, AccessMethodRow } from "../../base/db/grant-schema.ts";

/** One error, warning or pending change. `error_code`, `warning_code` or `mutation_code` says which. */
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
  /** The times and doors for which it was last told that all is in place. */
  granted_for?: string | undefined;
}

export interface MethodState {
  errors: readonly GrantEntry[];
  warnings: readonly GrantEntry[];
  pending_mutations: readonly GrantEntry[];
  /** The times, doors and PIN for which it was last told as issued. */
  issued_for?: string | undefined;
  /** The method whose PIN could not be set, for which this one stands in. */
  original_access_method_id?: string | undefined;
}

export interface RequestedMethod {
  mode: "code";
  /** The PIN that the caller would like. */
  code?: string | undefined;
  created_at: string;
  /** Doors that would not take the wished PIN, and the PIN that they got. */
  refused_by?: readonly { device_id: string; new_code: string | null }[] | undefined;
  /** PINs that a lock itself refused, though nobody here knew of a code with the same digits. */
  refused_pins?: readonly { device_id: string; code: string }[] | undefined;
  /** Doors for which no PIN is left. They are tried again when the grant is changed. */
  no_pin?: readonly string[] | undefined;
  /** Doors whose method somebody took away. */
  left_out?: readonly string[] | undefined;
  /** All its methods were taken away: none is made again. */
  is_withdrawn?: boolean | undefined;
}

export const untold = { errors: [], warnings: [], pending_mutations: [] };

export const stateOfGrant = ({ state }: Pick<AccessGrantRow, "state">): GrantState => JSON.parse(state) as GrantState;
export const stateOfMethod = ({ state }: Pick<AccessMethodRow, "state">): MethodState =>
  JSON.parse(state) as MethodState;
export const requestsOf = ({ requests }: Pick<AccessGrantRow, "requests">): RequestedMethod[] =>
  JSON.parse(requests) as RequestedMethod[];

/** The doors with which it was last told as issued. */
export const doorsWhenIssued = (method: Pick<AccessMethodRow, "state">): readonly string[] => {
  const { issued_for } = stateOfMethod(method);
  return issued_for === undefined ? [] : (JSON.parse(issued_for) as IssuedFor)[3];
};
export type IssuedFor = [starts_at: string, ends_at: string | null, code: string | null, doors: readonly string[]];

export const isOver = ({ ends_at }: Pick<AccessGrantRow, "ends_at">, now: number): boolean =>
  ends_at !== null && Date.parse(ends_at) <= now;
