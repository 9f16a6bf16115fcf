// Answers that the loader of the elements has read and shown: a widget's first rendering begins with them, and asks for
// them as ever, in this page's memory alone.
import type { CachedCall } from "./cache-keys.ts";
import { ifOnPage, onePerPage } from "../page/page-registry.ts";

/** What no widget has taken by then is too old to begin with. */
const longestKeptMs = 10_000;

const nameOf = (sessionKey: string, call: CachedCall, input: object) => JSON.stringify([sessionKey, call, input]);

/** For the loader: keeps an answer for the widget that will ask for it. */
export function keepFirstAnswer(sessionKey: string, call: CachedCall, input: object, data: unknown): void {
  const answers = onePerPage("first answers", () => new Map<string, unknown>());
  const name = nameOf(sessionKey, call, input);
  answers.set(name, data);
  setTimeout(() => answers.get(name) === data && answers.delete(name), longestKeptMs);
}

/** The answer that the loader has shown, once; `undefined` if there is none. */
export function takeFirstAnswer(sessionKey: string, call: CachedCall, input: object): unknown {
  const answers = ifOnPage("first answers") as Map<string, unknown> | undefined;
  const name = nameOf(sessionKey, call, input);
  const data = answers?.get(name);
  answers?.delete(name);
  return data;
}
