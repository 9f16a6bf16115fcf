import type { InputOf, sandbox } from "@mortise/contract";
import { checkClimate } from "../../doors/climate/abilities.ts";
import { thermostatOf } from "../../doors/climate/properties.ts";
import { climateOf } from "../../doors/climate/setting.ts";
import { noteWallChange } from "../../doors/climate/wall.ts";
import type { CallContext, Handlers } from "../call-context.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { requireAnyDevice } from "../../doors/access/device-access.ts";
import { applyDeviceEvents } from "../../doors/reports/device-events.ts";
import { changeAtDoor, changeAtWall } from "../../hubs/sandbox/door.ts";
import { badRequest, checkWithin } from "../../base/errors.ts";

export const devices = {
  async update(context, { device_id: id, climate_setting, ...change }) {
    const { database, workspace } = context;
    const row = await requireAnyDevice(context, id);
    if (climate_setting) await changeClimate(context, row, climate_setting);
    const events = await changeAtDoor(database, { device_id: row.device_id, now: context.now() }, change);
    await applyDeviceEvents(database, workspace.workspace_id, events);
    return {};
  },
} satisfies Handlers<typeof sandbox.devices>;

type AskedClimate = NonNullable<InputOf<typeof sandbox.devices.update>["climate_setting"]>;

async function changeClimate(context: CallContext, row: DeviceRow, asked: AskedClimate): Promise<void> {
  const { properties } = thermostatOf(row);
  const setting = checkWithin("climate_setting", () => climateOf(asked, properties.current_climate_setting));
  checkClimate(setting, properties);
  const { device_id } = row;
  if (!(await changeAtWall(context.database, { device_id, now: context.now() }, setting)))
    throw badRequest("device_is_not_thermostat", "This device is not a thermostat.");
  await noteWallChange(context, device_id, setting);
}
