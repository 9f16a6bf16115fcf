// Records the page's requests as they are sent, including those without an end, such as the event stream.
import { onTestFinished, vi } from "vitest";

interface Fetched {
  readonly path: string;
  readonly lastEventId: string | null;
}

/** Returns the requests of `fetch`, as they are sent, until the test ends. */
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
