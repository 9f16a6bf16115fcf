import type { AccessGrant, AccessMethod, Inputs } from "@mortise/client";
import { type InputOf, requireId } from "../call-input.ts";
import type { PlatformRead } from "./platform-read.ts";
import { matchesNothing, readWholeList } from "./whole-list.ts";

/** Filters of a list of grants; every filter given must hold. An empty list of ids matches nothing. */
export type AccessGrantsInput = Omit<InputOf<"accessGrants.list">, "page_cursor">;
/** Filters of a list of methods. One of grant, door, space or code is needed. */
export type AccessMethodsInput = Omit<InputOf<"accessMethods.list">, "page_cursor">;

/** All grants that match, oldest first. */
export const accessGrantsRead = (input: AccessGrantsInput): PlatformRead<AccessGrant[]> => ({
  call: "accessGrants.list",
  input,
  async read({ accessGrants }, { signal }) {
    if (matchesNothing(input.access_grant_ids)) return [];
    // The client types its lists as mutable, but does not change them.
    const filters = input as NonNullable<Inputs["accessGrants.list"]>;
    const found = await readWholeList(accessGrants.list, filters, signal);
    return found.filter((grant) => grant?.access_grant_id);
  },
});

/** One grant, by its id or by the host's key for it. */
export function accessGrantRead({
  access_grant_id = "",
  access_grant_key,
}: InputOf<"accessGrants.get">): PlatformRead<AccessGrant> {
  const input = access_grant_key === undefined ? { access_grant_id } : { access_grant_key };
  return {
    call: "accessGrants.get",
    input,
    read: async ({ accessGrants }, { signal }) => accessGrants.get(requireId(input), { signal }),
  };
}

/** All methods that match, oldest first. */
export function accessMethodsRead(input: AccessMethodsInput): PlatformRead<AccessMethod[]> {
  const isNarrowed = Object.values({ ...input, limit: undefined }).some((value) => value !== undefined);
  return {
    call: "accessMethods.list",
    input,
    async read({ accessMethods }, { signal }) {
      // Without any filter the grant is not known yet.
      if (!isNarrowed) requireId({ access_grant_id: "" });
      const found = await readWholeList(accessMethods.list, input, signal);
      return found.filter((method) => method?.access_method_id);
    },
  };
}
