import type { DeviceModel, DeviceProvider, Inputs } from "@mortise/client";
import { isObject } from "../../rules/whole-entries.ts";
import type { InputOf } from "../call-input.ts";
import type { PlatformRead } from "./platform-read.ts";

/** Reads the catalogue of device models, filtered by the server. */
export const deviceModelsRead = (filters: NonNullable<Inputs["deviceModels.list"]>): PlatformRead<DeviceModel[]> => ({
  call: "deviceModels.list",
  input: filters,
  read: async ({ deviceModels }, { signal }) =>
    (await deviceModels.list(filters, { signal, acknowledgeInternalEndpoint: true })).filter(isObject),
});

/** Reads the manufacturers and platforms whose accounts can be connected. */
export const deviceProvidersRead = (input: InputOf<"devices.listDeviceProviders">): PlatformRead<DeviceProvider[]> => ({
  call: "devices.listDeviceProviders",
  input,
  read: async ({ devices }, { signal }) => (await devices.listDeviceProviders(input, { signal })).filter(isObject),
});
