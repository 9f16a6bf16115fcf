// What a hub tells, in the order in which it tells it: one movement of a bolt is one event, with whoever moved it.
import { expect, it } from "vitest";
import { bolt, drivenHub, notified, opAt, plainLock } from "../../../test/locks/scripted-zwave-hub.ts";

const keypadUnlock = 6;
const manualLock = 1;
const jam = 11;

/** Joined, asked once, and at rest. */
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

it("tells of each movement, in order, where nobody says who made it", async () => {
  const { hub, since } = await quietHub(plainLock(2));
  hub.tell(bolt(2, false));
  hub.tell(bolt(2, true));
  await expect.poll(() => short(since()), { timeout: 5000 }).toEqual(["state false", "state true"]);
});

it("asks a lock without Supervision, rather than to pass on what the server takes for granted", async () => {
  const { hub, since } = await quietHub(plainLock(2, { endpoints: [{ index: 0, commandClasses: [{ id: 98 }] }] }));
  hub.answers["endpoint.invoke_cc_api"] = () => ({ response: { currentMode: 0 } });
  hub.tell(bolt(2, false));
  await expect.poll(since, { timeout: 6000 }).toMatchObject([{ type: "state", locked: false, source: "report" }]);
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
