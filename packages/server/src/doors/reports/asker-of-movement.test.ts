// A real lock reports a movement in its own time. The event names the caller of the command, if that moved the bolt.
import { expect, it, onTestFinished } from "vitest";
import { fakeHub } from "../../../test/locks/fake-hub.ts";
import { linkedHouse } from "../../../test/locks/linked-house.ts";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { createRig } from "../../../test/rig/rig.ts";
import { DriverError, type DriverEvent } from "../../driver/driver.ts";

interface Told {
  event_type: string;
  method?: string;
  action_attempt_id?: string;
  api_key_id?: string;
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
    const tell = async (operation: Operated["operation"], by: Operated["by"]) => {
      const before = (await events()).length;
      hub.tell({ type: "operated", key: "a", at: rig.clock.now(), operation, by });
      await expect.poll(async () => (await events()).length).toBeGreaterThan(before);
    };
    const events = async () =>
      (await linked.ask<{ events: Told[] }>("/events/list", { since: "1970-01-01", device_id })).events.toReversed();
    const movements = async () =>
      (await events()).flatMap(({ event_type, method, action_attempt_id, api_key_id }) =>
        event_type === "lock.unlocked" || event_type === "lock.locked"
          ? [[event_type, method, action_attempt_id, api_key_id !== undefined]]
          : [],
      );
    const unlock = async () => {
      const begun = await linked.command("unlock_door", device_id);
      await expect.poll(async () => (await rig.pass(100), (await linked.attempt(begun)).status)).toBe("success");
      return begun.action_attempt_id;
    };
    return { hub, rig, linked, device_id, tell, events, movements, unlock };
  }

  it("the lock says that its bolt moved, and the command ends after that", async () => {
    const { hub, rig, movements, unlock } = await house();
    hub.setLocked = async (locked) =>
      hub.tell({ type: "state", key: "a", at: rig.clock.now(), moved_at: rig.clock.now(), locked, source: "report" });
    const id = await unlock();
    await rig.pass(60_000);
    await expect.poll(movements).toEqual([["lock.unlocked", "remote", id, true]]);
  });

  it("the lock says that its bolt jams while the command is under way, and not before", async () => {
    const { hub, rig, linked, device_id, events } = await house();
    const jams = async () =>
      (await events()).flatMap(({ event_type, action_attempt_id }) =>
        event_type === "lock.jammed" ? [action_attempt_id] : [],
      );
    const jam = (jammed: boolean) =>
      hub.tell({ type: "state", key: "a", at: rig.clock.now(), jammed, source: "report" });
    jam(true);
    await expect.poll(jams).toEqual([undefined]);
    jam(false);
    rig.clock.advance(1000);
    hub.setLocked = async () => {
      jam(true);
      await expect.poll(async () => (await jams()).length).toBe(2);
      throw new DriverError("jammed", "The bolt is jammed.");
    };
    const begun = await linked.command("unlock_door", device_id);
    await expect.poll(async () => (await rig.pass(100), (await linked.attempt(begun)).status)).toBe("error");
    expect(await jams()).toEqual([undefined, begun.action_attempt_id]);
  });

  it("the lock says that it was operated remotely, before the command ends", async () => {
    const { hub, tell, movements, unlock } = await house();
    hub.setLocked = () => tell("unlock", "remote");
    const id = await unlock();
    expect(await movements()).toEqual([["lock.unlocked", "remote", id, true]]);
  });

  it("the command ends unconfirmed, and the lock says later that it was operated remotely", async () => {
    const { hub, tell, movements, unlock, rig } = await house();
    hub.boltProof = "ack";
    const id = await unlock();
    expect(await movements()).toEqual([]);
    await rig.pass(5000);
    await tell("unlock", "remote");
    expect(await movements()).toEqual([["lock.unlocked", "remote", id, true]]);
  });

  it("nobody is named for a bolt that was turned by hand while the command was under way", async () => {
    const { hub, tell, movements, unlock } = await house();
    hub.setLocked = () => tell("unlock", "manual");
    await unlock();
    expect(await movements()).toEqual([["lock.unlocked", "manual", undefined, false]]);
  });

  it("nobody is named for what another app did, before the command and the other way", async () => {
    const { hub, tell, movements, unlock, rig } = await house();
    await tell("unlock", "remote");
    hub.setLocked = () => tell("lock", "remote");
    const id = await unlock();
    await rig.pass(60_000);
    expect(await movements()).toEqual([
      ["lock.unlocked", "remote", undefined, false],
      ["lock.locked", "remote", undefined, false],
      ["lock.unlocked", "remote", id, true],
    ]);
  });
});
