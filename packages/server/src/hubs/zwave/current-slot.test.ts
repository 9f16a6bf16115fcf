// The hub's answer about a slot does not name it, and may be a report of another slot that came in between.
import { expect, it } from "vitest";
import { type Asked, drivenHub, opAt, plainLock } from "../../../test/locks/scripted-zwave-hub.ts";

const told = (place: number, newValue: unknown, property = "userIdStatus") => ({
  source: "node",
  event: "value updated",
  nodeId: 2,
  args: { commandClass: 99, property, propertyKey: place, newValue, prevValue: newValue },
});

async function quietHub() {
  const { hub, told: all, driver } = await drivenHub({ nodes: [plainLock(2)] });
  await expect.poll(() => all.some((event) => event.type === "state" && event.source === "report")).toBe(true);
  const news = () => all.flatMap((event) => (event.type === "slot_news" ? [event.slot] : []));
  return { hub, driver, news };
}

it("a place is read again if another one was told of while it was asked for", async () => {
  const { hub, driver } = await quietHub();
  let asked = 0;
  hub.answers["endpoint.invoke_cc_api"] = () => {
    if ((asked += 1) > 1) return { response: { userIdStatus: 0, userCode: "" } };
    hub.tell(told(1, 1));
    hub.tell(told(1, "4826", "userCode"));
    return { response: { userIdStatus: 1, userCode: "4826" } };
  };
  expect(await driver.codes.readSlot?.(3, opAt(2))).toEqual({ slot: 3, occupied: false });
  expect(asked).toBe(2);
});

it("a place is unknown while another one is told of all the time", async () => {
  const { hub, driver } = await quietHub();
  hub.answers["endpoint.invoke_cc_api"] = () => {
    hub.tell(told(1, 1));
    return { response: { userIdStatus: 1, userCode: "4826" } };
  };
  expect(await driver.codes.readSlot?.(3, opAt(2))).toEqual({ slot: 3, occupied: null });
});

it("what is told of a place after it was read, and before the operation has ended, is news", async () => {
  const { hub, driver, news } = await quietHub();
  const switchedOff = { ...told(3, 2), args: { ...told(3, 2).args, prevValue: 1 } };
  hub.answers["endpoint.invoke_cc_api"] = ({ methodName }: Asked) => {
    if (methodName === "set") return { response: { status: 255 } };
    // The report arrives together with the answer, and after it.
    queueMicrotask(() => hub.tell(switchedOff));
    return { response: { userIdStatus: 1, userCode: "4826" } };
  };
  await driver.codes.write({ slot: 3, code: "4826" }, opAt(2));
  await expect.poll(news).toEqual([3]);
});
