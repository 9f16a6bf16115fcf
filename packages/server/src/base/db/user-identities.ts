// Tables of people, and of the names that lead to them.
import type { Flag, Moment } from "./column.ts";
import { asCompared } from "./search-text.ts";

export interface UserIdentityRow {
  user_identity_id: string;
  workspace_id: string;
  user_identity_key: string | null;
  /** Customer whose session made the identity, or for whom it was pushed. */
  customer_key: string | null;
  full_name: string | null;
  email_address: string | null;
  /** Address in lower case, because two people may not have addresses that differ only in case. */
  email_compared: string | null;
  phone_number: string | null;
  created_at: Moment;
  /** Text for `search`, converted by `asCompared`. */
  search: string;
}

/** A name: a key, or the id of a merged identity. It leads to one identity of its workspace. */
export interface UserIdentityNameRow {
  workspace_id: string;
  kind: "id" | "key";
  name: string;
  user_identity_id: string;
  /** 1 if the name came with a merge. It stays as long as the identity. */
  is_merged: Flag;
}

/** Facts that a caller may store about a person. */
export type IdentityFacts = Pick<UserIdentityRow, "full_name" | "email_address" | "phone_number" | "user_identity_key">;

export const noFacts: IdentityFacts = {
  full_name: null,
  email_address: null,
  phone_number: null,
  user_identity_key: null,
};

/** Converts facts to columns, including those for searches and comparisons. */
export function factColumns(user_identity_id: string, facts: IdentityFacts) {
  const { full_name, email_address, phone_number, user_identity_key } = facts;
  const searched = [user_identity_id, full_name, email_address, phone_number];
  return {
    full_name,
    email_address,
    email_compared: email_address?.normalize().toLowerCase() ?? null,
    phone_number,
    user_identity_key,
    search: asCompared(searched.filter((text) => text !== null).join("\n")),
  };
}
