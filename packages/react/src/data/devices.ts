import { type Device, type Inputs, pages, type Seam } from "@mortise/client";
import type { UseQueryResult } from "@tanstack/react-query";
import { wholeDevice } from "../rules/device/whole-device.ts";
import { commandMoment, withCommand } from "./lock-commands.ts";
import { requireId, type InputOf } from "./call-input.ts";
import { dataFromLists } from "./from-lists.ts";
import { type ReadContext, usePlatformQuery } from "./platform-query.ts";

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
