// Events of a hub keep their order. One movement of a bolt is one event, which says how it was moved.
import { expect, it } from "vitest";
import { bolt, drivenHub, notified, opAt, plainLock, unknownCommand } from "../../../test/locks/scripted-zwave-hub.ts";

const keypadUnlock = 6;
const manualLock = 1;
const jam = 11;

/** A hub with one node that was connected, read once, and is at rest. */
async function quietHub(node: object) {
  const { hub, told, driver } = await drivenHub({ nodes: [node] });
  await expect.poll(() => told.some((event) => event.type === "state" && event.source === "report")).toBe(true);
  const from = told.length;
  return { hub, driver, since: () => told.slice(from) };
}

const short = (events: readonly { type: string }[]) =>
  events.map((event) => {
    const { type, locked, operation, by, slot } = event as Record<string, string | number | boolean | null | undefined>;
    return [type, locked ?? operation, by, slot].filter((each) => each !== undefined).join(" ");
  });

it("tells who opened the door, once, though the bolt's place comes first", async () => {
  const { hub, since } = await quietHub(plainLock(2));
  hub.tell(bolt(2, false));
  hub.tell(notified(2, keypadUnlock, { userId: 3 }));
  hub.tell(bolt(2, true));
  hub.tell(notified(2, manualLock));
  await expect.poll(() => short(since()).length).toBe(4);
  expect(short(since())).toEqual(["operated unlock keypad 3", "state false", "operated lock manual", "state true"]);
});

it("asks the lock where its bolt is when the hub says that it moved, and tells it once, with the time of the movement", async () => {
  const { hub, since } = await quietHub(plainLock(2));
  hub.answers["endpoint.invoke_cc_api"] = () => ({ response: { currentMode: 0 } });
  const moved_at = Date.now();
  hub.tell(bolt(2, false));
  await expect.poll(() => short(since())).toEqual(["state false"]);
  const [told] = since() as { at: number; moved_at: number }[];
  expect(told?.moved_at).toBeLessThan(moved_at + 400);
  expect(told?.at).toBeGreaterThan(moved_at + 400);
});

it("tells nothing of a bolt before the lock has said where it is", async () => {
  const values = [{ commandClass: 98, property: "currentMode", value: 0 }];
  const { told } = await drivenHub({ nodes: [plainLock(2, { values })] });
  await expect.poll(() => short(told)).toContain("state true");
  expect(short(told)).not.toContain("state false");
});

it("tells nothing of a movement that the hub only assumed", async () => {
  const { hub, since } = await quietHub(plainLock(2));
  const { length } = hub.asked;
  hub.tell(bolt(2, false));
  await expect.poll(() => hub.asked.length).toBe(length + 1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(since()).toEqual([]);
});

it("says that a bolt is unknown once the hub says that it moved, and the lock does not answer", async () => {
  const { hub, since } = await quietHub(plainLock(2));
  hub.answers["endpoint.invoke_cc_api"] = () => unknownCommand;
  hub.tell(bolt(2, false));
  await expect.poll(() => since()).toMatchObject([{ type: "state", locked: null }]);
});

it("asks nothing more of a hub that repeats the bolt after every question, as of a lock without Supervision", async () => {
  const { hub, since } = await quietHub(plainLock(2, { endpoints: [{ index: 0, commandClasses: [{ id: 98 }] }] }));
  const before = hub.asked.length;
  hub.answers["endpoint.invoke_cc_api"] = () => {
    setTimeout(() => hub.tell(bolt(2, false)), 5);
    return { response: { currentMode: 0 } };
  };
  hub.tell(bolt(2, false));
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(hub.asked.length - before).toBe(1);
  expect(short(since())).toEqual(["state false"]);
});

it.each([
  ["before", (hub: { tell(event: object): void }) => hub.tell(notified(2, jam))],
  ["after", (hub: { tell(event: object): void }) => void setTimeout(() => hub.tell(notified(2, jam)), 400)],
])("calls a refusal with a jam told %s it a jam", async (_when, tellOfIt) => {
  const { hub, driver, since } = await quietHub(plainLock(2));
  hub.answers["node.set_value"] = () => {
    tellOfIt(hub);
    return { result: { status: 2 } };
  };
  await expect(driver.bolt.setLocked(true, opAt(2))).rejects.toMatchObject({ fault: "jammed" });
  expect(since()).toContainEqual(expect.objectContaining({ type: "state", jammed: true }));
});

it("calls a refusal without a jam a refusal", async () => {
  const { hub, driver } = await quietHub(plainLock(2));
  hub.answers["node.set_value"] = () => ({ result: { status: 2 } });
  await expect(driver.bolt.setLocked(true, opAt(2))).rejects.toMatchObject({ fault: "rejected", applied: "no" });
});
