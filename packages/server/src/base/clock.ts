// Time as the server sees it: injected, so that tests and sandboxes move it at will.

/**
 * Epoch milliseconds by the server's clock: jobs and deliveries are due by it. Its moments are not taken for those of
 * workspaces; a plain number, such as a sum, passes as either.
 */
export type ServerTime = number & { readonly of?: "server" };

/** Epoch milliseconds by a workspace's clock, which a sandbox may set ahead: what happens there happens by it. */
export type WorkspaceTime = number & { readonly of?: "workspace" };

export interface Clock {
  now(): ServerTime;
  /** Calls `run` once at or after `at` (epoch milliseconds); returns a function that cancels it. */
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

/** A smaller step back is noise: two readings of one clock, or two machines that share a database. */
const setBackMs = 1000;

export interface SetBack {
  /** What the clock showed before, or a little later, in epoch milliseconds. */
  from: number;
  /** What it shows now. */
  to: number;
  /** By how many milliseconds it was set back, at least. */
  by: number;
}

/**
 * Returns a look at the clock: when it was set back since the look before, by the network's time or by its owner, `act`
 * is to put right what the server had planned. When `act` throws, the next look calls it again. Moments that people
 * chose, such as the hours of a code, are not its business: they hold by whatever the clock shows.
 * @param lastSeen what a process that ran before this one saw last; asked at the first look
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
 * A moment at which the clock was seen, and the latest at which it may have been seen since: it is noted only now and
 * then.
 */
export interface SeenMoment {
  at: number;
  until: number;
}

/** ISO 8601 in UTC with milliseconds and `Z`: how every moment is stored and sent. */
export const iso = (epochMs: number): string => new Date(epochMs).toISOString();
