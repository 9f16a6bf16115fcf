import { onTestFinished, vi } from "vitest";

/** Called for each event stream that opens: the browser records none that is left before. */
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
