import { onTestFinished, vi } from "vitest";

/**
 * Returns a mock that is called for each event stream that opens. The browser's own record lacks streams that are
 * aborted.
 */
export function watchStreams() {
  const opened = vi.fn<() => void>();
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    if (response.url.endsWith("/events/stream")) opened();
    return response;
  });
  onTestFinished(() => spy.mockRestore());
  return opened;
}
