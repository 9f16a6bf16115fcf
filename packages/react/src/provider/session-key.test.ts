import { describe, expect, it } from "vitest";
import { sessionKeyOf } from "./session-key.ts";

const endpoint = "https://locks.example.com";

describe("session keys", () => {
  it("are the same for the same session", () => {
    expect(sessionKeyOf(endpoint, "token", "seam_cst1a_b")).toBe(sessionKeyOf(endpoint, "token", "seam_cst1a_b"));
  });

  it("name the endpoint and hide the token", () => {
    const key = sessionKeyOf(endpoint, "token", "seam_cst1secret_verysecret");
    expect(key).toContain(endpoint);
    expect(key).not.toContain("secret");
  });

  it("differ by endpoint, kind, and where one part ends and the next begins", () => {
    const keys = [
      sessionKeyOf(endpoint, "user", "ab", "c"),
      sessionKeyOf(endpoint, "user", "a", "bc"),
      sessionKeyOf(endpoint, "user", "abc"),
      sessionKeyOf(endpoint, "token", "abc"),
      sessionKeyOf("https://other.example.com", "user", "abc"),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("do not meet among many similar tokens", () => {
    const keys = Array.from({ length: 100_000 }, (_, at) => sessionKeyOf("", "token", `seam_cst1${at}`));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("use all four parts of the digest, which meet independently of one another", () => {
    const keys = Array.from({ length: 100_000 }, (_, at) => sessionKeyOf("", "token", `${at}`).trim());
    const pairs = [
      [0, 7],
      [7, 14],
      [14, 21],
      [0, 21],
    ].map(([one = 0, other = 0]) => keys.map((key) => key.slice(one, one + 7) + key.slice(other, other + 7)));
    for (const pair of pairs) expect(new Set(pair).size).toBe(keys.length);
  });
});
