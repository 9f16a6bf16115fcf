// Failures of an unavailable database, told apart from failures of a wrong statement.
import { expect, it } from "vitest";
import { isPostgresUnavailable, isSqliteUnavailable } from "./unavailable.ts";

it.each(["EMFILE", "ENFILE", "ENOBUFS", "EADDRNOTAVAIL", "ECONNREFUSED", "53100", "53200", "53300", "57P03"])(
  "PostgreSQL's %s is told as unavailable",
  (code) => expect(isPostgresUnavailable(Object.assign(new Error("failed"), { code }))).toBe(true),
);

it.each(["23505", "42601", "22001"])("PostgreSQL's %s is not", (code) =>
  expect(isPostgresUnavailable(Object.assign(new Error("failed"), { code }))).toBe(false),
);

it("a full or read-only disk is told as unavailable on SQLite, extended codes too", () => {
  expect([13, 8, 10, 14, 1032, 19].map((errcode) => isSqliteUnavailable({ errcode }))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});
