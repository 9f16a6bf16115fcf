// One movement of a real lock's bolt is one event, although the lock reports position and operation separately.
import { expect, it, onTestFinished } from "vitest";
import { fakeHub } from "../../../test/locks/fake-hub.ts";
import { linkedHouse } from "../../../test/locks/linked-house.ts";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { createRig } from "../../../test/rig/rig.ts";
import type { DriverEvent } from "../../driver/driver.ts";

interface Told {
  event_type: string;
  occurred_at: string;
  method?: string;
  access_code_id?: string;
}
type Operated = Extract<DriverEvent, { type: "operated" }>;

onBothDatabases(({ open }) => {
  async function house() {
    const hub = fakeHub();
    const rig = await createRig(await open(), { systems: [hub.system], leaseMs: 300 });
    onTestFinished(() => rig.server.close());
    const linked = await linkedHouse(rig, hub);
    await linked.isUp();
    const device_id = (await linked.doors())[0]?.device_id ?? "";
    const { clock } = rig;
    const moved = (locked: boolean, moved_at = clock.now()) =>
      hub.tell({ type: "state", key: "a", at: clock.now(), moved_at, locked, source: "report" });
    const by = (operation: Operated["operation"], who: Operated["by"], slot?: number) =>
      hub.tell({
        type: "operated",
        key: "a",
        at: clock.now(),
        operation,
        by: who,
        ...(slot === undefined ? {} : { slot }),
      });
    const events = async (): Promise<Told[]> => {
      const input = { since: "1970-01-01", device_id };
      const { events: all } = await linked.ask<{ events: Told[] }>("/events/list", input);
      return all.filter(({ event_type }) => event_type.startsWith("lock.")).toReversed();
    };
    const short = async () => (await events()).map(({ event_type, method }) => `${event_type} ${method}`);
    const last = async () =>
      (await linked.ask<{ device: { properties: { last_movement?: object } } }>("/devices/get", { device_id })).device
        .properties.last_movement;
    const isLocked = async () => (await linked.doors())[0]?.properties.locked;
    return { ...linked, hub, rig, clock, device_id, moved, by, events, short, isLocked, last };
  }

  it("is shown at once, and told once nobody has said who made it", async () => {
    const { moved, short, events, isLocked, rig, clock } = await house();
    const movedAt = clock.now();
    rig.clock.advance(400);
    moved(false, movedAt);
    await expect.poll(isLocked).toBe(false);
    expect(await short()).toEqual([]);
    await rig.pass(3000);
    await expect.poll(short).toEqual(["lock.unlocked unknown"]);
    expect((await events())[0]?.occurred_at).toBe(new Date(movedAt).toISOString());
  });

  it("is told with who made it as soon as that is said, with the time of the movement", async () => {
    const { moved, by, short, events, isLocked, last, rig, clock } = await house();
    const movedAt = clock.now();
    const nobody = { access_code_id: null, access_code_name: null, code_slot: null };
    const movement = { locked: false, occurred_at: new Date(movedAt).toISOString(), ...nobody };
    expect(await last()).toBeUndefined();
    moved(false);
    await expect.poll(isLocked).toBe(false);
    expect(await last()).toEqual({ ...movement, method: "unknown" });
    rig.clock.advance(2000);
    by("unlock", "manual");
    await expect.poll(short).toEqual(["lock.unlocked manual"]);
    expect((await events())[0]?.occurred_at).toBe(new Date(movedAt).toISOString());
    await rig.pass(60_000);
    expect(await short()).toEqual(["lock.unlocked manual"]);
    expect(await last()).toEqual({ ...movement, method: "manual" });
  });

  it("by a code is one entry, with the code that was typed", async () => {
    const { moved, by, events, isLocked, last, rig, ask, device_id } = await house();
    const { access_code } = await ask<{ access_code: { access_code_id: string } }>("/access_codes/create", {
      device_id,
      code: "0482",
      name: "Guest",
    });
    const { access_code_id } = access_code;
    const status = async () => {
      await rig.pass(5000);
      return (await ask<{ access_code: { status: string } }>("/access_codes/get", { access_code_id })).access_code
        .status;
    };
    await expect.poll(status).toBe("set");
    moved(false);
    await expect.poll(isLocked).toBe(false);
    by("unlock", "keypad", 1);
    const named = { access_code_id, access_code_name: "Guest" };
    await expect.poll(events).toMatchObject([{ event_type: "lock.unlocked", method: "keycode", ...named }]);
    await rig.pass(60_000);
    expect((await events()).length).toBe(1);
    expect(await last()).toMatchObject({ method: "keycode", access_code_id, access_code_name: "Guest", code_slot: 1 });
    // A foreign code is named by its slot.
    moved(true);
    by("unlock", "keypad", 7);
    const foreign = { method: "keycode", access_code_id: null, access_code_name: null, code_slot: 7 };
    await expect.poll(last).toMatchObject(foreign);
    await expect.poll(async () => (await events()).length).toBeGreaterThan(1);
    const byOthers = (await events()).find(({ access_code_id: id }) => id === undefined);
    expect(byOthers).not.toHaveProperty("access_code_name");
  });

  it("comes before the next one, whoever made that", async () => {
    const { moved, by, short, isLocked, rig } = await house();
    moved(false);
    await expect.poll(isLocked).toBe(false);
    rig.clock.advance(500);
    moved(true);
    await expect.poll(isLocked).toBe(true);
    rig.clock.advance(500);
    by("unlock", "manual");
    await expect.poll(isLocked).toBe(false);
    await rig.pass(60_000);
    await expect.poll(short).toEqual(["lock.unlocked unknown", "lock.locked unknown", "lock.unlocked manual"]);
  });

  it("that our own command made is told as that, although the bolt was reported first", async () => {
    const { hub, moved, short, command, attempt, device_id, rig } = await house();
    hub.setLocked = async (locked) => moved(locked);
    const begun = await command("unlock_door", device_id);
    await expect.poll(async () => (await rig.pass(100), (await attempt(begun)).status)).toBe("success");
    await rig.pass(60_000);
    await expect.poll(short).toEqual(["lock.unlocked remote"]);
  });
});
