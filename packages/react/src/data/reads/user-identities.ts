import type { Inputs, UserIdentity } from "@mortise/client";
import { type InputOf, requireId } from "../call-input.ts";
import type { PlatformRead } from "./platform-read.ts";
import { matchesNothing, readWholeList } from "./whole-list.ts";

/** Filters of people. A person must match every given filter. An empty list of ids matches nobody. */
export type UserIdentitiesInput = Omit<InputOf<"userIdentities.list">, "page_cursor">;

/** Reads all people that match, oldest first, or at most `limit`. */
export const userIdentitiesRead = (input: UserIdentitiesInput): PlatformRead<UserIdentity[]> => ({
  call: "userIdentities.list",
  input,
  async read({ userIdentities }, { signal }) {
    if (matchesNothing(input.user_identity_ids)) return [];
    // The client types its lists as mutable, but does not change them.
    const filters = input as NonNullable<Inputs["userIdentities.list"]>;
    const found = await readWholeList(userIdentities.list, filters, signal);
    return found.filter((person) => person?.user_identity_id);
  },
});

/** Reads one person, by their id or by the host's key for them. */
export function userIdentityRead({
  user_identity_id = "",
  user_identity_key,
}: InputOf<"userIdentities.get">): PlatformRead<UserIdentity> {
  const input = user_identity_key === undefined ? { user_identity_id } : { user_identity_key };
  return {
    call: "userIdentities.get",
    input,
    read: async ({ userIdentities }, { signal }) => userIdentities.get(requireId(input), { signal }),
  };
}
