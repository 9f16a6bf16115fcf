import { type Device, type Inputs, pages } from "@mortise/client";
import { wholeDevice } from "../../rules/device/whole-device.ts";
import { requireId, type InputOf } from "../call-input.ts";
import type { PlatformRead, Reading } from "./platform-read.ts";

/**
 * Which devices: every filter given must hold; an empty list of ids, accounts or types means none. `limit`: at most so
 * many.
 */
export type DevicesInput = Omit<InputOf<"devices.list">, "page_cursor">;

export interface DeviceList {
  readonly devices: Device[];
  /** Every page of the list has arrived. */
  readonly isComplete: boolean;
}

/**
 * The devices of the session, in the server's order; the first page is published before the others are asked for.
 * `mostAtFirst`: no others are asked for, and the list says whether there are any.
 */
export const devicesRead = (input: DevicesInput, mostAtFirst?: number): PlatformRead<DeviceList> => ({
  call: "devices.list",
  input,
  async read(client, { signal, shown, publish, correct }) {
    const lists = [input.device_ids, input.connected_account_ids, input.device_types];
    if (lists.some((list) => list?.length === 0)) return { devices: [], isComplete: true };
    const found: Device[] = [];
    // Commands are applied anew at every publish: one may have been given since a page arrived.
    const settled = () => found.map(correct);
    let hasMore = false;
    // A complete list on screen stays until the new one is complete; a part of a list, until there is more of the new
    // one.
    let showAt = shown?.isComplete === true ? Number.POSITIVE_INFINITY : (shown?.devices.length ?? 0) + 1;
    const onPagination = ({ has_next_page }: { has_next_page: boolean }) => {
      hasMore = has_next_page;
    };
    const filters = mostAtFirst === undefined ? input : { ...input, limit: mostAtFirst };
    for await (const page of pages(client.devices.list, filters as Filters, { signal, onPagination })) {
      // An entry without an id is left out: it could not be opened.
      for (const device of page) if (device?.device_id) found.push(wholeDevice(device));
      if (filters.limit !== undefined || !hasMore) break;
      if (found.length < showAt) continue;
      publish({ devices: settled(), isComplete: false });
      // Each publish renders all rows so far: the next one comes when they have doubled, not with the next page.
      showAt = found.length * 2;
    }
    if (mostAtFirst === undefined) return { devices: settled(), isComplete: true };
    // Other platforms may give more than they were asked for.
    const isComplete = !hasMore && found.length <= mostAtFirst;
    return { devices: settled().slice(0, mostAtFirst), isComplete };
  },
});

/** The client types its lists as mutable, but does not change them: {@link DevicesInput} may be passed as this. */
type Filters = NonNullable<Inputs["devices.list"]>;

/** One device, by its id or by its name. */
export function deviceRead({ device_id = "", name }: InputOf<"devices.get">): PlatformRead<Device> {
  const input = name === undefined ? { device_id } : { ...(device_id && { device_id }), name };
  return {
    call: "devices.get",
    input,
    read: async (client, { signal, correct }: Reading<Device>) =>
      correct(wholeDevice(await client.devices.get(requireId(input), { signal }))),
  };
}
