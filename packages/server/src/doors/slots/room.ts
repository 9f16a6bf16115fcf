// Whether a lock has room for more codes. Its warning comes and goes with that, so that nobody learns it from a code
// that failed.
import { deviceWarning } from "../../base/catalogue/issues/issues.ts";
import { iso } from "../../base/clock.ts";
import type { Tx } from "../../base/db/database.ts";
import { deviceOf, saveDevice } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { freeSlot } from "./code-slots.ts";
import type { CodesView } from "./lock-view.ts";

const full = "max_access_codes_reached";

/** The lock has said so itself, or all slots that are ours to use are noted as taken. */
const isFull = (view: CodesView): boolean =>
  view.codes.some(({ refused }) => refused === "no_free_slot") || freeSlot(view, new Set()) === undefined;

/**
 * `row` as read for update in this transaction. Of an unmanaged lock nothing is said: its codes are not looked after.
 */
export async function noteRoom(tx: Tx, view: CodesView, row: DeviceRow): Promise<void> {
  const device = deviceOf(row);
  const others = device.warnings.filter(({ warning_code }) => warning_code !== full);
  const isWarned = others.length < device.warnings.length;
  if (row.is_managed === 0 || isFull(view) === isWarned) return;
  // A lock that says it is full has as many codes as it takes, however many of them are known here.
  const count = view.capabilities.slots.length;
  const counts = { active_access_code_count: count, max_active_access_code_count: count };
  const warnings = isWarned ? others : [...others, deviceWarning(full, iso(view.now), counts)];
  await saveDevice(tx, { ...device, warnings });
  await tx.notify("changes", `${row.workspace_id} ${row.device_id}`);
}
