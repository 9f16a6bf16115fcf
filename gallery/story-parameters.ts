// What a story may say of itself beside its args; preview.tsx acts on it.

export type WorldName = "hotel" | "empty" | "troubled" | "huge";

/** A sandbox control and its input. A door goes by its name: `device: "Front Door"` becomes its device_id. */
export type Event = readonly [control: string, input: { readonly device?: string; readonly [field: string]: unknown }];

export interface StoryParameters {
  /** A workspace of the story's own, filled with this world. Without one the story stands alone, signed in nowhere. */
  world?: WorldName;
  /** What has happened there before the story begins. */
  before?: readonly Event[];
  /** What happens there once everything has been shown; it is asked for again afterwards. */
  later?: readonly Event[];
  /** Passes only the first so many device ids on, as `deviceIds`. */
  firstDevices?: number;
  /** Lets the client's minute of waiting for a lock pass at once. */
  hurry?: boolean;
  /** What stands on screen when the story has arrived at its state; the test waits for it. */
  shows?: string | RegExp;
  /** Keeps an arg up to date while someone works the part: [the arg, the callback that brings its new value]. */
  follows?: readonly [arg: string, callback: string];
}

declare module "storybook/internal/csf" {
  interface Parameters extends StoryParameters {}
}
