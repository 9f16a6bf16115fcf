// A server without an event stream: a failed request is then not repeated by itself, only when somebody asks for it.
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
