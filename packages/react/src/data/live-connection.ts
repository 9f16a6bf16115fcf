// Keeps one stream of events open while somebody looks at the page: backs off when it breaks, resumes where it was.
import { focusManager } from "@tanstack/react-query";
import { readEvents, type StreamEvent } from "./event-stream.ts";

export interface LiveOptions {
  /** Resolves to where to connect, once there is a token other than `refused`; rejects when the signal aborts. */
  readonly target: (signal: AbortSignal, refused: string | undefined) => Promise<LiveTarget>;
  readonly onEvent: (event: StreamEvent) => void;
  /** The session has ended. */
  readonly onEnded: () => void;
}

export interface LiveTarget {
  readonly endpoint: string;
  /** The client session's token. */
  readonly token: string;
}

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** The server beats every 15 s; a stream that is silent for three beats is dead. */
const longestSilenceMs = 45_000;

/** Follows `GET /events/stream` until told to stop. A token that the server has refused is not tried again: it waits for another. */
export function followEvents({ target, onEvent, onEnded }: LiveOptions): () => void {
  let lastEventId = "";
  let refused: string | undefined;
  let failures = 0;
  let look: AbortController | null = null;

  async function attempt(signal: AbortSignal): Promise<void> {
    const { endpoint, token } = await target(signal, refused);
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSign = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), longestSilenceMs);
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
      for await (const event of readEvents(body, onSign)) {
        failures = 0;
        lastEventId = event.id ?? lastEventId;
        onEvent(event);
      }
    } finally {
      clearTimeout(timer);
      // Nobody reads the body of a refusal; without this abort it would hold its connection open.
      silence.abort();
    }
  }

  async function follow(signal: AbortSignal): Promise<void> {
    for (;;) {
      // A stream that breaks off, or a request without an answer, is tried again after a pause.
      await attempt(signal).catch(() => undefined);
      if (signal.aborted) return;
      await pauseFor(Math.min(firstPauseMs * 2 ** failures++, longestPauseMs) * (1 + Math.random() / 5), signal);
    }
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
  onLook();
  return () => {
    leave();
    look?.abort();
  };
}

const pauseFor = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => resolve());
  });
