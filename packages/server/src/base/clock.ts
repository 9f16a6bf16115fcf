// The server's clock, injected so that tests and sandboxes can move it.

/**
 * Epoch milliseconds by the server's clock, for jobs and deliveries. The type is not assignable to a workspace's time;
 * a plain number, such as a sum, is assignable to both.
 */
export type ServerTime = number & { readonly of?: "server" };

/** Epoch milliseconds by a workspace's clock, which a sandbox may set ahead. */
export type WorkspaceTime = number & { readonly of?: "workspace" };

export interface Clock {
  now(): ServerTime;
  /**
   * Calls `run` once at `at` (epoch milliseconds) or later. Returns a function that cancels the call. The system clock
   * calls `run` too early if `at` is more than about 25 days away.
   */
  setTimer(run: () => void, at: number): () => void;
}

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

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
  now(): number;
  /** Moves the clock forward, firing due timers in their order. */
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

/** Largest step back that is ignored, in milliseconds: noise of one clock, or of two machines with one database. */
const setBackMs = 1000;

export interface SetBack {
  /** Time before the change, or a little later, in epoch milliseconds. */
  from: number;
  /** Time after the change. */
  to: number;
  /** Least size of the step, in milliseconds. */
  by: number;
}

/**
 * Returns a function that checks the clock. If it was set back since the last check, by the network or by its owner,
 * `act` corrects the server's plans. If `act` throws, the next check calls it again. Times that people chose, such as
 * the schedule of a code, stay unchanged.
 * @param lastSeen - Returns the last moment that an earlier process saw. Called at the first check.
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

/**
 * Last stored time of the clock, and the latest time that the clock may have shown since, because it is stored only now
 * and then.
 */
export interface SeenMoment {
  at: number;
  until: number;
}

/** ISO 8601 in UTC with milliseconds and `Z`, the form of all stored and sent moments. */
export const iso = (epochMs: number): string => new Date(epochMs).toISOString();
