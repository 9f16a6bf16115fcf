// Applies events of drivers to the stored state, one device at a time.
import { iso } from "../../base/clock.ts";
import { applySlotChange } from "../slots/audit/changes-at-lock.ts";
import { noteSlotNews } from "../slots/slot-news.ts";
import { askerOfJam, askerOfMovement } from "./asker-of-movement.ts";
import { accessCodeOf } from "../../base/db/access-codes.ts";
import type { Database, Tx } from "../../base/db/database.ts";
import { lockDeviceRow, type LockedDevice } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { appendEvents, type NewEvent } from "../events/events.ts";
import { applyRemoval, applyReport, type Cause } from "./device-reports.ts";
import type { DeviceEvent, LockReport } from "../../driver/driver.ts";

/** Applies events of one workspace. Events of deleted doors are dropped. */
export async function applyDeviceEvents(
  database: Database,
  workspace_id: string,
  events: readonly DeviceEvent[],
): Promise<void> {
  for (const device_id of new Set(events.map((event) => event.device_id))) {
    const own = events.filter((event) => event.device_id === device_id);
    await database.transaction((tx) => applyToDoor(tx, { workspace_id, device_id }, own));
  }
}

/** Applies events of one device within a larger transaction, such as one that ends a job. */
export async function applyToDoor(
  tx: Tx,
  { workspace_id, device_id }: Pick<DeviceRow, "workspace_id" | "device_id">,
  events: readonly DeviceEvent[],
): Promise<void> {
  const row = await lockDeviceRow(tx, device_id);
  if (row?.workspace_id === workspace_id) await appendEvents(tx, workspace_id, await applyTo(tx, row, events));
}

/** Applies events one after another, so that a bolt that was turned twice has two events. */
async function applyTo(tx: Tx, row: LockedDevice, events: readonly DeviceEvent[]): Promise<NewEvent[]> {
  const told: NewEvent[] = [];
  for (const [index, event] of events.entries()) {
    const now = index === 0 ? row : ((await lockDeviceRow(tx, row.device_id)) ?? row);
    told.push(...(await applyOne(tx, now, event, events.slice(index + 1))));
  }
  return told;
}

async function applyOne(
  tx: Tx,
  row: LockedDevice,
  event: DeviceEvent,
  later: readonly DeviceEvent[],
): Promise<NewEvent[]> {
  switch (event.type) {
    case "operated":
      return event.operation === "denied"
        ? [denied(row, event.at)]
        : applyReport(tx, row, operatedState(event), await causeOf({ tx, row }, event));
    case "state":
      return applyReport(tx, row, event, await causeOfState({ tx, row }, event, later));
    case "slot":
      return applySlotChange(tx, row, event, event.at);
    case "slot_news":
      await noteSlotNews(tx, row, event.slot);
      return [];
    case "device_gone":
      return applyRemoval(tx, row, event.at);
  }
}

interface At {
  tx: Tx;
  row: LockedDevice;
}

type Operated = Extract<DeviceEvent, { type: "operated" }>;

/** State after an operation: the bolt has arrived, so it is not jammed. */
const operatedState = ({ device_id, at, operation }: Operated): LockReport => ({
  device_id,
  at,
  locked: operation === "lock",
  jammed: false,
  source: "report",
});

/** Cause of a new position. A lock may report the position just before the operation. */
async function causeOfState(
  scene: At,
  { locked, moved_by, jammed, at }: LockReport,
  later: readonly DeviceEvent[],
): Promise<Cause> {
  if (jammed === true && locked === undefined) {
    const { tx, row } = scene;
    return { by: "unknown", asked_by: await askerOfJam(tx, row) };
  }
  if (typeof locked !== "boolean") return { by: moved_by ?? "unknown" };
  const next = later.find(
    (event) => event.type === "operated" || (event.type === "state" && typeof event.locked === "boolean"),
  );
  const isItsOwn = next?.type === "operated" && next.operation === (locked ? "lock" : "unlock");
  return isItsOwn ? causeOf(scene, next) : causeOfMove(scene, { by: moved_by ?? "unknown", locked, at });
}

/** Cause of a movement, with the code that was used if the lock reports its slot. */
async function causeOf(scene: At, { by, slot, operation, at }: Operated): Promise<Cause> {
  if (slot === undefined) return causeOfMove(scene, { by, locked: operation === "lock", at });
  const noted = await scene.tx
    .selectFrom("code_slots")
    .innerJoin("access_codes", "access_codes.access_code_id", "code_slots.access_code_id")
    .select(["code_slots.access_code_id", "access_codes.body"])
    .where("code_slots.device_id", "=", scene.row.device_id)
    .where("slot", "=", slot)
    .executeTakeFirst();
  if (!noted) return { by, slot };
  const { access_code_id } = noted;
  return { by, slot, access_code_id, access_code_name: accessCodeOf(noted).name ?? null };
}

async function causeOfMove(
  { tx, row: { device_id } }: At,
  { by, ...moved }: { by: Cause["by"]; locked: boolean; at: number },
): Promise<Cause> {
  return { by, asked_by: by === "remote" ? await askerOfMovement(tx, { device_id, ...moved }) : undefined };
}

const denied = ({ device_id, connected_account_id }: DeviceRow, at: number): NewEvent => ({
  event_type: "lock.access_denied",
  occurred_at: iso(at),
  device_id,
  connected_account_id,
});
