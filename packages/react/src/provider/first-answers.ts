// First answers that the elements' loader has read. A widget's first render starts with its answer, and the widget
// still fetches as usual. In the memory of this page only.
import type { CachedCall } from "./cache-keys.ts";
import { ifOnPage, onePerPage } from "../page/page-registry.ts";

/** Time in milliseconds after which an untaken answer is too old, and is dropped. */
const longestKeptMs = 10_000;

const nameOf = (sessionKey: string, call: CachedCall, input: object) => JSON.stringify([sessionKey, call, input]);

/** Stores an answer of the loader for the widget that will fetch it. */
export function keepFirstAnswer(sessionKey: string, call: CachedCall, input: object, data: unknown): void {
  const answers = onePerPage("first answers", () => new Map<string, unknown>());
  const name = nameOf(sessionKey, call, input);
  answers.set(name, data);
  setTimeout(() => answers.get(name) === data && answers.delete(name), longestKeptMs);
}

/** Takes the answer that the loader has stored, once; `undefined` if there is none. */
export function takeFirstAnswer(sessionKey: string, call: CachedCall, input: object): unknown {
  const answers = ifOnPage("first answers") as Map<string, unknown> | undefined;
  const name = nameOf(sessionKey, call, input);
  const data = answers?.get(name);
  answers?.delete(name);
  return data;
}
