// Jams are reported when the lock reports them. The hub's memory of the last jam neither hides nor invents one.
import { expect, it } from "vitest";
import { bolt, drivenHub, opAt, plainLock } from "../../../test/locks/scripted-zwave-hub.ts";

const [idle, jam] = [0, 11];
const accessControl = { commandClass: 113, property: "Access Control" };
const lockState = (newValue: number, prevValue: number) => ({
  source: "node",
  event: "value updated",
  nodeId: 2,
  args: { ...accessControl, propertyKey: "Lock state", newValue, prevValue },
});

async function hubWith(node: object) {
  const { hub, told, driver } = await drivenHub({ nodes: [node] });
  await expect.poll(() => told.some((event) => event.type === "state" && event.source === "report")).toBe(true);
  const from = told.length;
  /** Events about jams and the bolt since the last call. */
  const since = () =>
    told.slice(from).flatMap((event) => {
      if (event.type !== "state") return [];
      return event.jammed === undefined ? [`locked ${event.locked}`] : [`jammed ${event.jammed}`];
    });
  return { hub, told, driver, since };
}

it("tells of a second jam after the bolt has moved, though the hub has never forgotten the first", async () => {
  const { hub, since } = await hubWith(plainLock(2));
  hub.tell(lockState(jam, idle));
  hub.answers["endpoint.invoke_cc_api"] = () => ({ response: { currentMode: 0 } });
  hub.tell(bolt(2, false));
  await expect.poll(since, { timeout: 3000 }).toEqual(["jammed true", "locked false"]);
  hub.tell(lockState(jam, jam));
  await expect.poll(since).toEqual(["jammed true", "locked false", "jammed true"]);
});

it("takes a jam for over once the lock is idle, or its bolt is elsewhere, whatever the hub remembers", async () => {
  const { hub, driver, since } = await hubWith(plainLock(2));
  const isAt = (currentMode: number) => (hub.answers["endpoint.invoke_cc_api"] = () => ({ response: { currentMode } }));
  hub.tell(lockState(jam, idle));
  await expect.poll(since).toEqual(["jammed true"]);
  expect(await driver.readState(opAt(2))).toMatchObject({ locked: true, jammed: true });
  isAt(0);
  expect(await driver.readState(opAt(2))).not.toHaveProperty("jammed");
  hub.tell(lockState(jam, jam));
  await expect.poll(() => since().length).toBe(2);
  expect(await driver.readState(opAt(2))).toMatchObject({ locked: false, jammed: true });
  hub.tell(lockState(idle, jam));
  await expect.poll(since).toEqual(["jammed true", "jammed true", "jammed false"]);
  expect(await driver.readState(opAt(2))).not.toHaveProperty("jammed");
});

it("makes no jam of what the hub remembers when the link is made", async () => {
  const remembered = (value: number) => [{ ...accessControl, propertyKey: "Lock state", value }];
  const { told } = await hubWith(plainLock(2, { values: remembered(jam) }));
  expect(told.filter((event) => "jammed" in event)).toEqual([]);
  const free = await hubWith(plainLock(2, { values: remembered(idle) }));
  expect(free.told).toContainEqual(expect.objectContaining({ jammed: false }));
});

it("tells the first value that the hub gets of a door, and that it has none any more", async () => {
  const { hub, told } = await hubWith(plainLock(2));
  const door = (event: string, args: object) =>
    hub.tell({ source: "node", event, nodeId: 2, args: { ...accessControl, propertyKey: "Door state", ...args } });
  door("value added", { newValue: 22 });
  door("value removed", { prevValue: 22 });
  const doors = () =>
    told.flatMap((event) => (event.type === "state" && "door_open" in event ? [event.door_open] : []));
  await expect.poll(doors).toEqual([true, null]);
});
