import { type Device, type Inputs, pages } from "@mortise/client";
import { wholeDevice } from "../../rules/device/whole-device.ts";
import { requireId, type InputOf } from "../call-input.ts";
import type { PlatformRead, Reading } from "./platform-read.ts";

/**
 * Filters of devices. A device must match every given filter. An empty list of ids, accounts or types matches none.
 * `limit` is the most devices.
 */
export type DevicesInput = Omit<InputOf<"devices.list">, "page_cursor">;

export interface DeviceList {
  readonly devices: Device[];
  /** Whether every page of the list has arrived. */
  readonly isComplete: boolean;
}

/**
 * Reads the session's devices in the server's order, and publishes the first page before it requests the others. With
 * `mostAtFirst`, only the first page is requested, and the result states whether there are more.
 */
export const devicesRead = (input: DevicesInput, mostAtFirst?: number): PlatformRead<DeviceList> => ({
  call: "devices.list",
  input,
  async read(client, { signal, shown, publish, correct }) {
    const lists = [input.device_ids, input.connected_account_ids, input.device_types];
    if (lists.some((list) => list?.length === 0)) return { devices: [], isComplete: true };
    const found: Device[] = [];
    // `correct` overlays the effect of a lock or unlock command on a device. It runs at every publish, because a
    // command may have started since a page arrived.
    const settled = () => found.map(correct);
    let hasMore = false;
    // A complete shown list stays until the new one is complete. A partial list stays until the new one is longer.
    let showAt = shown?.isComplete === true ? Number.POSITIVE_INFINITY : (shown?.devices.length ?? 0) + 1;
    const onPagination = ({ has_next_page }: { has_next_page: boolean }) => {
      hasMore = has_next_page;
    };
    const filters = mostAtFirst === undefined ? input : { ...input, limit: mostAtFirst };
    for await (const page of pages(client.devices.list, filters as Filters, { signal, onPagination })) {
      // An entry without an id is skipped, because it could not be opened.
      for (const device of page) if (device?.device_id) found.push(wholeDevice(device));
      if (filters.limit !== undefined || !hasMore) break;
      if (found.length < showAt) continue;
      publish({ devices: settled(), isComplete: false });
      // Each publish renders all rows so far, so the next one waits until their number has doubled.
      showAt = found.length * 2;
    }
    if (mostAtFirst === undefined) return { devices: settled(), isComplete: true };
    // Other platforms may return more devices than the limit.
    const isComplete = !hasMore && found.length <= mostAtFirst;
    return { devices: settled().slice(0, mostAtFirst), isComplete };
  },
});

/**
 * Input of the client, which types its lists as mutable but does not change them, so {@link DevicesInput} may be cast
 * to it.
 */
type Filters = NonNullable<Inputs["devices.list"]>;

/** Reads one device, by its id or its name. */
export function deviceRead({ device_id = "", name }: InputOf<"devices.get">): PlatformRead<Device> {
  const input = name === undefined ? { device_id } : { ...(device_id && { device_id }), name };
  return {
    call: "devices.get",
    input,
    read: async (client, { signal, correct }: Reading<Device>) =>
      correct(wholeDevice(await client.devices.get(requireId(input), { signal }))),
  };
}
