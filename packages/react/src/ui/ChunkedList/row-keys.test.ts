import { describe, expect, it } from "vitest";
import { destinationOfKey, type TypedWord } from "./row-keys.ts";

const names = ["Attic", "Room 1", "Room 10", null, "Room 2", "Éclair", "Garden", "Gate"];

function walker(from: number) {
  const word: TypedWord = { text: "", at: 0 };
  let now = 5000;
  const press = (key: string, more: object = {}, pause = 100) => {
    now += pause;
    const event = { key, timeStamp: now, ctrlKey: false, altKey: false, metaKey: false, ...more };
    return destinationOfKey(event, from, { length: names.length, at: (index) => names[index] ?? null }, word);
  };
  return { press, type: (text: string) => Array.from(text, (key) => press(key)).at(-1) };
}

describe("a key in a list", () => {
  it.each([
    ["ArrowDown", 0, 1],
    ["ArrowDown", 2, 4],
    ["ArrowDown", 7, undefined],
    ["ArrowUp", 4, 2],
    ["ArrowUp", 0, undefined],
    ["Home", 5, 0],
    ["End", 0, 7],
    ["PageDown", 0, undefined],
    ["Tab", 0, undefined],
  ])("%s leads from row %d to %s", (key, from, to) => {
    expect(walker(from).press(key)).toBe(to);
  });

  it("finds a row by what is typed, spaces, case and accents included", () => {
    expect(walker(0).type("room 2")).toBe(4);
    expect(walker(0).type("room 10")).toBe(2);
    expect(walker(0).type("ec")).toBe(5);
    expect(walker(7).type("at")).toBe(0);
    expect(walker(0).type("zzz")).toBeUndefined();
  });

  it("stays at the row while the word goes on to fit it", () => {
    expect(walker(1).type("roo")).toBe(1);
  });

  it("goes through the rows of one letter, round and round", () => {
    expect(walker(6).press("g")).toBe(7);
    expect(walker(7).press("g")).toBe(6);
    expect(walker(0).type("gg")).toBe(6);
  });

  it("begins a new word after a rest, and leaves a space alone then", () => {
    const { press } = walker(0);
    expect(press("r")).toBe(1);
    expect(press(" ", {}, 1500)).toBeUndefined();
    expect(press("g", {}, 1500)).toBe(6);
  });

  it("leaves shortcuts alone", () => {
    for (const held of ["ctrlKey", "altKey", "metaKey"]) expect(walker(0).press("g", { [held]: true })).toBeUndefined();
  });
});
