// Outcome of one entry of a run: actions, events, and the reason if something was not done.
import type { NewEvent } from "../events/events.ts";

type Noun = "access_grant" | "space" | "user_identity";

export interface Action {
  action_type: "create" | "update" | "keep" | "delete" | "skip";
  resource_type: Noun;
  access_grant_id?: string;
  space_id?: string;
  user_identity_id?: string;
  skip_reason?: string;
}

export interface Note {
  warning_code: string;
  message: string;
}

export interface Outcome {
  /** Rule of the action, such as `reservation_time_updated`. */
  rule: string;
  actions: readonly Action[];
  /** Warnings about deviations from the request. */
  warnings?: readonly Note[];
  /** Message for people. Holds keys of the host, never a name, an address or a PIN. */
  message?: string;
  error?: { error_code: string; message: string };
  events?: readonly NewEvent[];
  /** Devices whose documents `tellRest` (`spaces/tell-spaces.ts`) writes after the transaction. */
  told?: readonly string[];
  /** Customer of the entry. @default the customer of the run */
  customer_key?: string;
  /** Whether a part of the entry is left for the next transaction. */
  isPart?: boolean;
}

export const did = (action_type: Action["action_type"], resource_type: Noun, id: string): Action => ({
  action_type,
  resource_type,
  [`${resource_type}_id`]: id,
});

export const skipped = (rule: string, resource_type: Noun, skip_reason: string, message: string): Outcome => ({
  rule,
  actions: [{ action_type: "skip", resource_type, skip_reason }],
  message,
});

/** Reason why something was left out; `undefined` if nothing was. */
export const skipReasonOf = ({ actions }: Pick<Outcome, "actions">): string | undefined =>
  actions.find(({ action_type }) => action_type === "skip")?.skip_reason;

export const isSuccess = (outcome: Pick<Outcome, "actions" | "error">): boolean =>
  outcome.error === undefined && skipReasonOf(outcome) === undefined;
