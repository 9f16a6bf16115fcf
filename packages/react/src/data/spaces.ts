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
/** One space, by its id or by the host's key for it. */
export type UseSpaceParams = InputOf<"spaces.get">;
export type UseSpaceData = Space | null;
export type UseSpaceResult = UseQueryResult<Space> & { space: Space | undefined };
export type UseCreateSpaceParams = Inputs["spaces.create"];
export type UseCreateSpaceData = Space;
export type UseUpdateSpaceParams = Inputs["spaces.update"];
export type UseUpdateSpaceData = Space;
export type UseDeleteSpaceParams = Inputs["spaces.delete"];

/** All spaces that match, oldest first; with `limit`, at most so many. Follows the server's events. */
export function useSpaces(params: UseSpacesParams = {}): UseSpacesResult {
  useSpaceEvents();
  return usePlatformQuery(spacesRead(params), (spaces) => ({ spaces }));
}

/** One space; a text is its id. If a cached list holds it, that copy shows at once. Follows the server's events. */
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

/** Makes a space; ends when the spaces on screen have been read again. */
export function useCreateSpace(): UseMutationResult<Space, Error, UseCreateSpaceParams> {
  return usePlatformMutation(({ spaces }, input) => spaces.create(input), refreshSpaces);
}

/** Changes a space, and the doors of every grant on it; ends when the spaces on screen have been read again. */
export function useUpdateSpace(): UseMutationResult<Space, Error, UseUpdateSpaceParams> {
  return usePlatformMutation(({ spaces }, input) => spaces.update(input), refreshSpaces);
}

/** Deletes a space; its devices stay, and grants lose their access to them. Afterwards spaces on screen are read again. */
export function useDeleteSpace(): UseMutationResult<void, Error, UseDeleteSpaceParams> {
  return usePlatformMutation(
    ({ spaces }, input) => spaces.delete(input),
    // Not waited for: it may take away the space's view, and what is to be told there.
    (sessionKey) => void refreshSpaces(sessionKey),
  );
}

const useSpaceEvents = () => useEventListener("spaces", spaceListener);
