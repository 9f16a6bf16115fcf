// Texts that the blotter keeps, and texts that it removes.
import { describe, expect, it } from "vitest";
import { createBlotter } from "./blotter.ts";

const secret = 'o"pen &sé/same';
const blot = createBlotter({ secrets: [secret, "ab"], plain: ["127.0.0.1:3000", "hub4711.local"] });

describe("digits that may be a PIN", () => {
  it.each([
    "pin 4821",
    "4 8 2 1",
    "4-8-2-1",
    "48.21",
    "[4,8,2,1]",
    "4, 8, 2, 1",
    "48\n21",
    "4\u200B8\u200B2\u200B1",
    "٤٨٢١",
    "a4821b",
    "127.0.0.1:30004821",
  ])("are blotted out: %s", (text) => expect(blot(text)).not.toMatch(/[\d٤٨٢١]{2}$|4.{0,2}8.{0,2}2.{0,2}1|٤٨/));

  it.each([
    "Nothing listens at 127.0.0.1:3000. Check the address.",
    "Zigbee2MQTT 1.40.1 is too old",
    "2 of 10 locks, 100%",
    "hub4711.local did not answer",
  ])("are not everything: %s", (text) => expect(blot(text)).toBe(text));
});

describe("a secret", () => {
  it.each([
    ["as it is", secret],
    ["in an address", encodeURIComponent(secret)],
    ["in an address, in small letters", encodeURIComponent(secret).toLowerCase()],
    ["in a form", new URLSearchParams({ secret }).toString().slice("secret=".length)],
    ["in JSON", JSON.stringify({ secret }).slice('{"secret":"'.length, -2)],
    ["in hexadecimal", Buffer.from(secret).toString("hex")],
  ])("is blotted out %s", (_how, text) => expect(blot(`before ${text} after`)).toBe("before ••• after"));

  it.each(["", "u:", "me:", "jane:"])("is blotted out in base64 behind %j", (before) => {
    const told = blot(Buffer.from(`${before}${secret}`).toString("base64"));
    expect(told).toContain("•••");
    expect(told.replaceAll("•", "").length).toBeLessThan(before.length * 2 + 4);
  });

  it("of two letters is none", () => expect(blot("a cab")).toBe("a cab"));

  it("is not half told where a long text is cut", () => {
    const told = createBlotter({ secrets: ["x".repeat(400)] })(`${"x".repeat(400).repeat(49)}${"x".repeat(600)}`);
    expect(told).not.toContain("x");
  });
});

it("makes one short line of everything", () => {
  const told = blot(`a\r\nb\u0000c\u2028d\u001B[31m${"e ".repeat(10_000)}`);
  expect(told).toHaveLength(500);
  expect(told).not.toMatch(/[\p{Cc}\p{Zl}]/u);
  expect(told.startsWith("a b c d [31me")).toBe(true);
});
