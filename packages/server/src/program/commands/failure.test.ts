import { expect, it } from "vitest";
import { DatabaseError } from "../../base/db/engines/database-error.ts";
import { sentenceFor } from "./failure.ts";

it("a full disk at the start fails with one sentence, as when the database reports it", () => {
  const full = Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
  const secret = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  for (const error of [full, secret])
    expect(sentenceFor(error)).toMatch(/^The disk or the database failed: .*(full|no space).*start again\.$/);
  expect(sentenceFor(new DatabaseError("a", "It is\naway."))).toBe("It is away.");
});

it("an error of the program itself gets no such sentence", () => {
  expect([new TypeError("x is not a function"), "x", undefined].map(sentenceFor)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
