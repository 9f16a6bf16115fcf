// Sealed text can be read with the same secret only, and only unchanged.
import { expect, it } from "vitest";
import { createSeal, UnreadableError } from "./sealed-text.ts";

const seal = createSeal(new Uint8Array(32).fill(1));
const text = "whsec_Grüße";

it("sealed text is read back unchanged, and looks different each time", () => {
  const [one, other] = [seal.seal(text), seal.seal(text)];
  expect([seal.open(one), seal.open(other)]).toEqual([text, text]);
  expect(one).not.toBe(other);
});

it("sealed text cannot be read with another secret", () => {
  expect(() => createSeal(new Uint8Array(32).fill(2)).open(seal.seal(text))).toThrow(UnreadableError);
});

it("sealed text cannot be read when a part was changed or is missing", () => {
  const whole = Buffer.from(seal.seal(text), "base64url");
  for (let index = 0; index < whole.length; index += 1) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(whole.readUInt8(index) ^ 1, index);
    for (const bytes of [changed, whole.subarray(0, index)])
      expect(() => seal.open(bytes.toString("base64url"))).toThrow("It was encrypted with a different server secret");
  }
});
