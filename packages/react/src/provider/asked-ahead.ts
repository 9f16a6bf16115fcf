// Requests that elements.js and ahead.js send while the widgets' code loads. A later call of the same request takes
// that answer instead of sending it again. The caller that takes an answer also handles its failure.
import type { ClientRequest } from "@mortise/client/session";
import { onePerPage } from "../page/page-registry.ts";

interface Ahead {
  readonly answer: Promise<Response>;
  readonly control: AbortController;
  /** Number of senders, such as elements, that need the answer. */
  wanted: number;
}

/** Answers in the memory of this page, by a key that contains the credential, so that two sessions never share one. */
const board = () =>
  onePerPage("asked ahead", () => ({
    answers: new Map<string, Ahead>(),
    /**
     * Number of senders that wait for a session. Meanwhile the client may overtake them, so `sent` records its
     * requests.
     */
    waiting: 0,
    sent: new Set<string>(),
    // Stored here for the client (session.ts), so that pages without those scripts do not load this code.
    take,
  }));

/** Time in milliseconds after which an untaken answer is too old, and is dropped. */
const longestKeptMs = 10_000;

/** Sends a request, unless it is pending. Returns `undefined` if the client has sent it already. */
export function sendAhead({
  url,
  init,
}: ClientRequest): { readonly answer: Promise<Response>; readonly giveUp: () => void } | undefined {
  const { answers, sent } = board();
  const name = nameOf(url, init);
  if (sent.has(name)) return undefined;
  const ahead = answers.get(name) ?? send(url, init);
  answers.set(name, ahead);
  ahead.wanted += 1;
  const drop = () => {
    if (answers.get(name) !== ahead) return;
    answers.delete(name);
    ahead.control.abort();
  };
  if (ahead.wanted === 1) setTimeout(drop, longestKeptMs);
  return {
    answer: ahead.answer,
    giveUp() {
      ahead.wanted -= 1;
      if (ahead.wanted === 0) drop();
    },
  };
}

function send(url: string, init: RequestInit): Ahead {
  const control = new AbortController();
  const answer = globalThis.fetch(url, { ...init, signal: control.signal });
  // The caller that takes the answer handles a failure.
  answer.catch(() => undefined);
  return { answer, control, wanted: 0 };
}

/** Records the client's requests until the returned function is called. */
export function watchClient(): () => void {
  const now = board();
  now.waiting += 1;
  return () => {
    now.waiting -= 1;
    if (now.waiting === 0) now.sent.clear();
  };
}

/** Returns to the client the early answer of an equal request, once; `undefined` if there is none. */
function take(url: string, init: RequestInit): Promise<Response> | undefined {
  const { answers, sent, waiting } = board();
  const name = nameOf(url, init);
  if (waiting > 0) sent.add(name);
  const ahead = answers.get(name);
  if (ahead === undefined) return undefined;
  answers.delete(name);
  const { signal } = init;
  const abort = () => ahead.control.abort(signal?.reason);
  if (signal?.aborted) abort();
  else signal?.addEventListener("abort", abort);
  return ahead.answer;
}

const nameOf = (url: string, { method, body, headers }: RequestInit): string =>
  JSON.stringify([method, url, body, [...new Headers(headers)]]);
