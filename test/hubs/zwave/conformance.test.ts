// The driver for Z-Wave JS over the published server: promises of every driver, and those that only this one could
// break. Locks of other kinds have their own files, so that they run beside this one.
import { expect, it } from "vitest";
import { expectFault, isLocked, settleOp } from "../../../packages/server/src/driver/conformance.ts";
import { locks, tellLockStory, zwaveHouse } from "./lock-story.ts";

const house = zwaveHouse("credentials");
tellLockStory("with Supervision", locks.supervised, house);

it("says jammed of a lock that refuses first, and tells of its jam a moment later", async () => {
  const rig = house.rigOf(locks.supervised);
  await house.hub.tell("jam", { node: locks.supervised, refusesFirst: true });
  expect((await expectFault(rig, (op) => house.run.driver.bolt.setLocked(true, op), ["jammed"])).fault).toBe("jammed");
  await rig.mend();
  await settleOp(rig, (op) => house.run.driver.bolt.setLocked(true, op));
});

it("leaves no user at a lock that refused the code", async () => {
  const { codes } = house.run.driver;
  const rig = house.rigOf(locks.ofKind);
  await settleOp(
    rig,
    (op) => codes?.write({ slot: 1, code: "4826" }, op) ?? Promise.reject(new Error("It has no part for codes.")),
  );
  await expectFault(rig, (op) => codes?.write({ slot: 2, code: "4826" }, op) ?? Promise.resolve({}), [
    "duplicate_code",
  ]);
  await expectFault(rig, (op) => codes?.write({ slot: 3, code: "1" }, op) ?? Promise.resolve({}), [
    "invalid_code",
    "rejected",
  ]);
  expect(await house.hub.tell("state", { node: locks.ofKind })).toMatchObject({ codes: [1], users: [1] });
});

it("a hub that is frozen is sent nothing, is soon known to be away, and opens no door when it goes on", {
  timeout: 90_000,
}, async () => {
  const rig = house.rigOf(locks.supervised);
  await rig.turn(true);
  const [again, from] = [house.run.isUpAgain(), house.run.told.length];
  house.hub.child.kill("SIGSTOP");
  try {
    const error = await expectFault(rig, (op) => house.run.driver.bolt.setLocked(false, op), ["unreachable"]);
    expect(error.applied).toBe("no");
    const isDown = () => house.run.told.slice(from).some((event) => event.type === "link" && !event.up);
    await expect.poll(isDown, { timeout: 20_000 }).toBe(true);
  } finally {
    house.hub.child.kill("SIGCONT");
  }
  await again;
  // By now the server has read the commands that were sent before the link was closed.
  expect(await isLocked(rig)).toBe(true);
  expect(await house.hub.tell("state", { node: locks.supervised })).toMatchObject({ locked: true });
});

it("a hub that is killed is found again, and its locks with it", { timeout: 120_000 }, async () => {
  const again = house.run.isUpAgain();
  await house.restartHub();
  await again;
  const rig = house.rigOf(locks.supervised);
  await settleOp(rig, (op) => house.run.driver.bolt.setLocked(false, op));
  expect((await house.hub.tell<{ locked: boolean }>("state", { node: locks.supervised })).locked).toBe(false);
});

it("no digits of a code are in any line of the driver's log", () => {
  expect(house.run.log.join("\n")).not.toMatch(/\d{4,}/);
});
