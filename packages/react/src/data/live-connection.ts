// Keeps one stream of events open while somebody looks at the page: backs off when it breaks, resumes where it was.
import { readEvents, type StreamEvent } from "./event-stream.ts";

export interface LiveOptions {
  /** Where to ask and how to sign in, asked at every attempt; `null` ends the following. */
  readonly target: (signal: AbortSignal) => Promise<LiveTarget | null>;
  readonly onEvent: (event: StreamEvent) => void;
  readonly clock?: LiveClock;
}

export interface LiveTarget {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Time, to be replaced in tests. */
export interface LiveClock {
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** The server beats every 15 s; a stream that is silent for three beats is dead. */
const longestSilenceMs = 45_000;

/** Follows `GET /events/stream` until told to stop. A server that has none is not asked again. */
export function followEvents({ target, onEvent, clock = systemClock }: LiveOptions): () => void {
  const stop = new AbortController();
  let lastEventId: string | null = null;
  let failures = 0;

  /** False: there is no stream for us. */
  async function attempt(signal: AbortSignal): Promise<boolean> {
    const found = await target(signal);
    if (found === null) return false;
    const silence = watchSilence(signal);
    try {
      const response = await fetch(`${found.endpoint}/events/stream`, {
        headers: { accept: "text/event-stream", ...found.headers, ...(lastEventId !== null && { "last-event-id": lastEventId }) },
        credentials: "include",
        cache: "no-store",
        redirect: "error",
        signal: silence.signal,
      });
      if (response.status === 429 || response.status >= 500) return true;
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
      if (!response.ok || !isStream || response.body === null) return false;
      for await (const event of readEvents(response.body, silence.onSign)) {
        failures = 0;
        lastEventId = event.id ?? lastEventId;
        onEvent(event);
      }
      return true;
    } finally {
      silence.end();
    }
  }

  async function follow(): Promise<void> {
    while (!stop.signal.aborted) {
      await untilVisible(stop.signal);
      const glance = new AbortController();
      const onHide = () => document.hidden && glance.abort();
      document.addEventListener("visibilitychange", onHide);
      try {
        if (!(await attempt(AbortSignal.any([stop.signal, glance.signal])))) return;
      } catch {
        // Broken off, or nobody answers: tried again below.
      } finally {
        document.removeEventListener("visibilitychange", onHide);
      }
      if (glance.signal.aborted) continue;
      const pause = Math.min(firstPauseMs * 2 ** failures, longestPauseMs) * (1 + Math.random() / 5);
      failures += 1;
      await clock.sleep(pause, stop.signal);
    }
  }

  void follow().catch(() => undefined);
  return () => stop.abort();
}

/** Aborts with `outer`, and by itself when there was no sign of life for too long. */
function watchSilence(outer: AbortSignal) {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onSign = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), longestSilenceMs);
  };
  onSign();
  return { signal: AbortSignal.any([outer, control.signal]), onSign, end: () => clearTimeout(timer) };
}

/** At once on a page that is looked at. */
function untilVisible(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener("visibilitychange", settle);
      signal.removeEventListener("abort", settle);
      resolve();
    };
    document.addEventListener("visibilitychange", settle);
    signal.addEventListener("abort", settle);
  });
}

const systemClock: LiveClock = {
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};
