import { useState } from "react";
import type { ActivityEvent } from "../../../rules/activity/activity-event.ts";

interface Held {
  /** Everything that was read. */
  readonly read: readonly ActivityEvent[];
  /** Ids of what came while the reader was elsewhere in the list. */
  readonly held: ReadonlySet<string>;
  /** What came last. */
  readonly arrived: ReadonlySet<string>;
}

interface HeldActivity extends Pick<Held, "arrived"> {
  readonly shown: readonly ActivityEvent[];
  readonly release: () => void;
}

const none: ReadonlySet<string> = new Set();
const noEvents: readonly ActivityEvent[] = [];

/** Keeps new events back while they would push what somebody reads. `canJoin` is asked when they come. */
export function useHeldActivity(read: readonly ActivityEvent[] | undefined, canJoin: () => boolean): HeldActivity {
  const [state, setState] = useState<Held>({ read: noEvents, held: none, arrived: none });
  const now = read ?? noEvents;
  const next = now === state.read ? state : after(state, now, canJoin);
  if (next !== state) setState(next);
  const { held, arrived } = next;
  return {
    shown: held.size === 0 ? now : now.filter(({ id }) => !held.has(id)),
    arrived,
    release: () => setState({ ...next, held: none }),
  };
}

function after({ read, held }: Held, now: readonly ActivityEvent[], canJoin: () => boolean): Held {
  const known = new Set(read.map(({ id }) => id));
  const newest = read[0]?.recordedAt ?? "";
  const isBegunAnew = !now.some(({ id }) => known.has(id));
  // What is older was asked for, and stands below.
  const arrived = new Set(
    isBegunAnew ? [] : now.filter(({ id, recordedAt }) => !known.has(id) && recordedAt >= newest).map(({ id }) => id),
  );
  if (isBegunAnew) return { read: now, held: none, arrived };
  if (arrived.size === 0) return { read: now, held, arrived };
  return { read: now, held: canJoin() ? none : new Set([...held, ...arrived]), arrived };
}
