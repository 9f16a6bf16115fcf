// Parses server-sent events from `fetch`, because an EventSource cannot send the session's headers.

export interface StreamEvent {
  /** Id to resume after; `null` if the server sent none. */
  readonly id: string | null;
  readonly name: string;
  readonly data: string;
}

/** Yields the events of a response's body as they arrive. Calls `onSign` at every piece, even a comment. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<StreamEvent, void, undefined> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      onSign();
      // The blank line that ends an event may be split between two pieces, so an unfinished event waits for the next
      // piece.
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseBlock(block: string): StreamEvent | null {
  const fields = new Map<string, string>();
  for (const line of block.split(/\r?\n/)) {
    const [, name = "", value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    fields.set(name, name === "data" && fields.has("data") ? `${fields.get("data")}\n${value}` : value);
  }
  const data = fields.get("data");
  return data === undefined ? null : { id: fields.get("id") ?? null, name: fields.get("event") ?? "message", data };
}
