import type { DeviceProvider } from "@mortise/client";
import type { UseQueryResult } from "@tanstack/react-query";
import { isObject } from "../rules/whole-entries.ts";
import type { InputOf } from "./call-input.ts";
import { rarelyChanges } from "./freshness.ts";
import { usePlatformQuery } from "./platform-query.ts";

export type UseDeviceProvidersParams = InputOf<"devices.listDeviceProviders">;
export type UseDeviceProvidersData = DeviceProvider[];
export type UseDeviceProvidersResult = UseQueryResult<DeviceProvider[]> & {
  deviceProviders: DeviceProvider[] | undefined;
};

/** The makers and platforms whose accounts can be connected. */
export function useDeviceProviders(input: UseDeviceProvidersParams = {}): UseDeviceProvidersResult {
  return usePlatformQuery(
    {
      call: "devices.listDeviceProviders",
      input,
      read: async ({ devices }, { signal }) => (await devices.listDeviceProviders(input, { signal })).filter(isObject),
    },
    (deviceProviders) => ({ deviceProviders }),
    rarelyChanges,
  );
}
