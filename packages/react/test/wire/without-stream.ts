// Simulates a server without an event stream. A failed request is then repeated only on demand.
import { onTestFinished, vi } from "vitest";

/** Answers 404 for the event stream, for the rest of the test. */
export function withoutStream(): void {
  const { fetch } = globalThis;
  const spy = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation((input, init) =>
      typeof input === "string" && input.endsWith("/events/stream")
        ? Promise.resolve(new Response(null, { status: 404 }))
        : fetch(input, init),
    );
  onTestFinished(() => spy.mockRestore());
}
