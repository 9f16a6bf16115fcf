import type { Inputs, Space } from "@mortise/client";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import type { InputOf } from "./call-input.ts";
import { dataFromLists } from "./from-lists.ts";
import { spaceListener } from "./live-spaces.ts";
import { usePlatformMutation } from "./platform-mutation.ts";
import { usePlatformQuery } from "./platform-query.ts";
import { spaceRead, type SpacesInput, spacesRead } from "./reads/spaces.ts";
import { refreshSpaces } from "./refresh-grants.ts";
import { useEventListener } from "./use-event-listener.ts";

export type UseSpacesParams = SpacesInput;
export type UseSpacesData = Space[];
export type UseSpacesResult = UseQueryResult<Space[]> & { spaces: Space[] | undefined };
/** Identifies a space by its id or by the host's key for it. */
export type UseSpaceParams = InputOf<"spaces.get">;
export type UseSpaceData = Space | null;
export type UseSpaceResult = UseQueryResult<Space> & { space: Space | undefined };
export type UseCreateSpaceParams = Inputs["spaces.create"];
export type UseCreateSpaceData = Space;
export type UseUpdateSpaceParams = Inputs["spaces.update"];
export type UseUpdateSpaceData = Space;
export type UseDeleteSpaceParams = Inputs["spaces.delete"];

/** Lists all spaces that match, oldest first, or at most `limit`. Follows the server's events. */
export function useSpaces(params: UseSpacesParams = {}): UseSpacesResult {
  useSpaceEvents();
  return usePlatformQuery(spacesRead(params), (spaces) => ({ spaces }));
}

/** Reads one space. A string is its id. A copy from a cached list shows at once. Follows the server's events. */
export function useSpace(params: UseSpaceParams | string): UseSpaceResult {
  useSpaceEvents();
  const input = typeof params === "string" ? { space_id: params } : params;
  const { space_key: key, space_id: id = "" } = input;
  const [name, value] = key === undefined ? (["space_id", id] as const) : (["space_key", key] as const);
  return usePlatformQuery(
    spaceRead(input),
    (space) => ({ space }),
    (...cache) => dataFromLists("spaces.list", name, value, ...cache),
  );
}

/** Creates a space. The mutation settles after the shown spaces are refetched, or after 2 s. */
export function useCreateSpace(): UseMutationResult<Space, Error, UseCreateSpaceParams> {
  return usePlatformMutation(({ spaces }, input) => spaces.create(input), refreshSpaces);
}

/**
 * Changes a space, and the doors of every grant on it. The mutation settles after the shown spaces are refetched, or
 * after 2 s.
 */
export function useUpdateSpace(): UseMutationResult<Space, Error, UseUpdateSpaceParams> {
  return usePlatformMutation(({ spaces }, input) => spaces.update(input), refreshSpaces);
}

/** Deletes a space, and then refetches the shown spaces. Its devices stay; grants lose their access to them. */
export function useDeleteSpace(): UseMutationResult<void, Error, UseDeleteSpaceParams> {
  return usePlatformMutation(
    ({ spaces }, input) => spaces.delete(input),
    // The mutation does not wait for the refetch, which may unmount the space's view with its message.
    (sessionKey) => void refreshSpaces(sessionKey),
  );
}

const useSpaceEvents = () => useEventListener("spaces", spaceListener);
