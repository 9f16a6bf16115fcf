// New credentials are recognised as their own kind, whatever random text they have.
import { randomBytes } from "node:crypto";
import { expect, it, vi } from "vitest";
import { mintToken, tokenKind } from "./tokens.ts";

vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  return { ...crypto, randomBytes: vi.fn(crypto.randomBytes) };
});

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** Bytes of an encoded text. */
const bytesOf = (text: string) => {
  const number = text.split("").reduce((sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)), 0n);
  return Buffer.from(number.toString(16).padStart(24, "0"), "hex");
};

it.each(["at1aaaaaaaaaaa", "cst1aaaaaaaaaa", "pk1aaaaaaaaaaa", "sbx1aaaaaaaaaa"])(
  "draws an API key again that would begin with %s, as other kinds do",
  (text) => {
    const long = "1".repeat(24);
    vi.mocked(randomBytes).mockImplementationOnce(() => bytesOf("abc1aaaaaaaaaa"));
    expect(mintToken("api_key", { long }).token).toBe(`seam_abc1aaaaaaaa_${long}`);
    vi.mocked(randomBytes).mockImplementationOnce(() => bytesOf(text));
    expect(tokenKind(mintToken("api_key", { long }).token)).toBe("api_key");
  },
);

it("marks the API keys of sandboxes, and no others", () => {
  expect(mintToken("api_key", { sandbox: true }).token).toMatch(/^seam_test[1-9A-Za-z]{8}_[1-9A-Za-z]{24}$/);
  expect(mintToken("api_key").token).toMatch(/^seam_[1-9A-Za-z]{12}_[1-9A-Za-z]{24}$/);
});
