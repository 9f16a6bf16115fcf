// Updates thermostats when their device becomes managed or unmanaged. Called through the table in
// `doors/consequences/consequences.ts`.
import { iso, type WorkspaceTime } from "../../base/clock.ts";
import type { Tx } from "../../base/db/database.ts";
import { deviceOf, type Locked } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { endClimateAttempts } from "./attempts.ts";
import { isThermostat } from "./properties.ts";
import { wakeClimate } from "./wake.ts";

type Door = Locked<Pick<DeviceRow, "device_id" | "workspace_id" | "body">>;

export async function keepClimateSoon(tx: Tx, doors: readonly Door[]): Promise<void> {
  for (const door of doors) if (isThermostat(deviceOf(door))) await wakeClimate(tx, door);
}

export async function letClimateGo(
  tx: Tx,
  doors: readonly Door[],
  { why, now }: { why: { type: string; message: string }; now: WorkspaceTime },
): Promise<void> {
  for (const { device_id } of doors) await endClimateAttempts(tx, device_id, { error: why }, iso(now));
}
