// The parameters that a story may have besides its args; preview.tsx acts on them.

export type WorldName = "hotel" | "empty" | "troubled" | "stays" | "huge";

/** A sandbox control and its input. A device is given by its name: `device: "Front Door"` becomes its device_id. */
export type Event = readonly [control: string, input: { readonly device?: string; readonly [field: string]: unknown }];

export interface StoryParameters {
  /**
   * Gives the story a workspace of its own, filled with this world. Without it the story has no server and no session.
   */
  world?: WorldName;
  /** Events in the workspace before the story begins. */
  before?: readonly Event[];
  /** Events in the workspace once all data has been shown; afterwards the data is read again. */
  later?: readonly Event[];
  /** Passes the ids of the first so many devices to the story, as `deviceIds`. */
  firstDevices?: number;
  /** Makes the client's wait for a lock, up to a minute, pass at once. */
  hurry?: boolean;
  /** Text that is on screen when the story has reached its state; the test waits for it. */
  shows?: string | RegExp;
  /** Keeps an arg up to date while somebody uses the part: [the arg, the callback that is given its new value]. */
  follows?: readonly [arg: string, callback: string];
}

declare module "storybook/internal/csf" {
  interface Parameters extends StoryParameters {}
}
