// The accounts that share a process, and the ones that get their own.
import { expect, it } from "vitest";
import type { DriverProcess } from "./driver-process.ts";
import { createPlacement } from "./placement.ts";

function fakeProcess(modules: readonly string[]): DriverProcess & { modules: readonly string[] } {
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  let isEnded = false;
  return {
    modules,
    ask: () => Promise.resolve({}),
    attach: () => {},
    detach: () => {},
    questions: () => ({}),
    started: Promise.resolve(true),
    get isEnded() {
      return isEnded;
    },
    ended,
    end(why) {
      isEnded = true;
      resolve(why);
    },
  };
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `account ${index}`);

it("eight accounts of the server's own drivers share a process, and the ninth begins another", () => {
  const { enter } = createPlacement(fakeProcess);
  const processes = ids(9).map((id) => enter(id, []));
  expect(new Set(processes.slice(0, 8)).size).toBe(1);
  expect(processes[8]).not.toBe(processes[0]);
  expect(enter("account 0", [])).toBe(processes[0]);
});

it("an account of a driver of others has a process to itself", () => {
  const { enter } = createPlacement(fakeProcess);
  const all = [enter("one", []), enter("two", ["./mine.mjs"]), enter("three", ["./mine.mjs"])];
  expect(new Set(all).size).toBe(3);
});

it("of accounts whose process has died, each has one to itself, and the others go on sharing", async () => {
  const { enter } = createPlacement(fakeProcess);
  const [first] = ids(8).map((id) => enter(id, []));
  const neighbour = enter("neighbour", []);
  first?.end("failed");
  await first?.ended;
  expect(new Set(ids(8).map((id) => enter(id, []))).size).toBe(8);
  expect(enter("newcomer", [])).toBe(neighbour);
});

it("a process that its last account has left ends", async () => {
  const { enter, leave } = createPlacement(fakeProcess);
  const shared = enter("one", []);
  enter("two", []);
  leave("one");
  expect(shared.isEnded).toBe(false);
  leave("two");
  expect(await shared.ended).toBe("is not needed any more");
  expect(enter("one", [])).not.toBe(shared);
});
