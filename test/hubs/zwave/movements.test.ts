// Bolts of Z-Wave locks: an accepted command does not count as a moved bolt, and reads of the bolt end.
import { expect, it } from "vitest";
import { isRelease } from "../../release.ts";
import { movementsHouse, pause, tellMovements } from "../movements-story.ts";
import { locks } from "./lock-story.ts";
import { startZwaveHub } from "./told-once-locks.ts";

const house = movementsHouse(startZwaveHub);
const [supervised, travelling] = [locks.supervised, locks.travelling];

tellMovements(house, "a lock with Supervision", { at: { node: supervised }, nameEndsIn: String(supervised) });
tellMovements(house, "a lock whose bolt travels", { at: { node: travelling }, nameEndsIn: String(travelling) });

const asks = async (node: number) => (await house.hub.tell<{ asks: number }>("state", { node })).asks;

/** Locks a door, and counts the events of its movements. */
async function lockedDoor() {
  const device_id = await house.deviceId(String(supervised));
  await house.hub.tell("mend", { node: supervised });
  await house.hub.tell("turn", { node: supervised, locked: true });
  await pause(4500);
  const before = (await house.told(device_id)).length;
  return { device_id, since: async () => (await house.told(device_id)).slice(before) };
}

it("a bolt that moves a second and a half after its lock took the command is confirmed then", {
  timeout: 60_000,
}, async () => {
  const { device_id, since } = await lockedDoor();
  await house.hub.tell("bolt", { node: supervised, does: "later" });
  const begun = Date.now();
  expect((await house.ended(await house.begin(device_id, "unlock_door"))).status).toBe("success");
  expect(Date.now() - begun).toBeGreaterThan(1400);
  expect((await house.hub.tell<{ locked: boolean }>("state", { node: supervised })).locked).toBe(false);
  await pause(6000);
  expect((await since()).map(({ event_type }) => event_type)).toEqual(["lock.unlocked"]);
});

it("a bolt that jams after its lock took the command is told as jammed, and as no movement", {
  timeout: 60_000,
}, async () => {
  const { device_id, since } = await lockedDoor();
  await house.hub.tell("bolt", { node: supervised, does: "jams" });
  expect((await house.ended(await house.begin(device_id, "unlock_door"))).error?.type).toBe("lock_jammed");
  await pause(8000);
  expect((await since()).map(({ event_type }) => event_type)).toEqual(["lock.jammed"]);
  expect((await house.door(device_id)).locked).toBe(true);
});

it("a bolt that stays where it was is not confirmed, and no movement is told; meanwhile nobody asks the other lock", {
  timeout: 120_000,
}, async () => {
  const { device_id, since } = await lockedDoor();
  const before = await asks(travelling);
  await house.hub.tell("bolt", { node: supervised, does: "stays" });
  const { error } = await house.ended(await house.begin(device_id, "unlock_door"));
  expect(error?.type).toBe("action_attempt_expired");
  expect(error?.message).toMatch(/was locked when it was last asked/);
  await pause(8000);
  expect(await since()).toEqual([]);
  expect((await house.door(device_id)).locked).toBe(true);
  expect((await asks(travelling)) - before).toBe(0);
});

it.skipIf(!isRelease)(
  "ten idle minutes cost a lock without Supervision at most two questions",
  { timeout: 700_000 },
  async () => {
    const device_id = await house.deviceId(String(travelling));
    await house.ended(await house.begin(device_id, "unlock_door"));
    await pause(10_000);
    const before = await asks(travelling);
    await pause(600_000);
    expect((await asks(travelling)) - before).toBeLessThanOrEqual(2);
  },
);
