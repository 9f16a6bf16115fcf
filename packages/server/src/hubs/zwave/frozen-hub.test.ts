// A frozen hub gets no command that it could carry out later, and its link is closed.
import { afterEach, expect, it, vi } from "vitest";
import { drivenHub, noAnswer, opAt, plainLock, scriptedHub } from "../../../test/locks/scripted-zwave-hub.ts";
import { openZwave } from "./client.ts";
import { anyDial } from "../../../test/locks/any-dial.ts";

afterEach(() => vi.useRealTimers());

const house = { nodes: [plainLock(2)] };
const unheard = { hear: () => "unheard", repeats: () => "unheard" };
const never = () => new AbortController().signal;

it.each([
  ["an unlock", (driver) => driver.bolt.setLocked(false, opAt(2))],
  ["a code", (driver) => driver.codes.write({ slot: 1, code: "4826" }, opAt(2))],
  ["the removal of a code", (driver) => driver.codes.clear(1, opAt(2))],
] satisfies [string, (driver: Awaited<ReturnType<typeof drivenHub>>["driver"]) => Promise<unknown>][])(
  "is not sent %s",
  async (_what, tell) => {
    const { hub, told, driver } = await drivenHub(house);
    await expect
      .poll(() => told.some(({ type, ...event }) => type === "state" && "source" in event && event.source === "report"))
      .toBe(true);
    hub.freeze();
    const before = hub.asked.length;
    await expect(tell(driver)).rejects.toMatchObject({ fault: "unreachable", applied: "no" });
    expect(hub.asked.slice(before)).toEqual([]);
  },
);

it("is found out by its silence, and its link ended so that nothing held back reaches it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const hub = await scriptedHub(house);
  const connection = await openZwave(hub.url, never(), unheard, anyDial);
  for (let beats = 0; beats < 5; beats += 1) {
    vi.advanceTimersByTime(5000);
    // The pong arrives before the answer to a later call.
    await connection.call("still there?");
  }
  hub.freeze();
  const waiting = connection.call("node.set_value");
  vi.advanceTimersByTime(5000);
  const [wire] = hub.wires;
  const ended = new Promise((resolve) => wire?.once("error", resolve));
  vi.advanceTimersByTime(5000);
  await expect(waiting).rejects.toMatchObject({ fault: "unreachable", applied: "unknown" });
  await expect(connection.lost).resolves.toMatchObject({ fault: "unreachable" });
  expect(await ended).toMatchObject({ code: "ECONNRESET" });
});

it("is given up with a command that it has not answered by its deadline", async () => {
  const { hub, told, driver } = await drivenHub(house);
  await expect.poll(() => told.some(({ type }) => type === "device")).toBe(true);
  hub.answers["node.set_value"] = () => hub.freeze();
  await expect(driver.bolt.setLocked(false, opAt(2, 1500))).rejects.toMatchObject({ applied: "unknown" });
  await expect.poll(() => told.some((event) => event.type === "link" && !event.up), { timeout: 5000 }).toBe(true);
});

it("keeps its link while only a lock is slow", async () => {
  const { hub, told, driver } = await drivenHub(house);
  await expect.poll(() => told.some(({ type }) => type === "device")).toBe(true);
  hub.answers["node.set_value"] = () => noAnswer;
  const pongs = vi.fn();
  hub.sockets[0]?.on("ping", pongs);
  await expect(driver.bolt.setLocked(false, opAt(2, 1500))).rejects.toMatchObject({
    fault: "timeout",
    applied: "unknown",
  });
  await expect.poll(() => pongs.mock.calls.length).toBe(2);
  expect(await driver.readState(opAt(2))).toMatchObject({ locked: true, online: true });
  expect(told.filter(({ type }) => type === "link")).toHaveLength(1);
});
