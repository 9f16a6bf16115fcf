// Changes or refetches devices in cached answers. No code of this file is needed for the first rows.
import type { Device, DeviceProperties } from "@mortise/client";
import type { Session } from "../provider/session.ts";
import { wholeDevice } from "../rules/device/whole-device.ts";
import type { DeviceList } from "./devices.ts";
import { commandMoment, withCommand } from "./lock-commands.ts";
import { patchAnswers, patchOf } from "./patch-answers.ts";
import { refreshAnswers, type AnswerFilter } from "./refresh.ts";

/**
 * Changes properties of one device in every cached copy. Returns a function that restores the former values of this
 * device.
 */
export function patchDevice(sessionKey: string, device_id: string, change: Partial<DeviceProperties>): () => void {
  const before: Partial<DeviceProperties> = {};
  replaceDevice(sessionKey, device_id, (device) => {
    for (const name of Object.keys(change)) before[name] = device.properties[name];
    return { ...device, properties: { ...device.properties, ...change } };
  });
  return () => {
    replaceDevice(sessionKey, device_id, (device) => ({ ...device, properties: { ...device.properties, ...before } }));
  };
}

/**
 * Refetches some devices, and every list of one page. In longer lists only the entries of these devices are replaced.
 */
export function refreshDevices(
  session: Session,
  device_ids: readonly string[],
  wanted: AnswerFilter = () => true,
): void {
  for (const device_id of device_ids) {
    // Matched by the answer's device too, because the query may identify the device by name.
    void refreshAnswers(session.key, "devices.get", undefined, ({ queryKey: [, , , input], state: { data } }) =>
      [input, data].some((each) => (each as Partial<Device> | undefined)?.device_id === device_id),
    );
  }
  let isInLongList: boolean | undefined;
  void refreshAnswers(session.key, "devices.list", undefined, (answer) => {
    const { devices, isComplete } = (answer.state.data ?? {}) as Partial<DeviceList>;
    const isLong = devices && (devices.length > longList || isComplete === false);
    isInLongList ||= isLong;
    return !isLong && wanted(answer);
  });
  // A failure is ignored: the whole list is refetched when the window regains focus.
  if (isInLongList && device_ids.length > 0) readDevicesAgain(session, device_ids).catch(() => undefined);
}

/** Longest list that is refetched as a whole for one door. A longer one keeps browser and server busy for seconds. */
const longList = 500;

/** Refetches some devices, in every answer that contains them. Rejects if they cannot be read. */
export async function readDevicesAgain(session: Session, device_ids: readonly string[]): Promise<void> {
  const moment = commandMoment();
  const found = await session.run((client) => client.devices.list({ device_ids: [...device_ids] }));
  for (const device of found) {
    const fresh = withCommand(session.key, wholeDevice(device), moment);
    replaceDevice(session.key, fresh.device_id, () => fresh);
  }
}

function replaceDevice(sessionKey: string, device_id: string, change: (device: Device) => Device): void {
  const inList = (list: DeviceList): DeviceList => {
    const at = list.devices.findIndex((device) => device.device_id === device_id);
    const device = list.devices[at];
    return device ? { ...list, devices: list.devices.with(at, change(device)) } : list;
  };
  const single = (device: Device): Device => (device.device_id === device_id ? change(device) : device);
  // One call patches lists and details, so that they render together.
  patchAnswers(sessionKey, patchOf("devices.list", inList), patchOf("devices.get", single));
}
