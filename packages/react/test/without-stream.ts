// A server that has no stream of events: what failed comes back only when somebody asks for it again.
import { onTestFinished, vi } from "vitest";

/** For the rest of the test, whatever is rendered afterwards. */
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
