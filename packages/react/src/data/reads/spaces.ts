import type { Space } from "@mortise/client";
import { type InputOf, requireId } from "../call-input.ts";
import type { PlatformRead } from "./platform-read.ts";
import { readWholeList } from "./whole-list.ts";

/** Filters of spaces. A space must match every given filter. */
export type SpacesInput = Omit<InputOf<"spaces.list">, "page_cursor">;

/** Reads all spaces that match, oldest first, or at most `limit`. */
export const spacesRead = (input: SpacesInput): PlatformRead<Space[]> => ({
  call: "spaces.list",
  input,
  async read({ spaces }, { signal }) {
    const found = await readWholeList(spaces.list, input, signal);
    return found.filter((space) => space?.space_id);
  },
});

/** Reads one space, by its id or by the host's key for it. */
export function spaceRead({ space_id = "", space_key }: InputOf<"spaces.get">): PlatformRead<Space> {
  const input = space_key === undefined ? { space_id } : { space_key };
  return {
    call: "spaces.get",
    input,
    read: async ({ spaces }, { signal }) => spaces.get(requireId(input), { signal }),
  };
}
