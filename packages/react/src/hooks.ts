"use client";
// Entry point "@mortise/react/hooks": the data without the widgets.
export type { AccessCode, ClientSession, ConnectedAccount, Device, DeviceModel, DeviceProvider } from "@mortise/client";
export {
  useAccessCode,
  useAccessCodes,
  useCreateAccessCode,
  useDeleteAccessCode,
  useGenerateAccessCodeCode,
  useUpdateAccessCode,
} from "./data/access-codes.ts";
export type {
  UseAccessCodeData,
  UseAccessCodeParams,
  UseAccessCodeResult,
  UseAccessCodesData,
  UseAccessCodesParams,
  UseAccessCodesResult,
  UseCreateAccessCodeData,
  UseCreateAccessCodeParams,
  UseDeleteAccessCodeData,
  UseDeleteAccessCodeParams,
  UseGenerateAccessCodeCodeData,
  UseGenerateAccessCodeCodeParams,
  UseUpdateAccessCodeData,
  UseUpdateAccessCodeParams,
} from "./data/access-codes.ts";
export { useCreateConnectWebview } from "./data/connect-webviews.ts";
export { useDeviceModels } from "./data/device-models.ts";
export type { UseDeviceModelsData, UseDeviceModelsParams, UseDeviceModelsResult } from "./data/device-models.ts";
export { useDeviceProviders } from "./data/device-providers.ts";
export type {
  UseDeviceProvidersData,
  UseDeviceProvidersParams,
  UseDeviceProvidersResult,
} from "./data/device-providers.ts";
export { useDevice, useDevices } from "./data/devices.ts";
export type {
  DeviceList,
  DevicesInput,
  UseDeviceData,
  UseDeviceParams,
  UseDeviceResult,
  UseDevicesData,
  UseDevicesParams,
  UseDevicesResult,
} from "./data/devices.ts";
export type { LockCommand, LockDirection } from "./data/lock-commands.ts";
export { useToggleLock } from "./data/locks.ts";
export type { UseToggleLockResult } from "./data/locks.ts";
export { useClientSession, useConnectedAccount } from "./data/sessions-and-accounts.ts";
export type {
  UseClientSessionData,
  UseClientSessionResult,
  UseConnectedAccountData,
  UseConnectedAccountParams,
  UseConnectedAccountResult,
} from "./data/sessions-and-accounts.ts";
export { useSeamClient } from "./provider/use-seam-client.ts";
export type { SeamClientResult } from "./provider/use-seam-client.ts";
