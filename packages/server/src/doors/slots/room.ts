// Sets and clears a lock's warning that it has no room for more codes, so people see it before the next code fails.
import { deviceWarning } from "../../base/catalogue/issues/issues.ts";
import { iso } from "../../base/clock.ts";
import type { Tx } from "../../base/db/database.ts";
import { deviceOf, saveDevice } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { freeSlot } from "./code-slots.ts";
import type { CodesView } from "./lock-view.ts";

const full = "max_access_codes_reached";

/** Whether the lock has refused a code as full, or every slot that the server may use on it is taken. */
const isFull = (view: CodesView): boolean =>
  view.codes.some(({ refused }) => refused === "no_free_slot") || freeSlot(view, new Set()) === undefined;

/**
 * Sets or clears the warning. An unmanaged lock gets none.
 * @param row - The device's row, read for update in this transaction.
 */
export async function noteRoom(tx: Tx, view: CodesView, row: DeviceRow): Promise<void> {
  const device = deviceOf(row);
  const others = device.warnings.filter(({ warning_code }) => warning_code !== full);
  const isWarned = others.length < device.warnings.length;
  if (row.is_managed === 0 || isFull(view) === isWarned) return;
  // A lock that reports that it is full holds as many codes as it can, even if the server knows fewer.
  const count = view.capabilities.slots.length;
  const counts = { active_access_code_count: count, max_active_access_code_count: count };
  const warnings = isWarned ? others : [...others, deviceWarning(full, iso(view.now), counts)];
  await saveDevice(tx, { ...device, warnings });
  await tx.notify("changes", `${row.workspace_id} ${row.device_id}`);
}
