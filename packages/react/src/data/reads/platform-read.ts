// Description of one read of the platform. No code in this folder needs React, so servers use it too.
import type { Device, Seam } from "@mortise/client";
import type { CachedCall } from "../../provider/cache-keys.ts";

export interface Reading<Data> {
  readonly signal: AbortSignal;
  /** Data that is shown at the time of the request. */
  readonly shown: Data | undefined;
  /** Shows a part of the answer while the rest loads. */
  readonly publish: (data: Data) => void;
  /**
   * Whether the client has a session. The server sends a session only its own id, and an API key the ids of all
   * sessions.
   */
  readonly isSession: boolean;
  /** Overlays the effect of a lock or unlock command on a device that was requested before the command ended. */
  readonly correct: (device: Device) => Device;
}

export interface PlatformRead<Data> {
  readonly call: CachedCall;
  readonly input: object;
  /** Reads the answer, in the form that the cache stores. */
  readonly read: (client: Seam, reading: Reading<Data>) => Promise<Data>;
}
