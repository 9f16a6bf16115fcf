// Keeps one event stream open while the page is visible. Backs off when it breaks, and resumes after the last event.
import { focusManager } from "@tanstack/react-query";
import { listenTo } from "../page/in-browser.ts";
import { readEvents, type StreamEvent } from "./event-stream.ts";

interface LiveOptions {
  /** Id of the event after which the stream starts. @default the stream starts with new events */
  readonly lastEventId?: string | undefined;
  /**
   * Resolves to the endpoint and token once the session has a token other than `refused`. Rejects when the signal
   * aborts.
   */
  readonly target: (signal: AbortSignal, refused: string | undefined) => Promise<LiveTarget>;
  readonly onEvent: (event: StreamEvent) => void;
  /** Called when the session has ended. */
  readonly onEnded: () => void;
  /** Called when an open stream is lost and not back after `doubtMs`. `at` is the time of the loss. */
  readonly onLost: (at: number) => void;
  /** Called when the stream opens. */
  readonly onLive: () => void;
}

export interface LiveTarget {
  readonly endpoint: string;
  /** Token of the client session. */
  readonly token: string;
}

const firstPauseMs = 1000;
const longestPauseMs = 10_000;
/** Attempts after which a server counts as one without a stream. It is tried again when the window regains focus. */
const mostTries = 6;
/** Time until a lost stream is reported. Reopening after a proxy's cut takes less. */
const doubtMs = 3000;
/** Longest silence, for a server that does not state its beat. Otherwise the limit is two beats and a half. */
const longestSilenceMs = 45_000;
const mostBeats = 2.5;

/**
 * Follows `GET /events/stream` until the returned function is called. A refused token is not used again: the connection
 * waits for another.
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
  /** End of the last stream; `null` while one is open, or if there was none. */
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
    // A browser that goes offline does not end the stream's body.
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
        // A stream that fell silent counts as lost since its last piece.
        endedAt = silence.signal.aborted ? heardAt : Date.now();
        if (!signal.aborted) doubtIt();
      }
      // The body of a refusal is not read; without this abort it would keep its connection open.
      silence.abort();
    }
  }

  async function follow(signal: AbortSignal): Promise<void> {
    for (;;) {
      // After a broken stream or a failed request, the next attempt follows a pause.
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
