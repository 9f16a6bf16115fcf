import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { followEvents } from "./live-connection.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Makes a server that sends this text at once, and nothing afterwards. */
function frozenAfter(said: string) {
  vi.useFakeTimers();
  const opened = vi.fn<typeof globalThis.fetch>(async (_, init) => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(said));
        init?.signal?.addEventListener("abort", () => stream.error(init.signal?.reason));
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(opened);
  const onLost = vi.fn<(at: number) => void>();
  const target = async () => ({ endpoint: "https://locks.example", token: "seam_cst" });
  onTestFinished(
    followEvents({ target, onEvent: () => undefined, onEnded: () => undefined, onLive: () => undefined, onLost }),
  );
  return { opened, onLost };
}

it("a server that stands still is given up after two beats and a half, as often as it says it beats", async () => {
  const { opened, onLost } = frozenAfter('id: 7\nevent: snapshot\ndata: {"last_event_id":"7","beat_ms":3000}\n\n');
  const began = Date.now();
  await vi.advanceTimersByTimeAsync(7000);
  expect(opened).toHaveBeenCalledTimes(1);
  opened.mockImplementation(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(6000);
  expect(opened).toHaveBeenCalledTimes(2);
  expect(onLost).toHaveBeenCalledExactlyOnceWith(began);
});

it("a server that does not say how often it beats has three quarters of a minute", async () => {
  const { opened } = frozenAfter('id: 7\nevent: snapshot\ndata: {"last_event_id":"7"}\n\n');
  await vi.advanceTimersByTimeAsync(44_000);
  expect(opened).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(opened).toHaveBeenCalledTimes(2);
});
