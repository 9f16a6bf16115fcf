// A lock that accepts a command has not moved its bolt yet. Only the lock's own report of its bolt ends a command.
import { expect, it } from "vitest";
import { bolt, drivenHub, notified, opAt, plainLock } from "../../../test/locks/scripted-zwave-hub.ts";

const accepted = [
  ["with Supervision", 255],
  ["without", 254],
  ["that is still working", 1],
] as const;
const [remoteUnlock, jam] = [4, 11];

/** A locked door whose lock accepts an unlock, and whose hub reports the target position at once. */
async function takingLock(status: number) {
  const { hub, told, driver } = await drivenHub({ nodes: [plainLock(2)] });
  await expect.poll(() => told.some((event) => event.type === "state" && event.source === "report")).toBe(true);
  const from = told.length;
  const lock = { mode: 255, moves: 0, gets: 0 };
  hub.answers["node.set_value"] = () => {
    lock.moves += 1;
    hub.tell(bolt(2, false));
    return { result: { status } };
  };
  hub.answers["endpoint.invoke_cc_api"] = () => {
    lock.gets += 1;
    return { response: { currentMode: lock.mode } };
  };
  return { hub, driver, lock, since: () => told.slice(from) };
}

it.each(accepted)("a lock %s confirms when its bolt is there, a second and a half later", async (_name, status) => {
  const { driver, lock, since } = await takingLock(status);
  const begun = Date.now();
  setTimeout(() => (lock.mode = 0), 1500);
  await expect(driver.bolt.setLocked(false, opAt(2))).resolves.toEqual({ proof: "state" });
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1490);
  // The proof carries the position; no event precedes it.
  expect(since()).toEqual([]);
});

it.each(accepted)("a lock %s, whose bolt stays, confirms nothing, and no movement is told", async (_name, status) => {
  const { driver, lock, since } = await takingLock(status);
  const op = opAt(2, 3000);
  await expect(driver.bolt.setLocked(false, op)).rejects.toMatchObject({ fault: "timeout", applied: "unknown" });
  expect(since()).toEqual([]);
  expect(lock.moves).toBe(1);
});

it.each(accepted)("a lock %s that jams says so at once", async (_name, status) => {
  const { hub, driver } = await takingLock(status);
  const begun = Date.now();
  setTimeout(() => hub.tell(notified(2, jam)), 700);
  await expect(driver.bolt.setLocked(false, opAt(2))).rejects.toMatchObject({ fault: "jammed", applied: "unknown" });
  expect(Date.now() - begun).toBeLessThan(1450);
});

it("a lock that tells of the movement itself is not asked", async () => {
  const { hub, driver, lock } = await takingLock(255);
  setTimeout(() => hub.tell(notified(2, remoteUnlock)), 100);
  await expect(driver.bolt.setLocked(false, opAt(2))).resolves.toEqual({ proof: "state" });
  expect(lock.gets).toBe(0);
});
