// The number of lost processes after which a link is paused.
import { expect, it } from "vitest";
import { countLostProcesses } from "./lost-processes.ts";

const hourMs = 3_600_000;

it("three within two hours are too many, for the account alone that lost them", () => {
  const { note } = countLostProcesses();
  expect([note("a", 0), note("a", 1), note("b", 2), note("a", 3)]).toEqual([false, false, false, true]);
  expect(note("a", hourMs + 1)).toBe(true);
});

it("old ones do not count", () => {
  const { note } = countLostProcesses();
  expect([note("a", 0), note("a", hourMs), note("a", 2 * hourMs), note("a", 2 * hourMs + 1)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it("those from before the clock was set back do not count", () => {
  const { note } = countLostProcesses();
  expect([note("a", 10 * hourMs), note("a", 10 * hourMs), note("a", 0), note("a", 1), note("a", 2)]).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});
