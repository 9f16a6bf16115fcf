// What drivers say unasked, applied to what the platform knows, one device at a time.
import { iso } from "../clock.ts";
import { applySlotChange } from "../codes/outside.ts";
import { retryCodes } from "../codes/schedule.ts";
import type { Database, Query } from "../db/database.ts";
import { lockDeviceRow } from "../db/devices.ts";
import type { DeviceRow } from "../db/schema.ts";
import { appendEvents, type NewEvent } from "../events.ts";
import { applyRemoval, applyReport, type Cause } from "./device-reports.ts";
import type { DriverEvent } from "./driver.ts";

/** Events of one workspace; those about doors that are gone are dropped. */
export async function applyDriverEvents(database: Database, workspace_id: string, events: readonly DriverEvent[]): Promise<void> {
  for (const device_id of new Set(events.map((event) => event.device_id))) {
    const own = events.filter((event) => event.device_id === device_id);
    await database.transaction((tx) => applyToDoor(database, tx, { workspace_id, device_id }, own));
  }
}

/** Of one device, in the transaction in which a job ends that has asked it. */
export async function applyToDoor(
  database: Database,
  tx: Query,
  { workspace_id, device_id }: Pick<DeviceRow, "workspace_id" | "device_id">,
  events: readonly DriverEvent[],
): Promise<void> {
  const row = await lockDeviceRow(database, tx, device_id);
  if (row?.workspace_id === workspace_id) await appendEvents(database, tx, workspace_id, await applyTo(database, tx, row, events));
}

async function applyTo(database: Database, tx: Query, row: DeviceRow, events: readonly DriverEvent[]): Promise<NewEvent[]> {
  const operated = events.findLast((event) => event.type === "operated");
  const denials = events.filter((event) => event.type === "operated" && event.operation === "denied").map(({ at }) => denied(row, at));
  const reports = events.filter((event) => event.type === "state");
  const [first] = reports;
  const cause = operated ? await causeOf(tx, row, operated) : { by: reports.at(-1)?.moved_by ?? ("unknown" as const) };
  // Several reports are merged into one; of each field the last value counts.
  const changes = first ? await applyReport(database, tx, row, Object.assign({}, first, ...reports), cause) : [];
  if (changes.some(({ event_type }) => /\.(connected|resolved)$/.test(event_type))) await retryCodes(database, tx, [row]);
  const codes: NewEvent[] = [];
  for (const event of events) if (event.type === "slot") codes.push(...(await applySlotChange(database, tx, row, event, event.at)));
  const gone = events.find(({ type }) => type === "device_gone");
  if (gone) changes.push(...(await applyRemoval(tx, row, gone.at)));
  return [...denials, ...changes, ...codes];
}

/** What moved the bolt, with the code that was used if the lock tells its slot. */
async function causeOf(tx: Query, { device_id }: DeviceRow, { by, slot }: { by: Cause["by"]; slot?: number }): Promise<Cause> {
  if (slot === undefined) return { by };
  const noted = await tx
    .selectFrom("code_slots")
    .select("access_code_id")
    .where("device_id", "=", device_id)
    .where("slot", "=", slot)
    .executeTakeFirst();
  return noted ? { by, access_code_id: noted.access_code_id } : { by };
}

const denied = ({ device_id, connected_account_id }: DeviceRow, at: number): NewEvent => ({
  event_type: "lock.access_denied",
  occurred_at: iso(at),
  device_id,
  connected_account_id,
});
