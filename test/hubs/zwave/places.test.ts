// Slots over the published server: codes that a lock switches off or hides, and actions at its keypad.
import { describe, expect, it } from "vitest";
import { expectFault, settleOp, withCodes } from "../../../packages/server/src/driver/conformance.ts";
import { isRelease } from "../../release.ts";
import { locks, zwaveHouse } from "./lock-story.ts";

interface Truth {
  places: Record<number, { status: number; digits: string }>;
  isWriting: boolean;
}

const house = zwaveHouse("credentials");
const [enabled, disabled] = [1, 2];
const patience = { timeout: 10_000 };
/** Time within which unsolicited reports arrive by radio. */
const quietMs = isRelease ? 5000 : 1500;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function lockAt(node: number) {
  const rig = () => house.rigOf(node);
  const deed = <Answer = object>(name: string, input: object = {}) => house.hub.tell<Answer>(name, { node, ...input });
  const places = async () => (await deed<Truth>("state")).places;
  /** Returns the slots that events named since. `all` stands for an event that named none. */
  const listen = () => {
    const from = house.run.told.length;
    return () =>
      house.run.told
        .slice(from)
        .flatMap((event) => (event.type === "slot_news" && event.key === rig().key ? [event.slot ?? "all"] : []));
  };
  const write = (slot: number, code: string) => settleOp(rig(), (op) => withCodes(rig()).write({ slot, code }, op));
  const read = (slot: number) =>
    settleOp(
      rig(),
      (op) => withCodes(rig()).readSlot?.(slot, op) ?? Promise.reject(new Error("It reads no single place.")),
    );
  const refuses = (slot: number, code: string) =>
    expectFault(rig(), (op) => withCodes(rig()).write({ slot, code }, op), ["inactive"]);
  return { rig, deed, places, listen, write, read, refuses };
}

const kinds: [string, number][] = [
  ["with Supervision", locks.supervised],
  ["with users and credentials", locks.ofKind],
];
/** Kinds that run before a release only. Stories of whole servers use them in every run. */
const moreKinds: typeof kinds = [["without Supervision", locks.travelling]];

describe.each([...kinds, ...(isRelease ? moreKinds : [])])("a Z-Wave lock %s", { timeout: 60_000 }, (_name, node) => {
  const { rig, deed, places, listen, write, read, refuses } = lockAt(node);

  it.skipIf(node === locks.ofKind)("hides digits behind zeros until it tells others", async () => {
    await deed("zeros");
    expect(await write(1, "4826")).toEqual({ proof: "ack" });
    expect(await read(1)).toEqual({ slot: 1, occupied: true });
    await rig().mend();
    expect(await read(1)).toEqual({ slot: 1, occupied: true, code: "4826" });
    await deed("zeros");
    expect(await read(1)).toEqual({ slot: 1, occupied: true, code: "0000" });
    await rig().mend();
  });

  it("has a code that it switched off read as such, and switched on by a write", async () => {
    await write(1, "4826");
    await deed("switchOff", { place: 1, isSilent: true });
    expect(await read(1)).toEqual({ slot: 1, occupied: true, active: false, code: "4826" });
    expect((await rig().type("4826")).opened).toBe(false);
    expect(await write(1, "4826")).toEqual({ proof: "readback" });
    expect(await places()).toEqual({ 1: { status: enabled, digits: "4826" } });
    expect(await read(1)).toEqual({ slot: 1, occupied: true, code: "4826" });
  });

  it("has a code switched on by the second try that it keeps switched off once", async () => {
    await deed("keepsOff", { once: true });
    expect(await write(1, "1593")).toEqual({ proof: "readback" });
    expect(await places()).toEqual({ 1: { status: enabled, digits: "1593" } });
  });

  it("has a code called inactive that it always keeps switched off", async () => {
    await deed("keepsOff");
    expect(await refuses(1, "1593")).toMatchObject({ fault: "inactive", applied: "no" });
    expect(await refuses(2, "2604")).toMatchObject({ fault: "inactive", applied: "no" });
    expect(await places()).toEqual({
      1: { status: disabled, digits: "1593" },
      2: { status: disabled, digits: "2604" },
    });
    await rig().mend();
    expect(await write(1, "1593")).toEqual({ proof: "readback" });
    expect(await write(2, "2604")).toEqual({ proof: "readback" });
  });

  it.each([
    ["switchOff", 1],
    ["switchOn", 1],
    ["erase", 1],
    ["programAt", 1],
    ["eraseAll", "all"],
  ] as const)("tells news of %s while another place is written", async (name, named) => {
    const news = listen();
    await deed("hold");
    const written = write(2, "2604");
    await expect.poll(async () => (await deed<Truth>("state")).isWriting, patience).toBe(true);
    await deed(name, { place: 1, digits: "4826" });
    await deed("letGo");
    await expect.poll(news, patience).toContain(named);
    await written;
  });

  it("has a place written that was emptied at the lock without a word", async () => {
    await write(1, "4826");
    await deed("erase", { place: 1, isSilent: true });
    expect(await read(1)).toEqual({ slot: 1, occupied: false });
    expect(await write(1, "4826")).toEqual({ proof: "readback" });
    expect((await places())[1]).toEqual({ status: enabled, digits: "4826" });
  });

  it("tells no news after questions and writes of the driver", async () => {
    await write(1, "4826");
    await pause(quietMs);
    const news = listen();
    const readAll = () => settleOp(rig(), (op) => withCodes(rig()).readSlots(op));
    await readAll();
    await deed("switchOff", { place: 1, isSilent: true });
    await deed("programAt", { place: 3, digits: "3817", isSilent: true });
    expect(await readAll()).toContainEqual({ slot: 1, occupied: true, active: false, code: "4826" });
    await readAll();
    await pause(quietMs);
    expect(news()).toEqual([]);
    for (const act of [() => write(4, "9152"), () => write(1, "4826")]) {
      const newsOfWrite = listen();
      await act();
      await pause(quietMs);
      expect(newsOfWrite()).toEqual([]);
    }
  });
});

it("no digits of a code are in any news, or in any line of the driver's log", () => {
  const news = house.run.told.filter(({ type }) => type === "slot_news");
  expect(new Set(news.flatMap(Object.keys))).toEqual(new Set(["type", "key", "at", "slot"]));
  expect(house.run.log.join("\n")).not.toMatch(/\d{4,}/);
});
