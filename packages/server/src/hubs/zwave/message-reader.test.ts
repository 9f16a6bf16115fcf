import { expect, it } from "vitest";
import { messageIn } from "./message-reader.ts";

const read = (event: object) => messageIn(Buffer.from(JSON.stringify({ type: "event", event })))?.type;

it("events of the hub itself are unused, and events that name neither a node nor the hub are of no known form", () => {
  expect(read({ source: "controller", event: "statistics updated", statistics: { messagesTX: 1 } })).toBe("unused");
  expect(read({ source: "driver", event: "logging", message: "a line" })).toBe("unused");
  expect(read({ source: "controller", event: "node removed", node: { nodeId: 7 }, reason: 0 })).toBe("event");
  expect(read({ source: "node", event: "value updated", args: {} })).toBe("other");
  expect(read({ source: "controller", event: 7 })).toBe("other");
});
