import { UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import type { StoryParameters } from "./story-parameters.ts";

type Args = Readonly<Record<string, unknown>>;

/**
 * Returns the story's args. If it `follows` one, the callback writes the new value back to that arg, so that a field
 * shows typed text.
 */
export function followedArgs(storyId: string, { follows }: StoryParameters, args: Args): Args {
  if (follows === undefined) return args;
  const [arg, callback] = follows;
  const report = args[callback];
  return {
    ...args,
    [callback]: (value: unknown) => {
      if (typeof report === "function") report(value);
      addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: { [arg]: value } });
    },
  };
}
