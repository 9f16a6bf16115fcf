// When a door was opened last, and how.
import type { ActivityEvent } from "../rules/activity/activity-event.ts";
import { usePlatformQuery } from "./platform-query.ts";
import { lastOpeningRead } from "./reads/last-opening.ts";

export interface LastOpening {
  /** `null`: none is known. */
  readonly opening: ActivityEvent | null | undefined;
  readonly isPending: boolean;
}

/** Read once, and again when the live stream tells of an opening. */
export const useLastOpening = (device_id: string): LastOpening =>
  usePlatformQuery<ActivityEvent | null, Pick<LastOpening, "opening">>(lastOpeningRead(device_id), (opening) => ({
    opening,
  }));
