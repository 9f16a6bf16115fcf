import { type ActivityEvent, activityEvent } from "../../rules/activity/activity-event.ts";
import { noneIfNotServed } from "../not-served.ts";
import type { PlatformRead } from "./platform-read.ts";

/** Reads the last opening of a door, or `null` if none is known. */
export function lastOpeningRead(device_id: string): PlatformRead<ActivityEvent | null> {
  const input = { device_id, event_types: ["lock.unlocked"], limit: 1 };
  return {
    call: "events.list",
    input,
    async read({ events }, { signal, isSession }) {
      const [last] = await events.list(input, { signal }).catch(noneIfNotServed);
      return activityEvent(last, isSession) ?? null;
    },
  };
}
