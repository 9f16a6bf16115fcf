import { useState } from "react";
import type { ActivityEvent } from "../../../rules/activity/activity-event.ts";

interface Held {
  /** All loaded events; `undefined` before the first answer. */
  readonly read: readonly ActivityEvent[] | undefined;
  /** Ids of new events that are not shown yet. */
  readonly held: ReadonlySet<string>;
  /** Ids of the events that the last refetch added. */
  readonly arrived: ReadonlySet<string>;
}

interface HeldActivity extends Pick<Held, "arrived"> {
  readonly shown: readonly ActivityEvent[];
  readonly release: () => void;
}

const none: ReadonlySet<string> = new Set();
const noEvents: readonly ActivityEvent[] = [];

/**
 * Hides new events until `release` while they would move what somebody reads. `canJoin` is called when events arrive,
 * and returns whether they can be shown at once.
 */
export function useHeldActivity(read: readonly ActivityEvent[] | undefined, canJoin: () => boolean): HeldActivity {
  const [state, setState] = useState<Held>({ read: undefined, held: none, arrived: none });
  const next = read === undefined || read === state.read ? state : after(state, read, canJoin);
  if (next !== state) setState(next);
  const { held, arrived } = next;
  return {
    shown: held.size === 0 ? (read ?? noEvents) : (read ?? noEvents).filter(({ id }) => !held.has(id)),
    arrived,
    release: () => setState({ ...next, held: none }),
  };
}

function after({ read, held }: Held, now: readonly ActivityEvent[], canJoin: () => boolean): Held {
  const known = new Set(read?.map(({ id }) => id));
  const newest = read?.[0]?.recordedAt ?? "";
  const isBegunAnew = read === undefined || (known.size > 0 && !now.some(({ id }) => known.has(id)));
  if (isBegunAnew) return { read: now, held: none, arrived: none };
  // Older events are shown at once, because the reader requested them, and they move nothing at the end of the list.
  const arrived = new Set(
    now.filter(({ id, recordedAt }) => !known.has(id) && recordedAt >= newest).map(({ id }) => id),
  );
  if (arrived.size === 0) return { read: now, held, arrived: none };
  return { read: now, held: canJoin() ? none : new Set([...held, ...arrived]), arrived };
}
