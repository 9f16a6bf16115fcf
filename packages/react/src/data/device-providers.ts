import type { DeviceProvider } from "@mortise/client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { InputOf } from "./call-input.ts";
import { rarelyChanges } from "./freshness.ts";
import { usePlatformQuery } from "./platform-query.ts";
import { deviceProvidersRead } from "./reads/catalogue.ts";

export type UseDeviceProvidersParams = InputOf<"devices.listDeviceProviders">;
export type UseDeviceProvidersData = DeviceProvider[];
export type UseDeviceProvidersResult = UseQueryResult<DeviceProvider[]> & {
  deviceProviders: DeviceProvider[] | undefined;
};

/** Lists the manufacturers and platforms whose accounts can be connected. */
export function useDeviceProviders(input: UseDeviceProvidersParams = {}): UseDeviceProvidersResult {
  return usePlatformQuery(deviceProvidersRead(input), (deviceProviders) => ({ deviceProviders }), rarelyChanges);
}
