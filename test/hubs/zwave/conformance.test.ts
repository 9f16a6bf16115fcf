// The driver for Z-Wave JS over the published server with a mock radio: what every driver promises, and what only this
// one could get wrong.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  driverStory,
  fails,
  isLocked,
  readSlots,
  settle,
  skippedBy,
} from "../../../packages/server/src/drivers/conformance.ts";
import { scheduleStory } from "../../../packages/server/src/drivers/schedule-story.ts";
import { zwaveSystem } from "../../../packages/server/src/drivers/zwave/factory.ts";
import { roundsOf } from "../../release.ts";
import { type DriverRun, runDriver } from "../driver-run.ts";
import { hubRig } from "../hub-rig.ts";
import { freePort, type HubProcess, startHub } from "../hub-process.ts";

const file = new URL("mock-hub.mjs", import.meta.url).pathname;
let port = 0;
let hub: HubProcess;
let run: DriverRun;

beforeAll(async () => {
  port = await freePort();
  hub = await startHub(file, [String(port), "2", "credentials,be469,schedules"]);
  run = await runDriver(zwaveSystem, { url: `127.0.0.1:${port}` });
}, 90_000);
afterAll(async () => {
  await run?.stop();
  await hub?.kill();
});

/** Of writing and clearing a code, on each lock. */
const rounds = roundsOf("HUB_ROUNDS", { usual: 6, release: 100 });
const keeper = 6;

const rigOf = (node: number) => hubRig({ run, hub, key: `zwave:7e570001:${node}`, at: { node } });

// The stories of the locks go on beside each other, as they wait most of the time.
describe.concurrent.each([
  ["with Supervision", 2],
  ["without Supervision, whose bolt travels", 3],
  ["that has users with credentials", 4],
  ["with the published device file of the Schlage BE469", 5],
  ["that keeps the hours of codes", 6],
])("a Z-Wave lock %s", (_name, node) => {
  const can = { codes: true, hours: node === keeper };
  for (const step of [...driverStory, ...scheduleStory])
    it.skipIf(skippedBy(can, step))(`it ${step.name}`, { timeout: 90_000, concurrent: false }, ({ expect }) =>
      expect(step.run(rigOf(node))).resolves.toBeUndefined(),
    );

  it(`keeps no orphans in ${rounds} rounds of writing and clearing`, { timeout: 600_000, concurrent: false }, async ({
    expect,
  }) => {
    const rig = rigOf(node);
    const { codes } = run.driver;
    if (!codes) throw new Error("The driver has a part for codes.");
    for (let round = 0; round < rounds; round += 1) {
      const slot = 1 + (round % 5);
      await settle(rig, (op) => codes.write({ slot, code: String(1000 + round) }, op));
      await settle(rig, (op) => codes.clear(slot, op));
    }
    expect(await readSlots(rig)).toEqual([]);
    expect(await hub.tell("state", { node })).toMatchObject({ codes: [], users: [] });
  });
});

it("a Schlage BE469 does without Supervision, and takes codes of the one length that is set at it", async () => {
  expect(await run.driver.codes?.capabilities(rigOf(5))).toMatchObject({
    lengths: [4],
    slots: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  });
  const found = run.told.filter((event) => event.type === "device" && event.device.key === rigOf(5).key);
  expect(found).toMatchObject([{ device: { manufacturer: "Allegion", model: "BE469ZP" } }]);
});

it("says jammed of a lock that refuses first, and tells of its jam a moment later", async () => {
  const rig = rigOf(2);
  await hub.tell("jam", { node: 2, refusesFirst: true });
  expect((await fails(rig, (op) => run.driver.bolt.setLocked(true, op), ["jammed"])).fault).toBe("jammed");
  await rig.mend();
  await settle(rig, (op) => run.driver.bolt.setLocked(true, op));
});

it("leaves no user at a lock that refused the code", async () => {
  const { codes } = run.driver;
  const rig = rigOf(4);
  await settle(
    rig,
    (op) => codes?.write({ slot: 1, code: "4826" }, op) ?? Promise.reject(new Error("It has no part for codes.")),
  );
  await fails(rig, (op) => codes?.write({ slot: 2, code: "4826" }, op) ?? Promise.resolve({}), ["duplicate_code"]);
  await fails(rig, (op) => codes?.write({ slot: 3, code: "1" }, op) ?? Promise.resolve({}), [
    "invalid_code",
    "rejected",
  ]);
  expect(await hub.tell("state", { node: 4 })).toMatchObject({ codes: [1], users: [1] });
});

it("a hub that is frozen is sent nothing, is soon known to be away, and opens no door when it goes on", {
  timeout: 90_000,
}, async () => {
  const rig = rigOf(2);
  await rig.turn(true);
  const [again, from] = [run.isUpAgain(), run.told.length];
  hub.child.kill("SIGSTOP");
  try {
    const error = await fails(rig, (op) => run.driver.bolt.setLocked(false, op), ["unreachable"]);
    expect(error.applied).toBe("no");
    const isDown = () => run.told.slice(from).some((event) => event.type === "link" && !event.up);
    await expect.poll(isDown, { timeout: 20_000 }).toBe(true);
  } finally {
    hub.child.kill("SIGCONT");
  }
  await again;
  // What was sent to it before the link was given up, it has read by now.
  expect(await isLocked(rig)).toBe(true);
  expect(await hub.tell("state", { node: 2 })).toMatchObject({ locked: true });
});

it("a hub that is killed is found again, and its locks with it", { timeout: 90_000 }, async () => {
  const again = run.isUpAgain();
  await hub.kill();
  hub = await startHub(file, [String(port)]);
  await again;
  const rig = rigOf(2);
  await settle(rig, (op) => run.driver.bolt.setLocked(false, op));
  expect((await hub.tell<{ locked: boolean }>("state", { node: 2 })).locked).toBe(false);
});

it("no digits of a code are in any line of the driver's log", () => {
  expect(run.log.join("\n")).not.toMatch(/\d{4,}/);
});
