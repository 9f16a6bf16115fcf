// Handles changes made at a thermostat itself or in its manufacturer's app (platform-api §4.11).
import type { Clock, WorkspaceTime } from "../../base/clock.ts";
import { schedulesOf } from "../../base/db/climate-schedules.ts";
import type { Database, Tx } from "../../base/db/database.ts";
import { lockDeviceRow, saveDevice, type LockedDevice } from "../../base/db/devices.ts";
import type { WorkspaceRow } from "../../base/db/schema.ts";
import { appendEvents } from "../events/events.ts";
import { iso } from "../../base/clock.ts";
import { thermostatOf } from "./properties.ts";
import { isSameClimate } from "./setting.ts";
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import { wakeClimate } from "./wake.ts";
import { wantedClimate } from "./wanted.ts";
import { workspaceNow } from "../../base/workspace-time.ts";

/** Time after which a change that is not allowed is undone. */
const enforceAfterMs = 10 * 60_000;

/**
 * Stores the current setting of a thermostat, and whether it is an override.
 */
export async function noteOverride(
  tx: Tx,
  clock: Clock,
  row: LockedDevice,
  { setting, now }: { setting: ClimateSetting; now: WorkspaceTime },
): Promise<void> {
  const device = thermostatOf(row);
  const wanted = wantedClimate(device, await schedulesOf(tx, row.device_id), now).setting;
  const isOther = wanted !== undefined && !isSameClimate(setting, wanted);
  const lasts = wanted?.manual_override_allowed ?? true;
  device.properties.current_climate_setting = { ...setting, manual_override_allowed: lasts };
  device.properties.is_temporary_manual_override_active = isOther && lasts;
  await saveDevice(tx, device);
  if (isOther && !lasts) await wakeClimate(tx, row, clock.now() + enforceAfterMs);
}

export async function noteWallChange(
  { database, clock, workspace }: { database: Database; clock: Clock; workspace: WorkspaceRow },
  device_id: string,
  setting: ClimateSetting,
): Promise<void> {
  const now = workspaceNow(clock, workspace);
  await database.transaction(async (tx) => {
    const row = await lockDeviceRow(tx, device_id);
    if (!row) return;
    await noteOverride(tx, clock, row, { setting, now });
    const { workspace_id, connected_account_id } = row;
    const payload = { ...setting, method: "external" };
    const event = {
      event_type: "thermostat.manually_adjusted",
      occurred_at: iso(now),
      device_id,
      connected_account_id,
      payload,
    };
    await appendEvents(tx, workspace_id, [event]);
  });
}
