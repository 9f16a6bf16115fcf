// Programs codes at a simulated lock, like a person. The server is notified only while it can reach the lock.
import type { Database } from "../../src/base/db/database.ts";
import { applyDeviceEvents } from "../../src/doors/reports/device-events.ts";
import type { DeviceEvent } from "../../src/driver/driver.ts";
import { eraseAtDoor, programAtDoor } from "../../src/hubs/sandbox/door.ts";
import { readLock } from "../../src/hubs/sandbox/store.ts";
import type { Deed } from "./deeds.ts";

type HandAtLock = Deed & { kind: "program" | "erase" | "reprogram" };

export const isOfHand = (each: Deed): each is HandAtLock =>
  each.kind === "program" || each.kind === "erase" || each.kind === "reprogram";

/** Returns actions at the lock. `now` is the workspace's time. */
export function handAtLock(
  database: Database,
  { workspace_id, device_id }: { workspace_id: string; device_id: string },
  now: () => number,
) {
  const state = async () => (await readLock(database.query, device_id, now())).lock;
  const place = () => ({ device_id, now: now() });
  let isUnheard = false;

  async function look() {
    const { is_connected, codes_unseen } = await database.query
      .selectFrom("devices as d")
      .innerJoin("connected_accounts as a", "a.connected_account_id", "d.connected_account_id")
      .select(["is_connected", "codes_unseen"])
      .where("device_id", "=", device_id)
      .executeTakeFirstOrThrow();
    const isHeard = is_connected === 1 && (await state()).online;
    isUnheard &&= !isHeard || codes_unseen > 0;
    return { isHeard, isUnheard };
  }
  async function hear(events: readonly DeviceEvent[]): Promise<void> {
    if ((await look()).isHeard) await applyDeviceEvents(database, workspace_id, events);
    else isUnheard = true;
  }

  return {
    state,
    /**
     * Whether the lock was changed while the server could not be notified, and the server has not read the lock since.
     */
    isUnheard: async () => (await look()).isUnheard,
    async act(step: HandAtLock): Promise<void> {
      const { slots } = await state();
      const slot = step.kind === "program" ? undefined : slots[step.which % Math.max(slots.length, 1)];
      if (step.kind !== "program" && !slot) return;
      if (step.kind === "erase") return hear(await eraseAtDoor(database, place(), slot?.slot ?? 0));
      // The same digits again, without times, would look to the server like its own write, so such a deed is skipped.
      if (slot?.code === step.pin) return;
      const programmed = programAtDoor(database, place(), { code: step.pin, ...(slot && { slot: slot.slot }) });
      // The lock refuses if it is full or holds the digits in another slot.
      const events = await programmed.then(
        (done) => done.events,
        () => undefined,
      );
      if (events) await hear(events);
    },
  };
}
