import type { DeviceModel, Inputs } from "@mortise/client";
import type { UseQueryResult } from "@tanstack/react-query";
import { rarelyChanges } from "./freshness.ts";
import { usePlatformQuery } from "./platform-query.ts";
import { deviceModelsRead } from "./reads/catalogue.ts";

export type UseDeviceModelsParams = NonNullable<Inputs["deviceModels.list"]>;
export type UseDeviceModelsData = DeviceModel[];
export type UseDeviceModelsResult = UseQueryResult<DeviceModel[]> & { deviceModels: DeviceModel[] | undefined };

/**
 * Lists the catalogue of device models, filtered by the server. The previous models stay until new filters are
 * answered.
 */
export function useDeviceModels(filters: Inputs["deviceModels.list"] = {}): UseDeviceModelsResult {
  return usePlatformQuery(
    deviceModelsRead(filters),
    (deviceModels) => ({ deviceModels }),
    (sessionKey) => ({
      ...rarelyChanges(),
      placeholderData: (former, asked) => (asked?.queryKey[1] === sessionKey ? former : undefined),
    }),
  );
}
