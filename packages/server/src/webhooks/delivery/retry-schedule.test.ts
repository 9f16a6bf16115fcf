import { describe, expect, test } from "vitest";
import { keptBytes, responseText } from "./request/response-text.ts";
import { retryDelay } from "./retry-schedule.ts";

describe("the schedule", () => {
  const seconds = [5, 300, 1800, 7200, 18_000, 36_000, 36_000];

  test("waits 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h, and then no more", () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((failures) => retryDelay(failures, 0.5))).toEqual(
      seconds.map((wait) => wait * 1000),
    );
    expect(retryDelay(8, 0.5)).toBeUndefined();
    expect(retryDelay(0, 0.5)).toBeUndefined();
  });

  test("spreads each wait by a fifth, either way", () => {
    expect(seconds.map((_, index) => retryDelay(index + 1, 0))).toEqual(seconds.map((wait) => wait * 800));
    expect(seconds.map((_, index) => retryDelay(index + 1, 1))).toEqual(seconds.map((wait) => wait * 1200));
  });
});

describe("what a receiver answered", () => {
  test.each([
    ["text", Buffer.from("thanks ü"), "thanks ü"],
    ["nothing", Buffer.alloc(0), ""],
    ["bytes that are no text", Buffer.from([0xff, 0xfe, 0x80]), "//6A"],
    ["a NUL, which no database keeps", Buffer.from("a\0b"), "a\uFFFDb"],
    [
      "a letter cut off by the limit",
      Buffer.concat([Buffer.alloc(keptBytes - 1, "x"), Buffer.from("ü").subarray(0, 1)]),
      "x".repeat(keptBytes - 1),
    ],
  ])("is kept: %s", (_kind, bytes, text) => {
    expect(responseText(bytes)).toBe(text);
  });
});
