// How one answer is read from the platform. Nothing in this folder needs React: a server reads with it too.
import type { Device, Seam } from "@mortise/client";
import type { CachedCall } from "../../provider/cache-keys.ts";

export interface Reading<Data> {
  readonly signal: AbortSignal;
  /** What is shown at the time it is asked for. */
  readonly shown: Data | undefined;
  /** Shows a part of the answer while the rest is still on its way. */
  readonly publish: (data: Data) => void;
  /** A client session asks, which is told of no session but itself; a key is told of all. */
  readonly isSession: boolean;
  /** Corrects a device by the commands that the answer cannot know of. */
  readonly correct: (device: Device) => Device;
}

export interface PlatformRead<Data> {
  readonly call: CachedCall;
  readonly input: object;
  /** What the client gives becomes what the cache holds. */
  readonly read: (client: Seam, reading: Reading<Data>) => Promise<Data>;
}
