import { type everyCall, thermostatDeviceTypes } from "@mortise/contract";
import { whenEnded } from "../../../doors/action-attempts.ts";
import { checkClimate } from "../../../doors/climate/abilities.ts";
import { insertClimateAttempt } from "../../../doors/climate/attempts.ts";
import { beginClimateCommand } from "../../../doors/commands/climate-commands.ts";
import { thermostatOf } from "../../../doors/climate/properties.ts";
import { type AskedClimate, climateIn, climateOf } from "../../../doors/climate/setting.ts";
import type { HvacMode } from "../../../base/db/climate-setting.ts";
import { holdThermostat, requireThermostat } from "../../../doors/climate/thermostat-access.ts";
import { wakeClimate } from "../../../doors/climate/wake.ts";
import { wantedClimate } from "../../../doors/climate/wanted.ts";
import type { CallContext, Handlers } from "../../call-context.ts";
import { schedulesOf } from "../../../base/db/climate-schedules.ts";
import { saveDevice } from "../../../base/db/devices.ts";
import { deleteDevice } from "../../../doors/devices/device-changes.ts";
import { deviceAsSeen } from "../../../doors/access/device-as-seen.ts";
import { listDevices } from "../../../doors/devices/device-list.ts";
import { holdWorkspace } from "../../../base/db/workspaces.ts";
import { checkWithin } from "../../../base/errors.ts";
import { JsonText, jsonList } from "../../../base/text/json-text.ts";
import { recordEvents } from "../../../doors/events/recording.ts";
import { climateSettingSchedules } from "./climate-setting-schedules.ts";

export const thermostats = {
  async list(context, input) {
    const { rows, pagination } = await listDevices(context, input, {
      path: "/thermostats/list",
      deviceTypes: thermostatDeviceTypes,
    });
    const list = jsonList(rows.map(({ body }) => body));
    return { thermostats: list, devices: list, pagination };
  },
  async get(context, input) {
    const body = await deviceAsSeen(context, (await requireThermostat(context, input)).body);
    return { thermostat: new JsonText(body), device: new JsonText(body) };
  },
  async update(context, { device_id, default_climate_setting: asked, sync = false }) {
    const { database } = context;
    const found = await requireThermostat(context, { device_id }, "device_is_not_thermostat");
    const attempt = await database.transaction(async (tx) => {
      const row = await holdThermostat(tx, found);
      const device = thermostatOf(row);
      const before = device.properties.default_climate_setting;
      const setting = checkWithin("default_climate_setting", () => climateOf(climateIn(asked), before));
      checkClimate(setting, device.properties);
      device.properties.default_climate_setting = setting;
      const { active } = wantedClimate(device, await schedulesOf(tx, row.device_id), context.now());
      // A manual override replaced the former default setting, and ends with it.
      if (!active) device.properties.is_temporary_manual_override_active = false;
      await saveDevice(tx, device);
      await wakeClimate(tx, row);
      return insertClimateAttempt(context, tx, row.device_id, { action_type: "UPDATE_THERMOSTAT", waits: !active });
    });
    return { action_attempt: sync ? await whenEnded(database, attempt) : attempt };
  },
  async delete(context, input) {
    const found = await requireThermostat(context, input);
    await recordEvents(context, async (tx) => {
      await holdWorkspace(tx, found.workspace_id);
      return { events: await deleteDevice(context, tx, await holdThermostat(tx, found)) };
    });
    return {};
  },
  heat: (context, input) => tell(context, input, "heat"),
  cool: (context, input) => tell(context, input, "cool"),
  heatCool: (context, input) => tell(context, input, "heatcool"),
  off: (context, input) => tell(context, input, "off"),
  async setFanMode(context, { device_id, fan_mode, fan_mode_setting, sync }) {
    const found = await requireThermostat(context, { device_id }, "device_is_not_thermostat");
    const fan = fan_mode_setting ?? fan_mode ?? "auto";
    return { action_attempt: await beginClimateCommand(context, found, () => ({ fan }), sync) };
  },
  climateSettingSchedules,
} satisfies Handlers<typeof everyCall.thermostats>;

/** Sends a setting to the thermostat. An omitted set point stays unchanged. */
async function tell(
  context: CallContext,
  { device_id, sync, ...asked }: AskedClimate & { device_id: string; sync?: boolean | undefined },
  hvac_mode_setting: HvacMode,
) {
  const found = await requireThermostat(context, { device_id }, "device_is_not_thermostat");
  const decide = (row: { body: string }) => {
    const { properties } = thermostatOf(row);
    const setting = climateOf({ ...climateIn(asked), hvac_mode_setting }, properties.current_climate_setting);
    checkClimate(setting, properties);
    return { setting };
  };
  return { action_attempt: await beginClimateCommand(context, found, decide, sync) };
}
