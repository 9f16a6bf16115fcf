// PINs of thousands of stays in houses with shared doors.
import { array, assert, boolean, nat, option, property, record, stringMatching } from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../../test/rig/random-runs.ts";
import { whyNot } from "../codes/digits.ts";
import { choosePins, type DoorForPin, fitsDoor } from "./choose-pins.ts";

type Properties = DoorForPin["properties"];
const keypad = (lengths: number[], ...constraints: string[]): Properties => ({
  name: "Door",
  online: true,
  model: { display_name: "Lock", manufacturer_display_name: "Maker" },
  supported_code_lengths: lengths,
  code_constraints: constraints.map((constraint_type) => ({ constraint_type })),
});
const door = (device_id: string, properties: Properties, taken: Iterable<string> = []): DoorForPin => ({
  device_id,
  properties,
  taken: new Set(taken),
});
const pinsOf = (doors: readonly DoorForPin[], wishes?: Parameters<typeof choosePins>[1]) =>
  choosePins(doors, wishes).groups.map(({ code, doors: served }) => [code, served.map(({ device_id }) => device_id)]);

describe("the PINs of a stay", () => {
  const [front, room] = [keypad([4, 6]), keypad([4, 5])];

  it("are one on all doors that take the same, the wished one if all take that", () => {
    expect(pinsOf([door("front", front), door("room", room)], { wish: "0482" })).toEqual([["0482", ["front", "room"]]]);
    const [[code, served] = []] = pinsOf([door("front", front), door("room", room)]);
    expect([String(code).length, served]).toEqual([4, ["front", "room"]]);
  });

  it("are rather one that all doors take than the wished one on some", () => {
    const found = pinsOf([door("front", front, ["0482"]), door("room", room)], { wish: "0482" });
    expect(found).toEqual([[expect.not.stringMatching(/^0482$/), ["front", "room"]]]);
    expect(pinsOf([door("room", room)], { wish: "123456" })[0]?.[0]).toHaveLength(4);
  });

  it("are the person's own where every door takes it", () => {
    expect(pinsOf([door("room", room)], { wish: "04821", own: ["7391"] })).toEqual([["04821", ["room"]]]);
    expect(pinsOf([door("front", front), door("room", room)], { wish: "04821", own: ["7391"] })).toEqual([
      ["7391", ["front", "room"]],
    ]);
  });

  it("are several where no PIN suits all doors, on as few as can be", () => {
    const found = pinsOf([
      door("a", keypad([4])),
      door("b", keypad([6])),
      door("c", keypad([4])),
      door("d", keypad([6])),
    ]);
    expect(found.map(([, served]) => served)).toEqual([
      ["a", "c"],
      ["b", "d"],
    ]);
  });

  it("are chosen by the maker where it does so, each door by itself", () => {
    const minted = keypad([4], "cannot_specify_pin_code");
    expect(pinsOf([door("a", minted), door("b", minted), door("c", room)], { wish: "0482" })).toEqual([
      [null, ["a"]],
      [null, ["b"]],
      ["0482", ["c"]],
    ]);
  });

  it("are among those that an account has, where a lock takes no others", () => {
    const bound = { ...door("a", keypad([4])), among: new Set(["1379", "8642"]) };
    const found = pinsOf([bound, door("b", room, ["1379"])]);
    expect(found).toEqual([["8642", ["a", "b"]]]);
    expect(choosePins([{ ...bound, taken: new Set(["1379", "8642"]) }]).without).toHaveLength(1);
  });

  it("never meet on a door, whatever stays a house has, and leave no door out that has a PIN left", () => {
    const kinds = [
      keypad([4]),
      keypad([4, 5, 6]),
      keypad([6]),
      keypad([4], "no_zeros"),
      keypad([5], "cannot_contain_089"),
    ];
    const house = array(nat(kinds.length - 1), { minLength: 2, maxLength: 8 });
    const stay = record({
      doors: array(nat(7), { minLength: 1, maxLength: 4 }),
      wish: option(stringMatching(/^\d{4,6}$/), { nil: undefined }),
      leaves: boolean(),
    });
    assert(
      property(house, array(stay, { minLength: 20, maxLength: 120 }), (doorKinds, stays) => {
        const held = doorKinds.map(() => new Set<string>());
        const kindAt = (at: number) => kinds[doorKinds[at] ?? 0] ?? keypad([4]);
        const guests: { at: number; pin: string }[][] = [];
        for (const { doors, wish, leaves } of stays) {
          if (leaves) for (const { at, pin } of guests.shift() ?? []) held[at]?.delete(pin);
          // Every stay opens the front door.
          const named = [...new Set([0, ...doors.map((at) => at % doorKinds.length)])];
          const asked = named.map((at) => door(`${at}`, kindAt(at), held[at]));
          const { groups, without } = choosePins(asked, { wish });
          expect(without).toEqual([]);
          const own = groups.flatMap(({ code, doors: served }) =>
            served.map((each) => ({ at: Number(each.device_id), pin: code ?? "" })),
          );
          expect(own.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(named.toSorted((a, b) => a - b));
          for (const { at, pin } of own) {
            expect(held[at]?.has(pin)).toBe(false);
            expect(whyNot(kindAt(at), pin)).toBeUndefined();
            held[at]?.add(pin);
          }
          const isWishFree = wish !== undefined && asked.every((each) => fitsDoor(wish, each));
          expect(!isWishFree || groups.every(({ code }) => code === wish)).toBe(true);
          guests.push(own);
        }
      }),
      randomRuns(60),
    );
  });
});
