// Keeps one stream of events open while somebody looks at the page: backs off when it breaks, resumes where it was.
import { focusManager } from "@tanstack/react-query";
import { listenTo } from "../page/in-browser.ts";
import { readEvents, type StreamEvent } from "./event-stream.ts";

interface LiveOptions {
  /** The stream begins with what follows this event. @default with what happens from now on */
  readonly lastEventId?: string | undefined;
  /** Resolves to where to connect, once there is a token other than `refused`; rejects when the signal aborts. */
  readonly target: (signal: AbortSignal, refused: string | undefined) => Promise<LiveTarget>;
  readonly onEvent: (event: StreamEvent) => void;
  /** The session has ended. */
  readonly onEnded: () => void;
  /** A stream that was there is gone, and did not come back at once. `at`: since when. */
  readonly onLost: (at: number) => void;
  /** The stream is open. */
  readonly onLive: () => void;
}

export interface LiveTarget {
  readonly endpoint: string;
  /** The client session's token. */
  readonly token: string;
}

const firstPauseMs = 1000;
const longestPauseMs = 10_000;
/**
 * A server that has shown no stream in so many tries has none. It is asked again when somebody comes back to the page.
 */
const mostTries = 6;
/** Long enough for a stream that a proxy has cut off to be opened again: that is not worth a word. */
const doubtMs = 3000;
/**
 * Of a server that does not say how often it beats; one that does is not waited for longer than two beats and a half.
 */
const longestSilenceMs = 45_000;
const mostBeats = 2.5;

/**
 * Follows `GET /events/stream` until told to stop. A token that the server has refused is not tried again: it waits for
 * another.
 */
export function followEvents({
  lastEventId: first = "",
  target,
  onEvent,
  onEnded,
  onLost,
  onLive,
}: LiveOptions): () => void {
  let lastEventId = first;
  let refused: string | undefined;
  let failures = 0;
  let look: AbortController | null = null;
  /** When the last stream ended; `null` while there is one, or has never been one. */
  let endedAt: number | null = null;
  let hasStreamed = false;
  let patienceMs = longestSilenceMs;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  const doubtIt = () => {
    clearTimeout(doubt);
    if (endedAt !== null) doubt = setTimeout(onLost, doubtMs, endedAt);
  };

  async function attempt(signal: AbortSignal): Promise<void> {
    const { endpoint, token } = await target(signal, refused);
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = false;
    let heardAt = 0;
    // A connection that is cut off on this side ends no stream by itself.
    const heed = listenTo(window, "offline", () => silence.abort());
    const onSign = () => {
      heardAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), patienceMs);
    };
    onSign();
    try {
      const { ok, status, headers, body } = await fetch(`${endpoint}/events/stream`, {
        headers: {
          accept: "text/event-stream",
          authorization: `Bearer ${token}`,
          "client-session-token": token,
          ...(lastEventId && { "last-event-id": lastEventId }),
        },
        credentials: "include",
        cache: "no-store",
        redirect: "error",
        signal: AbortSignal.any([signal, silence.signal]),
      });
      if (!ok || body === null || !headers.get("content-type")?.startsWith("text/event-stream")) {
        if (status !== 429 && status < 500) refused = token;
        if (status === 401) onEnded();
        return;
      }
      isOpen = hasStreamed = true;
      endedAt = null;
      clearTimeout(doubt);
      onLive();
      for await (const event of readEvents(body, onSign)) {
        failures = 0;
        lastEventId = event.id ?? lastEventId;
        patienceMs = Number(/"beat_ms":(\d+)/.exec(event.data)?.[1]) * mostBeats || patienceMs;
        onSign();
        onEvent(event);
      }
    } finally {
      clearTimeout(timer);
      heed();
      if (isOpen) {
        // One that fell silent was lost when it was heard last.
        endedAt = silence.signal.aborted ? heardAt : Date.now();
        if (!signal.aborted) doubtIt();
      }
      // Nobody reads the body of a refusal; without this abort it would hold its connection open.
      silence.abort();
    }
  }

  async function follow(signal: AbortSignal): Promise<void> {
    for (;;) {
      // A stream that breaks off, or a request without an answer, is tried again after a pause.
      await attempt(signal).catch(() => undefined);
      if (signal.aborted || (!hasStreamed && failures >= mostTries - 1)) return;
      await pauseFor(Math.min(firstPauseMs * 2 ** failures++, longestPauseMs) * (1 + Math.random() / 5), signal);
    }
  }

  const onLook = () => {
    if (!focusManager.isFocused()) {
      look?.abort();
      look = null;
      clearTimeout(doubt);
    } else if (look === null) {
      look = new AbortController();
      if (!hasStreamed) failures = 0;
      doubtIt();
      void follow(look.signal);
    }
  };
  const leave = focusManager.subscribe(onLook);
  onLook();
  return () => {
    leave();
    look?.abort();
    clearTimeout(doubt);
  };
}

const pauseFor = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => resolve());
  });
