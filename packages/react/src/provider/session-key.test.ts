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
    const keys = Array.from({ length: 200_000 }, (_, at) => sessionKeyOf("", "token", `seam_cst1${at}`));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("use both halves of the digest", () => {
    const halves = Array.from({ length: 5000 }, (_, at) => sessionKeyOf("", "token", `${at}`).trim());
    for (const half of [(key: string) => key.slice(0, 11), (key: string) => key.slice(11)]) {
      expect(new Set(halves.map(half)).size).toBe(halves.length);
    }
  });
});
