// Time as the server sees it: injected, so that tests and sandboxes move it at will.
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls `run` once at or after `at` (epoch milliseconds); returns how to call it off. */
  setTimer(run: () => void, at: number): () => void;
}

/** Longest wait that setTimeout keeps without overflowing. */
const maxWaitMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimer(run, at) {
    const timer = setTimeout(run, Math.min(Math.max(at - Date.now(), 0), maxWaitMs));
    return () => clearTimeout(timer);
  },
};

export interface ManualClock extends Clock {
  /** Moves on, firing due timers in their order. */
  advance(milliseconds: number): void;
}

export function manualClock(start: number | string = "2026-06-12T09:00:00.000Z"): ManualClock {
  let now = typeof start === "string" ? Date.parse(start) : start;
  const timers = new Set<{ at: number; run: () => void }>();
  const nextDue = (until: number) =>
    [...timers]
      .filter(({ at }) => at <= until)
      .reduce<{ at: number; run: () => void } | undefined>(
        (first, timer) => (first === undefined || timer.at < first.at ? timer : first),
        undefined,
      );
  return {
    now: () => now,
    setTimer(run, at) {
      const timer = { at, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(milliseconds) {
      const until = now + milliseconds;
      for (let timer = nextDue(until); timer; timer = nextDue(until)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.run();
      }
      now = until;
    },
  };
}

/** Less is nobody's doing: two looks at one clock, or two machines that share a database. */
const setBackMs = 1000;

export interface SetBack {
  /** Where the clock stood, or a little later, in epoch milliseconds. */
  from: number;
  /** Where it stands. */
  to: number;
  /** In milliseconds, at least. */
  by: number;
}

/**
 * Looks whether the clock was set back since the last look, by its network or its owner, and lets `act` put right what was to
 * come soon; one that throws is asked again at the next look. Moments that people chose are left as they are: they are of the clock.
 * `lastSeen`: what another process, now dead, saw last; asked at the first look.
 */
export function watchSetBack(
  clock: Clock,
  act: (moments: SetBack) => Promise<void>,
  lastSeen: () => Promise<SeenMoment | undefined>,
): () => Promise<void> {
  let latest: SeenMoment = { at: clock.now(), until: clock.now() };
  let isFirst = true;
  return async () => {
    const seen = isFirst ? await lastSeen() : undefined;
    if (seen && seen.at > latest.at) latest = seen;
    isFirst = false;
    const to = clock.now();
    if (to < latest.at - setBackMs) await act({ from: latest.until, to, by: latest.at - to });
    latest = { at: to, until: to };
  };
}

/** It was seen at this moment, and perhaps until that one. */
export interface SeenMoment {
  at: number;
  until: number;
}

/** ISO 8601 in UTC with milliseconds and `Z`: how every moment is stored and sent. */
export const iso = (epochMs: number): string => new Date(epochMs).toISOString();
