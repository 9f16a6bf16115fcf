import { type Device, type DeviceProperties, type Inputs, pages, type Seam } from "@mortise/client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Session } from "../provider/session.ts";
import { wholeDevice } from "../rules/device/whole-device.ts";
import { commandMoment, withCommand } from "./lock-commands.ts";
import { requireId, type InputOf } from "./call-input.ts";
import { dataFromLists } from "./from-lists.ts";
import { patchAnswers, patchOf } from "./patch-answers.ts";
import { type ReadContext, usePlatformQuery } from "./platform-query.ts";
import { refreshAnswers, type AnswerFilter } from "./refresh.ts";

/**
 * Which devices: every filter given must hold; an empty list of ids, accounts or types means none. `limit`: at most so
 * many.
 */
export type DevicesInput = Omit<InputOf<"devices.list">, "page_cursor">;
export type UseDevicesParams = DevicesInput;
export type UseDevicesData = Device[];

/** One device, by its id or by its name. */
export type UseDeviceParams = InputOf<"devices.get">;
export type UseDeviceData = Device | null;

export interface DeviceList {
  readonly devices: Device[];
  /** Every page of the list has arrived. */
  readonly isComplete: boolean;
}

export type UseDevicesResult = UseQueryResult<DeviceList> & { devices: Device[] | undefined; isComplete: boolean };
export type UseDeviceResult = UseQueryResult<Device> & { device: Device | undefined };

/** The devices of the session, in the server's order. The first page shows at once, the others follow by themselves. */
export function useDevices(input: DevicesInput = {}): UseDevicesResult {
  return usePlatformQuery(
    {
      call: "devices.list",
      input,
      read: (client, reading, sessionKey) => readList(client, input, reading, sessionKey),
    },
    (list) => ({ devices: list?.devices, isComplete: list?.isComplete ?? false }),
  );
}

/** One device. If a cached list holds it, that copy shows at once. */
export function useDevice({ device_id = "", name }: UseDeviceParams): UseDeviceResult {
  const input = name === undefined ? { device_id } : { ...(device_id && { device_id }), name };
  return usePlatformQuery(
    {
      call: "devices.get",
      input,
      read: async (client, { signal }, sessionKey) => {
        const moment = commandMoment();
        return withCommand(sessionKey, wholeDevice(await client.devices.get(requireId(input), { signal })), moment);
      },
    },
    (device) => ({ device }),
    (...cache) => dataFromLists("devices.list", "device_id", device_id, ...cache),
  );
}

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

/** The client types its lists as mutable, but does not change them: {@link DevicesInput} may be passed as this. */
type Filters = NonNullable<Inputs["devices.list"]>;

async function readList(
  client: Seam,
  input: DevicesInput,
  { signal, shown, publish }: ReadContext<DeviceList>,
  sessionKey: string,
): Promise<DeviceList> {
  const lists = [input.device_ids, input.connected_account_ids, input.device_types];
  if (lists.some((list) => list?.length === 0)) return { devices: [], isComplete: true };
  const moment = commandMoment();
  const found: Device[] = [];
  // Commands are applied anew at every publish: one may have been given since a page arrived.
  const settled = () => found.map((device) => withCommand(sessionKey, device, moment));
  let hasMore = false;
  // A complete list on screen stays until the new one is complete; a part of a list, until there is more of the new
  // one.
  let showAt = shown?.isComplete === true ? Number.POSITIVE_INFINITY : (shown?.devices.length ?? 0) + 1;
  const onPagination = ({ has_next_page }: { has_next_page: boolean }) => {
    hasMore = has_next_page;
  };
  for await (const page of pages(client.devices.list, input as Filters, { signal, onPagination })) {
    // An entry without an id is left out: it could not be opened.
    for (const device of page) if (device?.device_id) found.push(wholeDevice(device));
    if (input.limit !== undefined || !hasMore) break;
    if (found.length < showAt) continue;
    publish({ devices: settled(), isComplete: false });
    // Each publish renders all rows so far: the next one comes when they have doubled, not with the next page.
    showAt = found.length * 2;
  }
  return { devices: settled(), isComplete: true };
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
