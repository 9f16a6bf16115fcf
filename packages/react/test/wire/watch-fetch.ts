// What the page asks for from now on, as it asks: an answer that never ends, such as the event stream, is there too.
import { onTestFinished, vi } from "vitest";

interface Fetched {
  readonly path: string;
  readonly lastEventId: string | null;
}

/** The requests of `fetch`, as they come, until the test ends. */
export function watchFetch(): readonly Fetched[] {
  const asked: Fetched[] = [];
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const { url, headers } = new Request(input, init);
    asked.push({ path: new URL(url).pathname, lastEventId: headers.get("last-event-id") });
    return fetch(input, init);
  });
  onTestFinished(() => spy.mockRestore());
  return asked;
}
