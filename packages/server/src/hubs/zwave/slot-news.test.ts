// Every event that names a slot reports a change of it, without digits. The driver's own readings report none.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oddValue } from "../../../test/locks/odd-values.ts";
import { type Asked, drivenHub, notified, opAt, plainLock } from "../../../test/locks/scripted-zwave-hub.ts";
import { randomRuns } from "../../../test/rig/random-runs.ts";
import { toldBy } from "./events.ts";
import { nodeIn } from "./node-reader.ts";
import type { ZwaveEvent, ZwaveNode } from "./wire.ts";

const said = { key: "zwave:00000001:2", at: 1 };
const told = (event: object) => toldBy(event as ZwaveEvent, nodeIn(plainLock(2)) as ZwaveNode, said);
const valueEvent = (args: object, event = "value updated") => ({
  source: "node",
  event,
  nodeId: 2,
  args: { commandClass: 99, property: "userIdStatus", propertyKey: 3, ...args },
});
const accessEvent = (event: string, args: object) => ({ event, nodeId: 2, args });
const pinAt = (credentialSlot: unknown) => ({ userId: 7, credentialType: 1, credentialSlot, data: "2580" });
const newsOf = (slot?: number) => [{ type: "slot_news", ...said, ...(slot === undefined ? {} : { slot }) }];

describe("news of a place", () => {
  it.each([
    ["a status", valueEvent({ newValue: 2, prevValue: 1 })],
    ["digits", valueEvent({ property: "userCode", newValue: "2580", prevValue: "" })],
    ["a first status", valueEvent({ newValue: 1 }, "value added")],
    ["a status that is gone", valueEvent({ prevValue: 1 }, "value removed")],
    ["a deletion", notified(2, 13, { userId: 3 })],
    ["an addition", notified(2, 14, { userId: 3 })],
    ["a user", accessEvent("user modified", { userId: 3, active: false })],
    ["a user that is gone", accessEvent("user deleted", { userId: 3 })],
    ["a credential", accessEvent("credential added", pinAt(3))],
    ["a credential that is gone", accessEvent("credential deleted", pinAt(3))],
  ])("comes with %s", (_what, event) => {
    expect(told(event)).toEqual(newsOf(3));
    expect(JSON.stringify(told(event))).not.toContain("2580");
  });

  it.each([
    ["all codes deleted", notified(2, 12)],
    ["all users deleted", accessEvent("user deleted", { userId: 0 })],
    ["all credentials deleted", accessEvent("credential deleted", { credentialType: 0, credentialSlot: 0 })],
    ["a deletion without a place", notified(2, 13)],
    ["a deletion in bytes", notified(2, 13, { type: "Buffer", data: [0, 3] })],
  ])("is of all places with %s", (_what, event) => {
    expect(told(event)).toEqual(newsOf());
  });

  it.each([
    ["the same status again", valueEvent({ newValue: 1, prevValue: 1 })],
    ["the same bytes again", valueEvent({ property: "userCode", newValue: { 0: 9 }, prevValue: { 0: 9 } })],
    ["another value", valueEvent({ property: "keypadMode", newValue: 1, prevValue: 0 })],
    ["another type of credential", accessEvent("credential added", { ...pinAt(3), credentialType: 3 })],
    ["a refused duplicate", notified(2, 15, { userId: 3 })],
  ])("does not come with %s", (_what, event) => {
    expect(told(event)).toEqual([]);
  });

  it("is of no place that a lock cannot have", () => {
    const isPlace = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 65_535;
    fc.assert(
      fc.property(
        oddValue().filter((value) => !isPlace(value)),
        (value) => {
          expect(told(notified(2, 13, { userId: value }))).toEqual(newsOf());
          expect(told(accessEvent("user modified", { userId: value }))).toEqual(newsOf());
          expect(told(accessEvent("credential modified", pinAt(value)))).toEqual(newsOf());
        },
      ),
      randomRuns(300),
    );
    for (const propertyKey of [0, -1, 1.5, 65_536, "", "x", undefined, null, true, [3], {}])
      expect(told(valueEvent({ propertyKey, newValue: 1, prevValue: 0 }))).toEqual([]);
  });
});

it("drops what a place in hand tells, and passes other places and notifications", async () => {
  const { hub, told: all, driver } = await drivenHub({ nodes: [plainLock(2)] });
  await expect.poll(() => all.some((event) => event.type === "state" && event.source === "report")).toBe(true);
  hub.answers["endpoint.invoke_cc_api"] = ({ methodName }: Asked) => {
    if (methodName === "set") {
      hub.tell(valueEvent({ propertyKey: 2, newValue: 1, prevValue: 0 }));
      hub.tell(valueEvent({ propertyKey: 3, newValue: 2, prevValue: 1 }));
      hub.tell(notified(2, 13, { userId: 2 }));
    } else hub.tell(valueEvent({ property: "userCode", propertyKey: 2, newValue: "4826", prevValue: "" }));
    return { response: { userIdStatus: 1, userCode: "4826" } };
  };
  await driver.codes.write({ slot: 2, code: "4826" }, opAt(2));
  const places = () => all.flatMap((event) => (event.type === "slot_news" ? [event.slot] : []));
  expect(places()).toEqual([3, 2]);
  hub.tell(valueEvent({ propertyKey: 2, newValue: 2, prevValue: 1 }));
  await expect.poll(places).toEqual([3, 2, 2]);
});

it("drops values of an answer that come after it, and passes others", async () => {
  const { hub, told: all, driver } = await drivenHub({ nodes: [plainLock(2)] });
  await expect.poll(() => all.some((event) => event.type === "state" && event.source === "report")).toBe(true);
  hub.answers["endpoint.invoke_cc_api"] = () => ({ response: { userIdStatus: 2, userCode: "4826" } });
  await driver.codes.readSlot?.(2, opAt(2));
  hub.tell(valueEvent({ propertyKey: 2, newValue: 2, prevValue: 1 }));
  hub.tell(valueEvent({ property: "userCode", propertyKey: 2, newValue: "4826", prevValue: "1593" }));
  hub.tell(valueEvent({ propertyKey: 3, newValue: 2, prevValue: 1 }));
  hub.tell(valueEvent({ propertyKey: 2, newValue: 1, prevValue: 2 }));
  const places = () => all.flatMap((event) => (event.type === "slot_news" ? [event.slot] : []));
  await expect.poll(places).toEqual([3, 2]);
  hub.tell(valueEvent({ propertyKey: 2, newValue: 2, prevValue: 1 }));
  await expect.poll(places).toEqual([3, 2, 2]);
});
