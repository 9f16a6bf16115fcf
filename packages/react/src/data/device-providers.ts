import type { DeviceProvider } from "@mortise/client";
import type { UseQueryResult } from "@tanstack/react-query";
import { isThing } from "../rules/whole-entries.ts";
import { rarelyChanges, usePlatformQuery } from "./platform-query.ts";

export type UseDeviceProvidersResult = UseQueryResult<DeviceProvider[]> & { deviceProviders: DeviceProvider[] | undefined };

/** The makers and platforms whose accounts can be connected. */
export function useDeviceProviders(): UseDeviceProvidersResult {
  return usePlatformQuery(
    {
      call: "devices.listDeviceProviders",
      input: {},
      read: async ({ devices }, { signal }) => (await devices.listDeviceProviders({}, { signal })).filter(isThing),
    },
    (deviceProviders) => ({ deviceProviders }),
    rarelyChanges,
  );
}
