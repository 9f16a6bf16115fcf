import type { AccessGrant, AccessMethod, Inputs } from "@mortise/client";
import { type InputOf, requireId } from "../call-input.ts";
import type { PlatformRead } from "./platform-read.ts";
import { matchesNothing, readWholeList } from "./whole-list.ts";

/** Filters of access grants. A grant must match every given filter. An empty list of ids matches none. */
export type AccessGrantsInput = Omit<InputOf<"accessGrants.list">, "page_cursor">;
/** Filters of access methods. A grant, door, space or code is required. */
export type AccessMethodsInput = Omit<InputOf<"accessMethods.list">, "page_cursor">;

/** Reads all grants that match, oldest first, or at most `limit`. */
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

/** Reads one grant, by its id or by the host's key for it. */
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

/** Reads all methods that match, oldest first, or at most `limit`. */
export function accessMethodsRead(input: AccessMethodsInput): PlatformRead<AccessMethod[]> {
  const isNarrowed = Object.values({ ...input, limit: undefined }).some((value) => value !== undefined);
  return {
    call: "accessMethods.list",
    input,
    async read({ accessMethods }, { signal }) {
      // The server needs a filter. Without one the host has not set the grant yet, so `requireId` throws.
      if (!isNarrowed) requireId({ access_grant_id: "" });
      const found = await readWholeList(accessMethods.list, input, signal);
      return found.filter((method) => method?.access_method_id);
    },
  };
}
