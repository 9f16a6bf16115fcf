// What happened at doors: events of the platform, newest first, as far back as somebody wants to see.
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
  /** In the order of their recording, newest first. */
  readonly events: readonly ActivityEvent[];
  /** No older events exist. */
  readonly isWhole: boolean;
  /** The server has a list of events. */
  readonly isServed: boolean;
}

export interface ActivityInput {
  readonly device_id?: string | undefined;
  /** @default all doors that the session may see */
  readonly device_ids?: readonly string[] | undefined;
}

export interface OlderActivity {
  readonly read: () => void;
  readonly isReading: boolean;
  readonly error: unknown;
}

type UseActivityResult = UseQueryResult<Activity> & { activity: Activity | undefined; older: OlderActivity };

/** The first answer is short, because somebody waits for it. */
const firstLimit = 100;
const nextLimit = 500;
/** The most that the call leaves out of an answer. */
const furthestOffset = 10_000;
const epoch = "1970-01-01T00:00:00.000Z";
const nothing: Activity = { events: [], isWhole: true, isServed: true };

/** What happened at one door, at some, or at all. The live stream has what is new read; nothing asks at intervals. */
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
          // Where more has happened than one answer holds, the list begins anew.
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
      // A list that has begun anew meanwhile would have a gap.
      now?.events.at(-1)?.id === oldest.id
        ? { ...now, events: joined(now.events, page.events), isWhole: page.isWhole }
        : now,
    );
  });
  return Object.assign(query, {
    older: { read: () => mutate(undefined), isReading: isPending, error },
  });
}

/** Events of one moment may stand on both sides of the end of a page: that moment is read once more. */
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

/** Two lists that follow each other, each event once. */
function joined(newer: readonly ActivityEvent[], older: readonly ActivityEvent[]): readonly ActivityEvent[] {
  const ids = new Set(newer.map(({ id }) => id));
  return [...newer, ...older.filter(({ id }) => !ids.has(id))];
}
