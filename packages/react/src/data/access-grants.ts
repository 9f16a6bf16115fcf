import type { AccessGrant, AccessMethod, Inputs } from "@mortise/client";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { hasStream } from "../provider/live-streams.ts";
import type { InputOf } from "./call-input.ts";
import { dataFromLists } from "./from-lists.ts";
import { grantListener } from "./live-grants.ts";
import { type Pending, pendingIntervalMs } from "./pending-mutations.ts";
import { usePlatformMutation } from "./platform-mutation.ts";
import { usePlatformQuery } from "./platform-query.ts";
import {
  accessGrantRead,
  type AccessGrantsInput,
  accessGrantsRead,
  type AccessMethodsInput,
  accessMethodsRead,
} from "./reads/access-grants.ts";
import { refreshAnswers } from "./refresh.ts";
import { refreshGrants } from "./refresh-grants.ts";
import { useEventListener } from "./use-event-listener.ts";

export type UseAccessGrantsParams = AccessGrantsInput;
export type UseAccessGrantsData = AccessGrant[];
export type UseAccessGrantsResult = UseQueryResult<AccessGrant[]> & { accessGrants: AccessGrant[] | undefined };
/** Identifies a grant by its id or by the host's key for it. */
export type UseAccessGrantParams = InputOf<"accessGrants.get">;
export type UseAccessGrantData = AccessGrant | null;
export type UseAccessGrantResult = UseQueryResult<AccessGrant> & { accessGrant: AccessGrant | undefined };
export type UseAccessMethodsParams = AccessMethodsInput;
export type UseAccessMethodsData = AccessMethod[];
export type UseAccessMethodsResult = UseQueryResult<AccessMethod[]> & { accessMethods: AccessMethod[] | undefined };
export type UseCreateAccessGrantParams = Inputs["accessGrants.create"];
export type UseCreateAccessGrantData = AccessGrant;
export type UseUpdateAccessGrantParams = Inputs["accessGrants.update"];
export type UseDeleteAccessGrantParams = Inputs["accessGrants.delete"];
export type UseRequestAccessMethodsParams = Inputs["accessGrants.requestAccessMethods"];
export type UseRequestAccessMethodsData = AccessGrant;

/** Lists all grants that match, oldest first, or at most `limit`. Follows the server's events. */
export function useAccessGrants(params: UseAccessGrantsParams = {}): UseAccessGrantsResult {
  useGrantEvents();
  return usePlatformQuery(accessGrantsRead(params), (accessGrants) => ({ accessGrants }), whilePending);
}

/** Reads one grant. A string is its id. A copy from a cached list shows at once. Follows the server's events. */
export function useAccessGrant(params: UseAccessGrantParams | string): UseAccessGrantResult {
  useGrantEvents();
  const input = typeof params === "string" ? { access_grant_id: params } : params;
  const { access_grant_key: key, access_grant_id: id = "" } = input;
  const [name, value] = key === undefined ? (["access_grant_id", id] as const) : (["access_grant_key", key] as const);
  return usePlatformQuery(
    accessGrantRead(input),
    (accessGrant) => ({ accessGrant }),
    (...cache) => ({ ...whilePending(cache[0]), ...dataFromLists("accessGrants.list", name, value, ...cache) }),
  );
}

/**
 * Lists the access methods, such as PINs, of a grant, a door, a space or a code, oldest first. Follows the server's
 * events.
 */
export function useAccessMethods(params: UseAccessMethodsParams): UseAccessMethodsResult {
  useGrantEvents();
  return usePlatformQuery(accessMethodsRead(params), (accessMethods) => ({ accessMethods }), whilePending);
}

/**
 * Gives a person access. The mutation settles after the shown grants are refetched, or after 2 s. It does not wait for
 * locks.
 */
export function useCreateAccessGrant(): UseMutationResult<AccessGrant, Error, UseCreateAccessGrantParams> {
  return usePlatformMutation(
    ({ accessGrants }, input) => accessGrants.create(input),
    (sessionKey) => {
      // The server may have created a person for the grant.
      void refreshAnswers(sessionKey, "userIdentities.list");
      return refreshGrants(sessionKey);
    },
  );
}

/**
 * Changes a grant. The mutation settles after the shown grants are refetched, or after 2 s. It does not wait for locks.
 */
export function useUpdateAccessGrant(): UseMutationResult<void, Error, UseUpdateAccessGrantParams> {
  return usePlatformMutation(({ accessGrants }, input) => accessGrants.update(input), refreshGrants);
}

/**
 * Ends a grant, and then refetches the shown grants. The mutation does not wait until its codes are off their locks.
 */
export function useDeleteAccessGrant(): UseMutationResult<void, Error, UseDeleteAccessGrantParams> {
  return usePlatformMutation(
    ({ accessGrants }, input) => accessGrants.delete(input),
    // The mutation does not wait for the refetch, which may unmount the grant's view with its message.
    (sessionKey) => void refreshGrants(sessionKey),
  );
}

/**
 * Requests more access methods for a grant. The mutation settles after the shown grants are refetched, or after 2 s.
 */
export function useRequestAccessMethods(): UseMutationResult<AccessGrant, Error, UseRequestAccessMethodsParams> {
  return usePlatformMutation(({ accessGrants }, input) => accessGrants.requestAccessMethods(input), refreshGrants);
}

const useGrantEvents = () => useEventListener("grants", grantListener);

/** Query options that refetch while locks lag behind a grant or a method. Only while the page is visible. */
const whilePending = (sessionKey: string) => ({
  refetchInterval: ({ state: { data = [] } }: { state: { data?: Pending | readonly Pending[] | undefined } }) =>
    pendingIntervalMs([data].flat(), hasStream(sessionKey), Date.now()),
});
