// Devices that answers on screen hold: changed there, or read again. Nothing of it is needed before the first rows.
import type { Device, DeviceProperties } from "@mortise/client";
import type { Session } from "../provider/session.ts";
import { wholeDevice } from "../rules/device/whole-device.ts";
import type { DeviceList } from "./devices.ts";
import { commandMoment, withCommand } from "./lock-commands.ts";
import { patchAnswers, patchOf } from "./patch-answers.ts";
import { refreshAnswers, type AnswerFilter } from "./refresh.ts";

/**
 * Changes properties of one device in every cached copy. Returns a function that puts back their former values, for
 * this device alone.
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
 * Reads some devices again, and every list of one page. In longer lists only the entries of these devices are replaced.
 */
export function refreshDevices(
  session: Session,
  device_ids: readonly string[],
  wanted: AnswerFilter = () => true,
): void {
  for (const device_id of device_ids) {
    // By what was read, too: it may have been asked for by its name.
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
  // A failure is left alone: the whole list is read again when somebody comes back to it.
  if (isInLongList && device_ids.length > 0) readDevicesAgain(session, device_ids).catch(() => undefined);
}

/** Beyond one page, asking for everything because of one door would keep browser and server busy for seconds. */
const longList = 500;

/** Reads some devices anew, wherever they are shown. Rejects when they cannot be read. */
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
  // Lists and details are rendered together.
  patchAnswers(sessionKey, patchOf("devices.list", inList), patchOf("devices.get", single));
}
