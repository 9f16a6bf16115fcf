// A resolved address is cached for a few seconds, even if the machine's clock is set meanwhile.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createResolveHost } from "./resolve-host.ts";

const answers = vi.hoisted(() => ({ addresses: [] as string[], asked: 0 }));
vi.mock("node:dns/promises", () => ({
  lookup: async () => [],
  Resolver: class {
    async resolve4() {
      answers.asked += 1;
      return answers.addresses;
    }
    async resolve6() {
      throw new Error("none");
    }
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout"] });
  Object.assign(answers, { addresses: ["192.0.2.1"], asked: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

it("simultaneous lookups share one query, and a new one is made after a few seconds, though the clock was set back", async () => {
  const resolve = createResolveHost();
  const first = [{ address: "192.0.2.1", family: 4 }];
  expect(await Promise.all([resolve("receiver.example"), resolve("receiver.example")])).toEqual([first, first]);
  expect(answers.asked).toBe(1);
  vi.advanceTimersByTime(4000);
  expect(await resolve("receiver.example")).toEqual(first);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(2000);
  answers.addresses = ["192.0.2.2"];
  expect(await resolve("receiver.example")).toEqual([{ address: "192.0.2.2", family: 4 }]);
});
