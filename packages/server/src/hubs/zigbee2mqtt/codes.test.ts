// Remembered values of Zigbee2MQTT are no answer of the lock, and slots of others are left alone.
import { afterEach, expect, it } from "vitest";
import { type House, linkTo, lockNamed, openHouse, opFor, type Sent } from "../../../test/locks/zigbee2mqtt-house.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface Pin {
  user: number;
  pin_code: string | null;
}
const pinOf = ({ message }: Sent): Pin | undefined => message["pin_code"] as Pin | undefined;

/** A lock with the slots `users`. Each message of Zigbee2MQTT repeats what it remembers of them. */
async function houseOf(users: Record<string, string>, takes: (pin: Pin) => boolean = () => true) {
  const house = await openHouse([lockNamed("Front door")]);
  const remembered: Record<string, { status: string }> = {};
  let battery = 90;
  const say = (news: object = {}) =>
    house.say("Front door", { lock_state: "locked", battery, users: { ...remembered }, ...news });
  house.answer = (sent) => {
    const pin = pinOf(sent);
    if (!pin) return say();
    if (sent.topic.endsWith("/set")) {
      if (takes(pin)) users[pin.user] = pin.pin_code === null ? "available" : "enabled";
      return;
    }
    // A change of another property comes first, together with the remembered values.
    battery -= 1;
    say();
    remembered[pin.user] = { status: users[pin.user] ?? "available" };
    say();
  };
  const linked = linkTo(house);
  closers.push(linked.stop, house.close);
  await expect.poll(() => linked.told.some((event) => event.type === "state" && event.locked !== undefined)).toBe(true);
  const { codes } = linked.driver;
  if (!codes) throw new Error("The driver has a part for codes.");
  return { house, users, codes };
}

const pinsSet = ({ sent }: House): Sent[] => sent.filter((each) => each.topic.endsWith("/set") && pinOf(each));

it("what is remembered of a place is not taken for the lock's answer", async () => {
  const { codes, users } = await houseOf({});
  expect(await codes.readSlot?.(2, opFor())).toEqual({ slot: 2, occupied: false });
  users["2"] = "enabled";
  expect(await codes.readSlot?.(2, opFor())).toEqual({ slot: 2, occupied: true });
});

it("a place that was filled meanwhile is emptied before it is written, and a refusal is not taken for success", {
  timeout: 20_000,
}, async () => {
  const { codes, users, house } = await houseOf({}, ({ pin_code }) => pin_code !== "4711");
  await codes.readSlot?.(2, opFor());
  users["2"] = "enabled";
  await expect(codes.write({ slot: 2, code: "4711" }, opFor())).rejects.toMatchObject({ fault: "rejected" });
  expect(pinsSet(house).map((each) => pinOf(each)?.pin_code)).toEqual([null, "4711"]);
});

it("a code that the lock does not take is not called a duplicate: why is not known", { timeout: 20_000 }, async () => {
  const { codes } = await houseOf({}, () => false);
  await expect(codes.write({ slot: 1, code: "4711" }, opFor())).rejects.toMatchObject({
    fault: "rejected",
    message: expect.stringContaining("does not say why"),
  });
});

it("a place that is none of the account's is neither written nor emptied", async () => {
  const { codes, house } = await houseOf({ "30": "enabled" });
  await expect(codes.write({ slot: 30, code: "4711" }, opFor())).rejects.toMatchObject({ fault: "unsupported" });
  await expect(codes.clear(30, opFor())).rejects.toMatchObject({ fault: "unsupported" });
  expect(pinsSet(house)).toEqual([]);
});

it("a command that Zigbee2MQTT could not send is told as that, and not as a refusal", async () => {
  const { codes, house } = await houseOf({}, () => false);
  const answer = house.answer;
  house.answer = (sent) => {
    answer(sent);
    const message = "Publish 'set' 'pin_code' to 'Front door' failed: 'Error: no ACK (timeout)'";
    if (sent.topic.endsWith("/set")) house.say("bridge/logging", { level: "error", message });
  };
  await expect(codes.write({ slot: 1, code: "4711" }, opFor())).rejects.toMatchObject({
    fault: "unreachable",
    applied: "unknown",
  });
});

it("neither a frozen Zigbee2MQTT nor a lock that is away is told to write or to clear: it would be done later", {
  timeout: 20_000,
}, async () => {
  const { codes, house } = await houseOf({ "1": "enabled" });
  const both = (patienceMs?: number) => [
    () => codes.write({ slot: 2, code: "4711" }, opFor(patienceMs)),
    () => codes.clear(1, opFor(patienceMs)),
  ];
  house.isAlive = false;
  for (const ask of both()) await expect(ask()).rejects.toMatchObject({ fault: "unreachable", applied: "no" });
  house.isAlive = true;
  house.answer = () => "away";
  for (const ask of both(1000)) await expect(ask()).rejects.toMatchObject({ fault: "timeout", applied: "no" });
  expect(pinsSet(house)).toEqual([]);
});
