// A channel of lines between two sides, one of which may send anything.
import { Duplex, PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { lineChannel, usualLimits } from "./line-channel.ts";

function channel(limits = usualLimits) {
  const [from, to] = [new PassThrough(), new PassThrough()];
  const stream = Duplex.from({ readable: from, writable: to });
  const [heard, ends]: [unknown[], string[]] = [[], []];
  lineChannel(stream, { hear: (message) => void heard.push(message), end: (why) => void ends.push(why) }, limits);
  return { from, heard, ends };
}

it("puts lines together again, however they were cut", async () => {
  const { from, heard } = channel();
  const bytes = Buffer.from('{"a":"ü"}\n{"b":2}\n[3]\n');
  for (const byte of bytes) from.write(Buffer.of(byte));
  await expect.poll(() => heard).toEqual([{ a: "ü" }, { b: 2 }, [3]]);
});

it.each([
  ["no JSON", "nonsense\n", /no JSON/],
  ["a line without end", "x".repeat(1001), /more than 1000 bytes/],
])("ends once at %s", async (_what, text, why) => {
  const { from, heard, ends } = channel({ ...usualLimits, longestLine: 1000 });
  from.write(text);
  await expect.poll(() => ends.length).toBe(1);
  expect(ends[0]).toMatch(why);
  expect(heard).toEqual([]);
});

it("reads no faster than its rate, and loses nothing", async () => {
  const { from, heard } = channel({ ...usualLimits, burst: 10, rate: 1000 });
  for (let line = 0; line < 200; line += 1) {
    from.write(`${line}\n`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(heard.length).toBeLessThan(200);
  await expect.poll(() => heard.length, { timeout: 5000 }).toBe(200);
  expect(heard).toEqual(Array.from({ length: 200 }, (_, line) => line));
});
