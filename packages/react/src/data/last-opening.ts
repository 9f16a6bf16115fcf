// Reads the last opening of a door, with its method.
import type { ActivityEvent } from "../rules/activity/activity-event.ts";
import { usePlatformQuery } from "./platform-query.ts";
import { lastOpeningRead } from "./reads/last-opening.ts";

export interface LastOpening {
  /** `null` if none is known. */
  readonly opening: ActivityEvent | null | undefined;
  readonly isPending: boolean;
}

/** Reads the last opening once, and again when the live stream reports one. */
export const useLastOpening = (device_id: string): LastOpening =>
  usePlatformQuery<ActivityEvent | null, Pick<LastOpening, "opening">>(lastOpeningRead(device_id), (opening) => ({
    opening,
  }));
