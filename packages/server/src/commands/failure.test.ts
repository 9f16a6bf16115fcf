import { expect, it } from "vitest";
import { DatabaseError } from "../db/database-error.ts";
import { sentenceFor } from "./failure.ts";

it("is one sentence where the disk was full in the middle of a start, as it is where the database said so", () => {
  const full = Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
  const secret = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  for (const error of [full, secret])
    expect(sentenceFor(error)).toMatch(/^The disk or the database failed: .*(full|no space).*start again\.$/);
  expect(sentenceFor(new DatabaseError("a", "It is\naway."))).toBe("It is away.");
});

it("is none where the fault is the program's own", () => {
  expect([new TypeError("x is not a function"), "x", undefined].map(sentenceFor)).toEqual([undefined, undefined, undefined]);
});
