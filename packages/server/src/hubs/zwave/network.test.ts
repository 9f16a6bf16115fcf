// The network and its inventory are reported before any lock.
import { expect, it } from "vitest";
import { drivenHub, opAt, plainLock } from "../../../test/locks/scripted-zwave-hub.ts";

async function isUp(told: readonly { type: string }[]): Promise<void> {
  await expect.poll(() => told.some(({ type }) => type === "device")).toBe(true);
}

it("is told first, with nodes that are still being interviewed", async () => {
  const unknown = { nodeId: 5, ready: false, status: 4, endpoints: [], values: [] };
  const { told } = await drivenHub({ nodes: [plainLock(2), unknown] });
  await isUp(told);
  expect(told.slice(0, 2)).toMatchObject([
    { type: "inventory", network: "zwave:00000001", keys: ["zwave:00000001:2", "zwave:00000001:5"] },
    { type: "link", up: true },
  ]);
});

it("is no place for a command to a lock of another", async () => {
  const { hub, told, driver } = await drivenHub({ nodes: [plainLock(2)] });
  await isUp(told);
  const op = { ...opAt(2), key: "zwave:00000002:2" };
  await expect(driver.bolt.setLocked(false, op)).rejects.toMatchObject({ fault: "unreachable", applied: "no" });
  expect(hub.asked.some(({ command }) => command === "node.set_value")).toBe(false);
});

it("counts how often each lock was asked where its bolt is", async () => {
  const { told, driver } = await drivenHub({ nodes: [plainLock(2), plainLock(3)] });
  await isUp(told);
  await expect.poll(() => driver.questions?.()).toEqual({ "zwave:00000001:2": 1, "zwave:00000001:3": 1 });
});
