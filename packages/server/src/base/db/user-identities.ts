// People as rows, and the names that lead to them.
import type { Flag, Moment } from "./column.ts";
import { asCompared } from "./search-text.ts";

export interface UserIdentityRow {
  user_identity_id: string;
  workspace_id: string;
  user_identity_key: string | null;
  /** The customer whose session made it, or who was pushed with it. */
  customer_key: string | null;
  full_name: string | null;
  email_address: string | null;
  /** The address in lower case: two people may not have addresses that differ in case alone. */
  email_compared: string | null;
  phone_number: string | null;
  created_at: Moment;
  /** Text that `search` looks into, in the form that `asCompared` gives it. */
  search: string;
}

/** A key, or the id of a merged identity, and where it leads. A name leads to one identity of its workspace. */
export interface UserIdentityNameRow {
  workspace_id: string;
  kind: "id" | "key";
  name: string;
  user_identity_id: string;
  /** 1: the name came with a merge, and stays as long as the identity. */
  is_merged: Flag;
}

/** What a caller may say of a person. */
export type IdentityFacts = Pick<UserIdentityRow, "full_name" | "email_address" | "phone_number" | "user_identity_key">;

export const noFacts: IdentityFacts = {
  full_name: null,
  email_address: null,
  phone_number: null,
  user_identity_key: null,
};

/** The facts as columns, with those that searches and comparisons need. */
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
