import { expect, it } from "vitest";
import { readBodyText } from "./body-text.ts";

const refusals = {
  brokenOff: () => new Error("broken off"),
  notText: () => new Error("not text"),
  tooLarge: (message: string) => new Error(message),
  tooSlow: (message: string) => new Error(message),
};

it("a body without end is given up at a size, read no further, and let go", async () => {
  let sent = 0;
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) {
        sent += 100_000;
        yield new Uint8Array(100_000);
      }
    } finally {
      isClosed = true;
    }
  }
  await expect(readBodyText(endless(), refusals)).rejects.toThrow("at most 1000000 bytes");
  expect(sent).toBeLessThan(20_000_000);
  expect(isClosed).toBe(true);
});

it("a body that trickles in without end is given up after a time, though it stays small", async () => {
  async function* trickle() {
    yield new TextEncoder().encode('{"name":');
    await new Promise(() => undefined);
  }
  await expect(readBodyText(trickle(), refusals, 20)).rejects.toThrow("took longer");
});
