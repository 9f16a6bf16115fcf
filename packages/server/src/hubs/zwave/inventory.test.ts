// The inventory of locks, made from any state dump that a server may send.
import { expect, it } from "vitest";
import {
  credentialLock,
  drivenHub,
  noAnswer,
  opAt,
  plainLock,
  scriptedHub,
} from "../../../test/locks/scripted-zwave-hub.ts";
import { zwaveSystem } from "./factory.ts";
import { anyDial } from "../../../test/locks/any-dial.ts";

async function look(state: unknown, answer?: unknown) {
  const hub = await scriptedHub(state);
  if (answer !== undefined) hub.answers["endpoint.invoke_cc_api"] = () => answer;
  const { settings } = zwaveSystem.read({ url: hub.url });
  return zwaveSystem.probe({ settings, secret: () => undefined, dial: anyDial }, AbortSignal.timeout(4000));
}

it.each([undefined, null, "a house", {}, { nodes: {} }, { nodes: [null] }, { nodes: [{ nodeId: "2" }] }])(
  "refuses %j as the state of a network, with a sentence",
  async (state) => {
    await expect(look(state)).rejects.toMatchObject({
      name: "ConnectError",
      code: "not_this_system",
      message: /not the Z-Wave JS server's/,
    });
  },
);

it("a server that tells such a state is unreachable, and says why", async () => {
  const { told } = await drivenHub({ nodes: [null] });
  // The connection is tried again and again, and each failure is reported.
  const first = { type: "link", up: false, fault: "unreachable", detail: /not the Z-Wave JS server's/ };
  await expect.poll(() => told[0]).toMatchObject(first);
});

it("reads a lock of which much is missing or odd", async () => {
  const nodes = [
    {
      nodeId: 2,
      name: 7,
      endpoints: [null, { index: 0 }, { commandClasses: [{ id: 98 }, 5] }],
      values: null,
      deviceConfig: "x",
    },
  ];
  expect(await look({ nodes })).toMatchObject([{ key: "zwave:00000001:2", name: "Lock 2", codes: null }]);
});

it("offers no places for codes of a lock that is still being interviewed, and says that it is", async () => {
  const node = plainLock(2, { ready: false, interviewStage: "NodeInfo", values: [] });
  expect(await look({ nodes: [node] })).toMatchObject([{ codes: null, isInterviewed: false }]);
  const { hub, told, driver } = await drivenHub({ nodes: [node] });
  await expect.poll(() => told.some((event) => event.type === "link" && event.up)).toBe(true);
  await expect(driver.codes.capabilities(opAt(2))).rejects.toMatchObject({ fault: "busy" });
  expect(told.filter(({ type }) => type === "device")).toEqual([]);
  hub.answers["node.get_state"] = () => ({ state: plainLock(2) });
  hub.tell({ source: "node", event: "interview completed", nodeId: 2 });
  await expect
    .poll(() => told.filter(({ type }) => type === "device"))
    .toMatchObject([{ device: { codes: { slots: [1, 2, 3] } } }]);
});

it.each([
  [{ response: 30 }, 30],
  [{ response: 200 }, 50],
  [{}, 0],
])("asks a lock for its number of places where the server does not tell: %j", async (answer, count) => {
  const [lock] = await look({ nodes: [plainLock(2, { values: [] })] }, answer);
  expect(lock?.codes?.slots.length ?? 0).toBe(count);
});

it("a lock known from before a restart keeps its places while it is awaited", async () => {
  const [lock] = await look({ nodes: [plainLock(2, { ready: false, interviewStage: "Complete" })] });
  expect(lock).toMatchObject({ codes: { slots: [1, 2, 3] } });
  expect(lock).not.toHaveProperty("isInterviewed");
});

it("a lock behind one that is slow to tell what it can do is there as soon as the link is", async () => {
  const { hub, told, driver } = await drivenHub({ nodes: [credentialLock(2), plainLock(3)] });
  hub.answers["endpoint.access_control.get_credential_capabilities_cached"] = () => noAnswer;
  await expect.poll(() => told.some((event) => event.type === "link" && event.up)).toBe(true);
  expect(await driver.codes.readSlot?.(1, opAt(3))).toEqual({ slot: 1, occupied: false });
});
