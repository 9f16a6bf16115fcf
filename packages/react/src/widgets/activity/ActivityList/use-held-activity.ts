import { useState } from "react";
import type { ActivityEvent } from "../../../rules/activity/activity-event.ts";

interface Held {
  /** All loaded events; `undefined` before the first answer. */
  readonly read: readonly ActivityEvent[] | undefined;
  /** Ids of events that arrived while the reader was elsewhere in the list. */
  readonly held: ReadonlySet<string>;
  /** Ids of the newest events. */
  readonly arrived: ReadonlySet<string>;
}

interface HeldActivity extends Pick<Held, "arrived"> {
  readonly shown: readonly ActivityEvent[];
  readonly release: () => void;
}

const none: ReadonlySet<string> = new Set();
const noEvents: readonly ActivityEvent[] = [];

/** Holds back new events while they would move what somebody reads. `canJoin` is called when they arrive. */
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
  // Older events were requested, and are listed below.
  const arrived = new Set(
    now.filter(({ id, recordedAt }) => !known.has(id) && recordedAt >= newest).map(({ id }) => id),
  );
  if (arrived.size === 0) return { read: now, held, arrived: none };
  return { read: now, held: canJoin() ? none : new Set([...held, ...arrived]), arrived };
}
