import type { Device } from "@mortise/client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { InputOf } from "./call-input.ts";
import { dataFromLists } from "./from-lists.ts";
import { usePlatformQuery } from "./platform-query.ts";
import { type DeviceList, deviceRead, devicesRead, type DevicesInput } from "./reads/devices.ts";

export type { DeviceList, DevicesInput };
export type UseDevicesParams = DevicesInput;
export type UseDevicesData = Device[];

/** Identifies a device by its id or its name. */
export type UseDeviceParams = InputOf<"devices.get">;
export type UseDeviceData = Device | null;

export type UseDevicesResult = UseQueryResult<DeviceList> & { devices: Device[] | undefined; isComplete: boolean };
export type UseDeviceResult = UseQueryResult<Device> & { device: Device | undefined };

/**
 * Lists the session's devices in the server's order. The first page shows at once, and the other pages load by
 * themselves.
 */
export function useDevices(input: DevicesInput = {}): UseDevicesResult {
  return usePlatformQuery(devicesRead(input), (list) => ({
    devices: list?.devices,
    isComplete: list?.isComplete ?? false,
  }));
}

/** Reads one device. A string is its id. A copy from a cached list shows at once. */
export function useDevice(params: UseDeviceParams | string): UseDeviceResult {
  const input = typeof params === "string" ? { device_id: params } : params;
  return usePlatformQuery(
    deviceRead(input),
    (device) => ({ device }),
    (...cache) => dataFromLists("devices.list", "device_id", input.device_id ?? "", ...cache),
  );
}
