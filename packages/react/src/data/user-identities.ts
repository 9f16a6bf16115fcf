import type { UserIdentity } from "@mortise/client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { InputOf } from "./call-input.ts";
import { dataFromLists } from "./from-lists.ts";
import { usePlatformQuery } from "./platform-query.ts";
import { type UserIdentitiesInput, userIdentitiesRead, userIdentityRead } from "./reads/user-identities.ts";

export type UseUserIdentitiesParams = UserIdentitiesInput;
export type UseUserIdentitiesData = UserIdentity[];
export type UseUserIdentitiesResult = UseQueryResult<UserIdentity[]> & { userIdentities: UserIdentity[] | undefined };
/** Identifies a person by their id or by the host's key for them. */
export type UseUserIdentityParams = InputOf<"userIdentities.get">;
export type UseUserIdentityData = UserIdentity | null;
export type UseUserIdentityResult = UseQueryResult<UserIdentity> & { userIdentity: UserIdentity | undefined };

/** Lists all people that match, oldest first, or at most `limit`. The server sends no events of them. */
export function useUserIdentities(params: UseUserIdentitiesParams = {}): UseUserIdentitiesResult {
  return usePlatformQuery(userIdentitiesRead(params), (userIdentities) => ({ userIdentities }));
}

/** Reads one person. A string is their id. A copy from a cached list shows at once. */
export function useUserIdentity(params: UseUserIdentityParams | string): UseUserIdentityResult {
  const input = typeof params === "string" ? { user_identity_id: params } : params;
  const { user_identity_key: key, user_identity_id: id = "" } = input;
  const [name, value] = key === undefined ? (["user_identity_id", id] as const) : (["user_identity_key", key] as const);
  return usePlatformQuery(
    userIdentityRead(input),
    (userIdentity) => ({ userIdentity }),
    (...cache) => dataFromLists("userIdentities.list", name, value, ...cache),
  );
}
