// Locks with numbered codes: a written code counts only once the lock opens to it, and zeros may hide digits.
import { expect, it } from "vitest";
import { drivenHub, opAt, plainLock } from "../../../test/locks/scripted-zwave-hub.ts";

interface Place {
  userIdStatus: number;
  userCode: string;
}

/**
 * A lock whose slots the test holds.
 * @param takes - Statuses that the lock gives to written codes, one after another.
 */
async function lockWith({ takes = [] as number[], tells = (digits: string) => digits } = {}) {
  const { hub, told, driver } = await drivenHub({ nodes: [plainLock(2)] });
  await expect.poll(() => told.some(({ type }) => type === "device")).toBe(true);
  const places = new Map<number, Place>();
  const writes: unknown[][] = [];
  hub.answers["endpoint.invoke_cc_api"] = (asked) => {
    const { commandClass, methodName, args = [] } = asked as typeof asked & { commandClass: number; args?: unknown[] };
    if (commandClass !== 99) return { response: { currentMode: 255 } };
    const slot = Number(args[0]);
    if (methodName === "set") {
      writes.push(args);
      places.set(slot, { userIdStatus: takes.shift() ?? Number(args[1]), userCode: String(args[2]) });
      return { response: { status: 255 } };
    }
    const { userIdStatus, userCode } = places.get(slot) ?? { userIdStatus: 0, userCode: "" };
    return { response: { userIdStatus, userCode: tells(userCode) } };
  };
  return { codes: driver.codes, places, writes };
}

const zeros = (digits: string) => "0".repeat(digits.length);

it.each([2, 3, 4])("sets a code again that the lock put into status %i, and takes it for written then", async (off) => {
  const { codes, writes } = await lockWith({ takes: [off] });
  expect(await codes.write({ slot: 2, code: "4826" }, opAt(2))).toEqual({ proof: "readback" });
  expect(writes).toEqual([
    [2, 1, "4826"],
    [2, 1, "4826"],
  ]);
});

it.each([
  ["told", (digits: string) => digits],
  ["hidden", () => "****"],
])("says of a code that stays switched off that it is inactive, its digits being %s", async (_what, tells) => {
  const { codes, writes } = await lockWith({ takes: [2, 2], tells });
  const write = codes.write({ slot: 2, code: "4826" }, opAt(2));
  await expect(write).rejects.toMatchObject({ fault: "inactive", applied: "no" });
  await expect(write).rejects.toThrow(/^\D+$/);
  expect(writes.length).toBe(2);
});

it("does not switch on what is not the written code", async () => {
  const { codes, writes } = await lockWith({ takes: [2], tells: () => "7777" });
  await expect(codes.write({ slot: 2, code: "4826" }, opAt(2))).rejects.toMatchObject({ fault: "rejected" });
  expect(writes.length).toBe(1);
});

it("writes over a code that is switched off", async () => {
  const { codes, places } = await lockWith();
  places.set(2, { userIdStatus: 2, userCode: "1593" });
  expect(await codes.readSlot?.(2, opAt(2))).toEqual({ slot: 2, occupied: true, active: false, code: "1593" });
  expect(await codes.write({ slot: 2, code: "4826" }, opAt(2))).toEqual({ proof: "readback" });
});

it("takes zeros for hidden digits at a lock that has told no others", async () => {
  const { codes, places } = await lockWith({ tells: zeros });
  places.set(1, { userIdStatus: 1, userCode: "1593" });
  expect(await codes.readSlot?.(1, opAt(2))).toEqual({ slot: 1, occupied: true });
  expect(await codes.write({ slot: 2, code: "4826" }, opAt(2))).toEqual({ proof: "ack" });
  expect(await codes.write({ slot: 3, code: "0000" }, opAt(2))).toEqual({ proof: "readback" });
});

it("takes zeros for a code at a lock that has told other digits", async () => {
  let isZeroed = false;
  const { codes, places } = await lockWith({ tells: (digits) => (isZeroed ? zeros(digits) : digits) });
  places.set(1, { userIdStatus: 1, userCode: "0000" });
  places.set(2, { userIdStatus: 1, userCode: "1593" });
  expect(await codes.readSlot?.(1, opAt(2))).toEqual({ slot: 1, occupied: true });
  expect(await codes.readSlot?.(2, opAt(2))).toMatchObject({ code: "1593" });
  expect(await codes.readSlot?.(1, opAt(2))).toMatchObject({ code: "0000" });
  isZeroed = true;
  await expect(codes.write({ slot: 3, code: "4826" }, opAt(2))).rejects.toMatchObject({ fault: "rejected" });
});
