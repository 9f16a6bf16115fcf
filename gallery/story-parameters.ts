// Parameters that a story may have besides its args. preview.tsx applies them.

export type WorldName = "hotel" | "empty" | "troubled" | "stays" | "huge";

/** A sandbox control and its input. A device is given by name: `device: "Front Door"` becomes its device_id. */
export type Event = readonly [control: string, input: { readonly device?: string; readonly [field: string]: unknown }];

export interface StoryParameters {
  /** World that fills the story's own workspace. Without it the story has no server and no session. */
  world?: WorldName;
  /** Events in the workspace before the story starts. */
  before?: readonly Event[];
  /** Events in the workspace after all data has been shown. Then the data is refetched. */
  later?: readonly Event[];
  /** Number of first devices whose ids the story gets as `deviceIds`. */
  firstDevices?: number;
  /** Whether the client's wait for a lock, up to a minute, ends at once. */
  hurry?: boolean;
  /** Text on screen when the story has reached its state, for which the test waits. */
  shows?: string | RegExp;
  /** Keeps an arg up to date during use: [the arg, the callback that gets its new value]. */
  follows?: readonly [arg: string, callback: string];
}

declare module "storybook/internal/csf" {
  interface Parameters extends StoryParameters {}
}
