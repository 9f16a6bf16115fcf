import type { DeviceProperties } from "@mortise/client";
import { describe, expect, it } from "vitest";
import { de } from "../../../strings/de.ts";
import { en } from "../../../strings/en.ts";
import { compileStrings } from "../../../strings/messages.ts";
import { type BoltProperties, causeOf, movementTime, movementWords } from "./movement-words.ts";

const strings = compileStrings(en, undefined, "en-US");
const occurred_at = "2026-06-12T09:00:00.000Z";
const boltOf = (locked: boolean, told: object): BoltProperties => {
  const last_movement = { locked, occurred_at, access_code_id: null, access_code_name: null, code_slot: null, ...told };
  return { locked, last_movement: last_movement as unknown as DeviceProperties["last_movement"] };
};
const wordsOf = (bolt: BoltProperties, words = strings) =>
  movementWords(bolt, undefined, words).replace(/[\u2068\u2069]/g, "");

const guest = { method: "keycode", access_code_id: "code", access_code_name: "Guest", code_slot: 7 };

describe("a bolt that was moved", () => {
  it.each([
    ["with a named code", guest, "with the code “Guest” just now"],
    [
      "with a code that has a long name",
      { ...guest, access_code_name: "Amara Okafor 👩‍🔧 cleaning service" },
      "with the code “Amara Okafor 👩‍🔧 cle…” just now",
    ],
    ["with a code without a name", { ...guest, access_code_name: null }, "with the code in place 7 just now"],
    [
      "with a code whose name shows nothing",
      { ...guest, access_code_name: " \u200b" },
      "with the code in place 7 just now",
    ],
    ["with a code of others", { method: "keycode", code_slot: 7 }, "with the code in place 7 just now"],
    ["with a code in the first place, zero", { method: "keycode", code_slot: 0 }, "with the code in place 0 just now"],
    ["with a code that is not told", { method: "keycode" }, "with a code just now"],
    ["with a code in no place", { method: "keycode", code_slot: "7" }, "with a code just now"],
    ["by hand", { method: "manual" }, "by hand just now"],
    ["by hand, whatever code is told", { ...guest, method: "manual" }, "by hand just now"],
    ["by itself", { method: "automatic" }, "by itself just now"],
    ["remotely", { method: "remote" }, "remotely just now"],
    ["by nobody that is known", { method: "unknown" }, "just now"],
    ["by a method of another server", { method: "toString" }, "just now"],
    ["by no method", {}, "just now"],
  ])("%s", (_, told, cause) => {
    expect(wordsOf(boltOf(true, told))).toBe(`Locked ${cause}`);
    expect(wordsOf(boltOf(false, told))).toBe(`Unlocked ${cause}`);
    expect(causeOf(boltOf(false, told), undefined, strings) === undefined).toBe(cause === "just now");
  });

  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a text", "manual"],
    ["a number", 7],
    ["a list", ["manual"]],
    ["an empty object", {}],
    ["a movement to another place", boltOf(true, { method: "manual" }).last_movement],
    ["a movement to no place", { method: "manual", occurred_at }],
    ["a movement at no time", { method: "manual", locked: false }],
    ["objects in place of texts", { locked: {}, occurred_at: {}, method: {}, access_code_name: {}, code_slot: {} }],
  ])("claims no cause where the server tells %s", (_, last_movement) => {
    const bolt = { locked: false, last_movement } as BoltProperties;
    expect(wordsOf(bolt)).toBe("Unlocked just now");
    expect(causeOf(bolt, undefined, strings)).toBeUndefined();
  });

  it("has no cause while the device tells of the movement before it", () => {
    const bolt = boltOf(true, { method: "automatic" });
    expect(movementWords(bolt, movementTime(bolt), strings)).toBe("Locked just now");
    expect(movementWords(bolt, "2026-06-12T08:00:00.000Z", strings)).toBe("Locked by itself just now");
  });

  it("isolates the name of the code, which may be written in the other direction", () => {
    const bolt = boltOf(false, { ...guest, access_code_name: "ضيف" });
    expect(movementWords(bolt, undefined, compileStrings(en, de, "de"))).toBe(
      "Gerade mit dem Code „\u2068ضيف\u2069“ entriegelt",
    );
  });
});
