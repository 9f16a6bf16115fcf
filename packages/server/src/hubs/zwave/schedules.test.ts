// Schedules on the lock: written before the digits and only to a lock whose clock is right. Other locks get the digits
// at the start.
import { expect, it } from "vitest";
import { drivenHub, opAt } from "../../../test/locks/scripted-zwave-hub.ts";
import {
  answerForLock,
  type Call,
  clock,
  lockThatKeepsHours,
  schedules,
  timeParameters,
  type Ways,
  zone,
} from "../../../test/locks/scripted-zwave-lock.ts";
import { wallTime } from "./wall-clock.ts";

async function lockWith(ways: Ways = {}) {
  const { hub, told, driver } = await drivenHub({ nodes: [lockThatKeepsHours(ways)] }, ways.schema);
  await expect.poll(() => told.some(({ type }) => type === "device")).toBe(true);
  const lock = answerForLock(hub, ways);
  const write = (window?: object) =>
    driver.codes.write(
      { slot: 2, code: "4826", ...(window && { window: { time_zone: zone, ...window } as never }) },
      opAt(4),
    );
  return { ...lock, hub, driver, write };
}

const anHour = 3_600_000;
const ahead = () => ({ starts_at: Date.now() + anHour, ends_at: Date.now() + 3 * anHour });
const begun = () => ({ starts_at: Date.now() - anHour, ends_at: Date.now() + anHour });

it("gives the hours before the digits, as the wall of the door shows them", async () => {
  const lock = await lockWith();
  const window = ahead();
  expect(await lock.write(window)).toEqual({ proof: "readback" });
  expect(lock.done).toEqual(["setYearDaySchedule", "set"]);
  const wall = new Date(wallTime(window.ends_at, zone));
  expect(lock.hours.get(2)).toMatchObject({
    stopYear: wall.getUTCFullYear() - 2000,
    stopDay: wall.getUTCDate(),
    stopHour: wall.getUTCHours(),
    stopMinute: wall.getUTCMinutes(),
  });
});

it.each([
  ["that does not take hours", { takesHours: "never" }],
  ["that takes them only with a code", { takesHours: "late" }],
  ["whose clock is in another zone", { clockZone: "Asia/Tokyo" }],
  ["whose clock is told in UTC and whose offset is another", { has: [schedules, timeParameters], offset: 540 }],
] as const)("a lock %s holds no digits before the hours begin", async (_which, ways) => {
  const lock = await lockWith({ ...ways, has: [...("has" in ways ? ways.has : [schedules, clock])] });
  const window = ahead();
  const error = await lock.write(window).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ fault: "busy", applied: "unknown" });
  expect((error as { retry_after_ms: number }).retry_after_ms).toBeGreaterThan(anHour - 60_000);
  expect([...lock.codes]).toEqual([]);
});

it("former digits do not stay with former hours when the lock refuses new ones that lie ahead", async () => {
  const lock = await lockWith({ takesHours: "never" });
  lock.codes.set(2, "4826");
  await expect(lock.write(ahead())).rejects.toMatchObject({ fault: "busy" });
  expect([...lock.codes]).toEqual([]);
});

it.each(["late", "forgets"] as const)(
  "a lock that takes hours %s has them at once after digits whose hours have begun",
  async (takesHours) => {
    const lock = await lockWith({ takesHours });
    expect(await lock.write(begun())).toEqual({ proof: "readback" });
    expect(lock.hours.has(2)).toBe(true);
  },
);

it("a code whose hours have begun is written although the lock keeps none, and former hours do not shut it out", async () => {
  const lock = await lockWith({ takesHours: "never" });
  lock.hours.set(2, { startYear: 20 });
  expect(await lock.write(begun())).toEqual({ proof: "readback" });
  expect([[...lock.codes], [...lock.hours]]).toEqual([[[2, "4826"]], []]);
});

it("a clock told in UTC is right if the lock's offset is the door's", async () => {
  const offset = Math.round((wallTime(Date.now(), zone) - Date.now()) / 60_000);
  const lock = await lockWith({ has: [schedules, timeParameters], offset });
  expect(await lock.write(ahead())).toEqual({ proof: "readback" });
  expect(lock.hours.has(2)).toBe(true);
});

it("a code that becomes an ongoing one loses its hours; one that is removed takes them along", async () => {
  const lock = await lockWith();
  await lock.write(begun());
  await lock.write();
  expect([[...lock.codes.keys()], [...lock.hours]]).toEqual([[2], []]);
  await lock.write(begun());
  await lock.driver.codes.clear(2, opAt(4));
  expect([[...lock.codes], [...lock.hours]]).toEqual([[], []]);
});

it.each([
  ["without Schedule Entry Lock", [clock]],
  ["that does not tell the time", [schedules]],
])("a lock %s keeps no hours, and is asked nothing about them", async (_which, has) => {
  const lock = await lockWith({ has });
  expect(await lock.driver.codes.capabilities(opAt(4))).toMatchObject({ native_schedule: false });
  expect(await lock.write(begun())).toEqual({ proof: "readback" });
  const asked = lock.hub.asked as Call[];
  expect(asked.filter(({ commandClass, command }) => commandClass === schedules || command.includes("date"))).toEqual(
    [],
  );
});

it("a lock that keeps hours says so, and that it needs the door's zone", async () => {
  const { driver } = await lockWith();
  expect(await driver.codes.capabilities(opAt(4))).toMatchObject({ native_schedule: true, schedule_needs_zone: true });
});

it("behind a server that is too old to ask for a lock's time, it is given digits alone, and nothing fails", async () => {
  const lock = await lockWith({ schema: 30 });
  expect(await lock.driver.codes.capabilities(opAt(4))).toMatchObject({ slots: [1, 2, 3], native_schedule: false });
  expect(await lock.write()).toEqual({ proof: "readback" });
  expect([[...lock.codes], [...lock.hours]]).toEqual([[[2, "4826"]], []]);
  expect(await lock.driver.codes.clear(2, opAt(4))).toEqual({ proof: "readback" });
  expect([...lock.codes]).toEqual([]);
  expect(lock.hub.asked.filter(({ command }) => command === "node.get_date_and_time")).toEqual([]);
});
