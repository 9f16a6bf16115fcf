// A lock may hold a code and not open to it. Such a slot is reported as switched off, never as a written code.
import { afterEach, expect, it } from "vitest";
import { linkTo, lockNamed, openHouse, opFor, type Sent } from "../../../test/locks/zigbee2mqtt-house.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface Lock {
  /** Status that the lock gives to a written code. */
  written: string;
  /** Status after a command to enable the code. */
  enabled: string;
  /** Line that Zigbee2MQTT logs if it could not send the command to enable the code. */
  failure?: string;
}

async function houseOf({ written, enabled, failure }: Lock) {
  const house = await openHouse([lockNamed("Front door")]);
  const users: Record<string, { status: string }> = {};
  const take = (slot: number, status: string) => void (users[slot] = { status });
  house.answer = ({ topic, message }: Sent) => {
    const pin = message["pin_code"] as { user: number; pin_code: string | null } | undefined;
    const status = message["user_status"] as { user: number } | undefined;
    if (!topic.endsWith("/set")) return house.say("Front door", { lock_state: "locked", users: { ...users } });
    if (pin) take(pin.user, pin.pin_code === null ? "available" : written);
    if (status) take(status.user, enabled);
    if (status && failure !== undefined)
      house.say("bridge/logging", {
        level: "error",
        message: `Publish 'set' 'user_status' to 'Front door' failed: '${failure}'`,
      });
  };
  for (const slot of [1, 2, 3]) take(slot, "available");
  const { driver, told, stop } = linkTo(house);
  closers.push(stop, house.close);
  await expect.poll(() => told.some((event) => event.type === "state" && event.locked !== undefined)).toBe(true);
  const sets = () =>
    house.sent.filter(({ topic }) => topic.endsWith("/set")).map(({ message }) => Object.keys(message)[0]);
  const { codes } = driver;
  if (!codes) throw new Error("The driver has a part for codes.");
  return { users, told, sets, house, codes };
}

it("a slot that is switched off is read as occupied and not active", async () => {
  const { users, codes } = await houseOf({ written: "enabled", enabled: "enabled" });
  users["2"] = { status: "disabled" };
  expect(await codes.readSlot?.(2, opFor())).toEqual({ slot: 2, occupied: true, active: false });
});

it("a code that the lock enables is not told to be enabled", async () => {
  const { codes, sets } = await houseOf({ written: "enabled", enabled: "disabled" });
  expect(await codes.write({ slot: 2, code: "4711" }, opFor())).toEqual({ proof: "readback" });
  expect(sets()).toEqual(["pin_code"]);
});

it("a code that was taken switched off is enabled once", async () => {
  const { codes, house } = await houseOf({ written: "disabled", enabled: "enabled" });
  expect(await codes.write({ slot: 2, code: "4711" }, opFor())).toEqual({ proof: "readback" });
  expect(house.sent.filter(({ topic }) => topic.endsWith("/set")).map(({ message }) => message)).toEqual([
    { pin_code: { user: 2, user_type: "unrestricted", user_enabled: true, pin_code: "4711" } },
    { user_status: { user: 2, status: "enabled" } },
  ]);
});

it("a code that stays switched off is no proof", async () => {
  const { codes, sets } = await houseOf({ written: "disabled", enabled: "disabled" });
  await expect(codes.write({ slot: 2, code: "4711" }, opFor())).rejects.toMatchObject({
    fault: "inactive",
    applied: "no",
    message: "The lock holds the code but keeps it switched off.",
  });
  expect(sets()).toEqual(["pin_code", "user_status"]);
});

it("a code that is gone once it was to be enabled is no proof", async () => {
  const { codes } = await houseOf({ written: "disabled", enabled: "available" });
  await expect(codes.write({ slot: 2, code: "4711" }, opFor())).rejects.toMatchObject({ fault: "rejected" });
});

it.each([
  ["Error: no ACK (timeout)", "unreachable"],
  ["Error: Unsupported status", "rejected"],
])("a command to enable that fails with %s is told as that", async (failure, fault) => {
  const { codes } = await houseOf({ written: "disabled", enabled: "disabled", failure });
  await expect(codes.write({ slot: 2, code: "4711" }, opFor())).rejects.toMatchObject({ fault, applied: "unknown" });
});

it("once the digits were sent, a lack of time leaves open what became of them", async () => {
  const { codes } = await houseOf({ written: "disabled", enabled: "enabled" });
  await expect(codes.write({ slot: 2, code: "4711" }, opFor(600))).rejects.toMatchObject({
    fault: "timeout",
    applied: "unknown",
  });
});

it("reading and writing cause no news of slots", async () => {
  const { codes, users, told } = await houseOf({ written: "enabled", enabled: "enabled" });
  await codes.readSlots(opFor());
  users["3"] = { status: "disabled" };
  for (let times = 0; times < 3; times += 1) await codes.readSlot?.(3, opFor());
  await codes.write({ slot: 3, code: "4711" }, opFor());
  await codes.clear(3, opFor());
  expect(told.filter(({ type }) => type === "slot_news")).toEqual([]);
});
