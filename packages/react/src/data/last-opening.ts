// When a door was opened last, and how.
import { useConnection } from "../provider/use-seam-client.ts";
import { type ActivityEvent, activityEvent } from "../rules/activity/activity-event.ts";
import { noneIfNotServed } from "./not-served.ts";
import { usePlatformQuery } from "./platform-query.ts";

export interface LastOpening {
  /** `null`: none is known. */
  readonly opening: ActivityEvent | null | undefined;
  readonly isPending: boolean;
}

/** Read once, and again when the live stream tells of an opening. */
export function useLastOpening(device_id: string): LastOpening {
  const { session } = useConnection();
  const input = { device_id, event_types: ["lock.unlocked"], limit: 1 };
  return usePlatformQuery<ActivityEvent | null, Pick<LastOpening, "opening">>(
    {
      call: "events.list",
      input,
      async read({ events }, { signal }) {
        const [last] = await events.list(input, { signal }).catch(noneIfNotServed);
        return activityEvent(last, session.getToken() !== undefined) ?? null;
      },
    },
    (opening) => ({ opening }),
  );
}
