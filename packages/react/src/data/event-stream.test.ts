import { describe, expect, it } from "vitest";
import { readEvents, type StreamEvent } from "./event-stream.ts";

/** Makes a body that arrives in pieces of `size` bytes. */
function bodyOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

async function collect(text: string, size: number): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(bodyOf(text, size), () => undefined)) events.push(event);
  return events;
}

const text =
  'retry: 2000\nid: 4\nevent: snapshot\ndata: {}\n\n: beat\n\nid: 5\ndata: {"name":"Tür ✓"}\n\ndata: one\ndata:two\n\ndata: cut off';
const events: StreamEvent[] = [
  { id: "4", name: "snapshot", data: "{}" },
  { id: "5", name: "message", data: '{"name":"Tür ✓"}' },
  { id: null, name: "message", data: "one\ntwo" },
];

describe("events of a stream", () => {
  it.each([1, 2, 3, 7, 1000])("are read whole from pieces of %i bytes", async (size) => {
    expect(await collect(text, size)).toEqual(events);
    expect(await collect(text.replaceAll("\n", "\r\n"), size)).toEqual(events);
  });

  it("may hold line separators of Unicode, which end no line of the stream", async () => {
    const data = '{"name":"a\u2028b\u2029c"}';
    expect(await collect(`id: 5\ndata: ${data}\n\n`, 5)).toEqual([{ id: "5", name: "message", data }]);
  });

  it("leave nothing half said", async () => {
    expect(await collect("data: half", 3)).toEqual([]);
    expect(await collect("", 1)).toEqual([]);
  });

  it("are not the only sign of life", async () => {
    let signs = 0;
    for await (const _ of readEvents(bodyOf(": beat\n\n", 100), () => (signs += 1))) expect.unreachable();
    expect(signs).toBe(1);
  });

  it("let go of the body when nobody wants more", async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("data: more\n\n")),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const event of readEvents(body, () => undefined)) {
      expect(event.data).toBe("more");
      break;
    }
    expect(isCancelled).toBe(true);
  });
});
