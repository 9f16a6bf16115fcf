// Keeps one stream of events open while somebody looks at the page: backs off when it breaks, resumes where it was.
import { focusManager } from "@tanstack/react-query";
import { readEvents, type StreamEvent } from "./event-stream.ts";

export interface LiveOptions {
  /** Where to ask and how to sign in, asked at every attempt; `null` ends the following. */
  readonly target: (signal: AbortSignal) => Promise<LiveTarget | null>;
  readonly onEvent: (event: StreamEvent) => void;
}

export interface LiveTarget {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
}

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** The server beats every 15 s; a stream that is silent for three beats is dead. */
const longestSilenceMs = 45_000;

/** Follows `GET /events/stream` until told to stop. A server that has none is not asked again. */
export function followEvents({ target, onEvent }: LiveOptions): () => void {
  let lastEventId: string | null = null;
  let failures = 0;
  let look: AbortController | null = null;

  /** False: there is no stream for us. */
  async function attempt(signal: AbortSignal): Promise<boolean> {
    const found = await target(signal);
    if (found === null) return false;
    const silence = new AbortController();
    const limit = () => setTimeout(() => silence.abort(), longestSilenceMs);
    let timer = limit();
    try {
      const response = await fetch(`${found.endpoint}/events/stream`, {
        headers: { accept: "text/event-stream", ...found.headers, ...(lastEventId !== null && { "last-event-id": lastEventId }) },
        credentials: "include",
        cache: "no-store",
        redirect: "error",
        signal: AbortSignal.any([signal, silence.signal]),
      });
      if (response.status === 429 || response.status >= 500) return true;
      const isStream = response.ok && response.headers.get("content-type")?.startsWith("text/event-stream");
      if (!isStream || response.body === null) return false;
      const onSign = () => {
        clearTimeout(timer);
        timer = limit();
      };
      for await (const event of readEvents(response.body, onSign)) {
        failures = 0;
        lastEventId = event.id ?? lastEventId;
        onEvent(event);
      }
      return true;
    } finally {
      clearTimeout(timer);
    }
  }

  async function follow(signal: AbortSignal): Promise<void> {
    // What breaks off, and what nobody answers, is tried again.
    while (await attempt(signal).catch(() => true)) {
      if (signal.aborted) return;
      await pauseFor(Math.min(firstPauseMs * 2 ** failures, longestPauseMs) * (1 + Math.random() / 5), signal);
      failures += 1;
    }
    if (!signal.aborted) stop();
  }

  const onLook = () => {
    if (!focusManager.isFocused()) {
      look?.abort();
      look = null;
    } else if (look === null) {
      look = new AbortController();
      void follow(look.signal);
    }
  };
  const leave = focusManager.subscribe(onLook);
  const stop = () => {
    leave();
    look?.abort();
  };
  onLook();
  return stop;
}

const pauseFor = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
