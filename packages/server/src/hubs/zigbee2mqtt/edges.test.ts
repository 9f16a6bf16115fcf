// Jams and movements are reported when the lock reports them. Remembered values neither hide nor invent one.
import { afterEach, expect, it } from "vitest";
import { linkTo, lockNamed, openHouse } from "../../../test/locks/zigbee2mqtt-house.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const jam = "not_fully_locked";

/** A lock that sends only the messages of a test, and its position when it is read. */
async function lockThatSays() {
  const house = await openHouse([lockNamed("Front door")]);
  let remembered: Record<string, unknown> = { lock_state: "unlocked", battery: 90 };
  const place = { is: "unlocked" };
  const say = (message: Record<string, unknown>, action: Record<string, unknown> = {}) => {
    remembered = { ...remembered, ...message };
    house.say("Front door", { ...remembered, ...action });
  };
  house.answer = () => say({ lock_state: place.is });
  const { told, stop } = linkTo(house);
  closers.push(stop, house.close);
  await expect.poll(() => told.filter(({ type }) => type === "state").length).toBeGreaterThan(2);
  const from = told.length;
  const since = () =>
    told.slice(from).flatMap((event) => {
      if (event.type === "operated") return [event.operation];
      if (event.type !== "state" || event.battery_level !== undefined) return [];
      return [event.jammed === true ? "jammed" : `locked ${event.locked}`];
    });
  const asked = () => house.sent.filter(({ topic }) => topic.endsWith("/get")).length;
  return { say, place, since, asked };
}

const byKeypad = (action: "lock" | "unlock") => ({ action, action_source_name: "keypad", action_user: 1 });

it("tells of a second jam after an operation that did not say where the bolt is", { timeout: 15_000 }, async () => {
  const { say, place, since } = await lockThatSays();
  say({ lock_state: jam });
  place.is = "locked";
  say({}, byKeypad("lock"));
  await expect.poll(since, { timeout: 6000 }).toContain("locked true");
  expect(since().slice(0, 2)).toEqual(["jammed", "lock"]);
  say({ battery: 80 });
  say({ lock_state: jam });
  await expect.poll(() => since().at(-1)).toBe("jammed");
});

it("tells of a jam that follows such an operation at once, and repeats none", { timeout: 15_000 }, async () => {
  const { say, place, since, asked } = await lockThatSays();
  say({ lock_state: jam });
  place.is = jam;
  say({}, byKeypad("lock"));
  for (const battery of [80, 79, 78]) say({ battery });
  await expect.poll(() => since().length, { timeout: 6000 }).toBe(3);
  expect(since()).toEqual(["jammed", "lock", "jammed"]);
  const before = asked();
  for (const battery of [77, 76]) say({ battery });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(since()).toEqual(["jammed", "lock", "jammed"]);
  expect(asked()).toBe(before);
});

it("tells of a bolt that is where it was remembered to be, after it was elsewhere", { timeout: 15_000 }, async () => {
  const { say, place, since } = await lockThatSays();
  say({}, byKeypad("lock"));
  // The bolt is turned back by hand, which this lock does not report.
  place.is = "unlocked";
  await expect.poll(since, { timeout: 6000 }).toEqual(["lock", "locked false"]);
});

it("does not ask a lock that says by itself where its bolt is", { timeout: 15_000 }, async () => {
  const { say, asked } = await lockThatSays();
  const before = asked();
  say({}, byKeypad("lock"));
  say({ lock_state: "locked" });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(asked()).toBe(before);
});
