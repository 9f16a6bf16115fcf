// Reads the activity of doors: the platform's events, newest first, with older ones on request.
import type { Seam } from "@mortise/client";
import type { UseQueryResult } from "@tanstack/react-query";
import { platformKey } from "../provider/cache-keys.ts";
import { useConnection } from "../provider/use-seam-client.ts";
import { type ActivityEvent, activityEvent } from "../rules/activity/activity-event.ts";
import { activityTypes } from "../rules/activity/activity-kinds.ts";
import { requireId } from "./call-input.ts";
import { noneIfNotServed, notServed } from "./not-served.ts";
import { usePlatformMutation } from "./platform-mutation.ts";
import { usePlatformQuery } from "./platform-query.ts";

export interface Activity {
  /** Events in the order of their recording, newest first. */
  readonly events: readonly ActivityEvent[];
  /** Whether no older events exist. */
  readonly isWhole: boolean;
  /** Whether the server lists events. */
  readonly isServed: boolean;
}

export interface ActivityInput {
  readonly device_id?: string | undefined;
  /** Doors whose events are listed. @default all doors that the session may see */
  readonly device_ids?: readonly string[] | undefined;
}

export interface OlderActivity {
  readonly read: () => void;
  readonly isReading: boolean;
  readonly error: unknown;
}

type UseActivityResult = UseQueryResult<Activity> & { activity: Activity | undefined; older: OlderActivity };

/** Events of the first request. Few, so that the first screen shows soon. */
const firstLimit = 100;
const nextLimit = 500;
/** Highest offset that the call accepts. */
const furthestOffset = 10_000;
const epoch = "1970-01-01T00:00:00.000Z";
const nothing: Activity = { events: [], isWhole: true, isServed: true };

/** Lists the events of one door, of several, or of all. The live stream triggers refetches; there is no interval. */
export function useActivity({ device_id, device_ids }: ActivityInput): UseActivityResult {
  const { session, queryClient } = useConnection();
  const input = {
    ...(device_id !== undefined && { device_id }),
    ...(device_ids && { device_ids: [...device_ids] }),
    event_types: [...activityTypes],
  };
  const readPage = async ({ events }: Seam, more: object, signal?: AbortSignal): Promise<Activity> => {
    const asked = { limit: nextLimit, ...input, ...more };
    const found = await events.list(asked, signal && { signal }).catch(noneIfNotServed);
    const isSession = session.getToken() !== undefined;
    return {
      events: found.flatMap((event) => activityEvent(event, isSession) ?? []),
      isWhole: found.length < asked.limit,
      isServed: found !== notServed,
    };
  };
  const query = usePlatformQuery<Activity, { activity: Activity | undefined }>(
    {
      call: "events.list",
      input,
      async read(client, reading) {
        if (device_id !== undefined) requireId({ device_id });
        if (device_ids?.length === 0) return nothing;
        const newest = reading.shown?.events[0];
        if (newest) {
          const fresh = await readPage(client, { since: newest.recordedAt }, reading.signal);
          const { shown } = reading;
          // If one answer does not hold all new events, the list starts over.
          if (fresh.isWhole && shown) return { ...shown, events: joined(fresh.events, shown.events) };
        }
        return readPage(client, { limit: firstLimit }, reading.signal);
      },
    },
    (activity) => ({ activity }),
  );
  const { mutate, isPending, error } = usePlatformMutation(async (client) => {
    const queryKey = platformKey(session.key, "events.list", input);
    const known = queryClient.getQueryData<Activity>(queryKey);
    const oldest = known?.events.at(-1);
    if (!known || !oldest) return;
    const page = await readOlder(known.events, oldest, (more) => readPage(client, more));
    queryClient.setQueryData<Activity>(queryKey, (now) =>
      // If the list has started over meanwhile, appending would leave a gap.
      now?.events.at(-1)?.id === oldest.id
        ? { ...now, events: joined(now.events, page.events), isWhole: page.isWhole }
        : now,
    );
  });
  return Object.assign(query, {
    older: { read: () => mutate(undefined), isReading: isPending, error },
  });
}

/** Reads the next page. Events of one moment may lie on both sides of a page's end, so that moment is read again. */
async function readOlder(
  known: readonly ActivityEvent[],
  { recordedAt }: ActivityEvent,
  readPage: (more: object) => Promise<Activity>,
): Promise<Activity> {
  const ids = new Set(known.map(({ id }) => id));
  const before = new Date(Date.parse(recordedAt) + 1).toISOString();
  for (let unstable_offset = 0; ; unstable_offset += nextLimit) {
    const page = await readPage({ between: [epoch, before], unstable_offset });
    const events = page.events.filter(({ id }) => !ids.has(id));
    const isEnd = page.isWhole || unstable_offset + nextLimit > furthestOffset;
    if (events.length > 0) return { ...page, events };
    if (isEnd) return { ...page, events, isWhole: true };
  }
}

/** Joins two adjacent lists, with each event once. */
function joined(newer: readonly ActivityEvent[], older: readonly ActivityEvent[]): readonly ActivityEvent[] {
  const ids = new Set(newer.map(({ id }) => id));
  return [...newer, ...older.filter(({ id }) => !ids.has(id))];
}
