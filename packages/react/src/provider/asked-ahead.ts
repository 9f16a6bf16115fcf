// Requests that elements.js sends while the code for widgets is still on its way. Whoever sends the same request later
// gets that answer in place of a new one: nothing is asked twice. What becomes of an answer, good or bad, is decided by
// who takes it, as ever.
import type { ClientRequest } from "@mortise/client/session";
import { onePerPage } from "../page/page-registry.ts";

interface Ahead {
  readonly answer: Promise<Response>;
  readonly control: AbortController;
  /** How many elements want it. */
  wanted: number;
}

/** In this page's memory alone, under a name that holds the credential: two sessions never share an answer. */
const board = () =>
  onePerPage("asked ahead", () => ({
    answers: new Map<string, Ahead>(),
    /**
     * Elements whose session is being asked for: meanwhile the client may overtake them, and `sent` notes what it has
     * sent.
     */
    waiting: 0,
    sent: new Set<string>(),
    // Here, where the client finds it (session.ts): pages without elements.js need none of this code.
    take,
  }));

/** What nobody has taken by then is too old to be shown as news. */
const longestKeptMs = 10_000;

/** Sends a request, unless it is under way. Gives nothing when it has been sent by the client already. */
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
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  return { answer, control, wanted: 0 };
}

/** Notes what the client sends until the function returned is called. */
export function watchClient(): () => void {
  const now = board();
  now.waiting += 1;
  return () => {
    now.waiting -= 1;
    if (now.waiting === 0) now.sent.clear();
  };
}

/** For the client: the answer of the same request sent ahead, once; `undefined` if there is none. */
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
