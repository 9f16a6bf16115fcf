// Messages of multicast DNS from strangers are read to the end, or not at all.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { answerOf } from "../../../test/discovery/responder.ts";
import { decodeAnswer, encodeQuery, nameKey, nameOf, recordType } from "./dns-message.ts";

const bytes = (...parts: (number | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from([part]))));

it("random bytes neither throw nor hang, whether or not they begin like an answer", () => {
  const head = Buffer.from([0, 1, 0x84, 0, 0, 1, 0, 20, 0, 20, 0, 20]);
  const read = () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 9000 }), fc.boolean(), (random, isAnswer) => {
        decodeAnswer(isAnswer ? Buffer.concat([head, random]) : random);
      }),
      { numRuns: 500 },
    );
  expect(read).not.toThrow();
});

it("an answer that is cut, or changed in any byte, neither throws nor hangs", () => {
  const service = bytes(3, "_ws", 4, "_tcp", 5, "local", 0);
  const pointer = bytes(0, 12, 0, 1, 0, 0, 0, 9, 0, 6, 3, "Hub", 0xc0, 12);
  const whole = answerOf(7, [Buffer.concat([service, pointer])]);
  expect(decodeAnswer(whole)?.records).toEqual([
    { name: ["_ws", "_tcp", "local"], kind: "ptr", target: ["Hub", "_ws", "_tcp", "local"] },
  ]);
  for (let length = 0; length < whole.length; length += 1)
    expect(decodeAnswer(whole.subarray(0, length))).toBeUndefined();
  for (let at = 0; at < whole.length; at += 1)
    for (const value of [0, 12, 63, 64, 192, 255]) {
      const changed = Buffer.from(whole);
      changed[at] = value;
      decodeAnswer(changed);
    }
});

it.each([
  ["points at itself", bytes(0xc0, 12)],
  ["points further on", bytes(0xc0, 14, 0xc0, 12)],
  ["points behind the end", bytes(0xff, 0xff)],
  ["has a label of an unknown kind", bytes(0x80, 1)],
  ["is longer than names are", bytes(...Array.from({ length: 5 }, () => [63, "x".repeat(63)]).flat(), 0)],
])("a name that %s is not followed", (_what, name) => {
  expect(decodeAnswer(answerOf(1, [Buffer.concat([name, Buffer.alloc(10)])]))).toBeUndefined();
});

it("a chain of pointers ends", () => {
  const chain = Buffer.alloc(4000);
  for (let at = 0; at < chain.length; at += 2) chain.writeUInt16BE(0xc0_00 + 12 + Math.max(0, at - 2), at);
  expect(decodeAnswer(Buffer.concat([answerOf(1, [Buffer.alloc(0)]), chain]))).toBeUndefined();
});

it("a message that is larger than multicast DNS allows, or that asks, is no answer", () => {
  const large = Buffer.concat([answerOf(1, []), Buffer.alloc(9000)]);
  expect(decodeAnswer(large)).toBeUndefined();
  expect(decodeAnswer(encodeQuery(1, [{ name: nameOf("_ws._tcp.local"), type: recordType.ptr }]))).toBeUndefined();
});

it("names are compared without case, and a dot in a label is no border", () => {
  expect(nameKey(nameOf("_WS._tcp.local."))).toBe(nameKey(["_ws", "_tcp", "local"]));
  expect(nameKey(["a.b"])).not.toBe(nameKey(["a", "b"]));
  // Bytes of UTF-8 beyond ASCII, which as Latin-1 are an upper-case and a lower-case letter.
  expect(nameKey(["\u00c3\u0089"])).not.toBe(nameKey(["\u00e3\u0089"]));
});
