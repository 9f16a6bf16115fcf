"use client";
// Entry point "@mortise/react/hooks": the data without the widgets.
export type { AccessCode, Device, DeviceModel, DeviceProvider } from "@mortise/client";
export { useAccessCode, useAccessCodes, useCreateAccessCode, useDeleteAccessCode, useUpdateAccessCode } from "./data/access-codes.ts";
export type { UseAccessCodeResult, UseAccessCodesResult } from "./data/access-codes.ts";
export { useCreateConnectWebview } from "./data/connect-webviews.ts";
export { useDeviceModels } from "./data/device-models.ts";
export type { UseDeviceModelsResult } from "./data/device-models.ts";
export { useDeviceProviders } from "./data/device-providers.ts";
export type { UseDeviceProvidersResult } from "./data/device-providers.ts";
export { useDevice, useDevices } from "./data/devices.ts";
export type { DeviceList, DevicesInput, UseDeviceResult, UseDevicesResult } from "./data/devices.ts";
export type { LockCommand, LockDirection } from "./data/lock-commands.ts";
export { useToggleLock } from "./data/locks.ts";
export type { UseToggleLockResult } from "./data/locks.ts";
export { useSeamClient } from "./provider/use-seam-client.ts";
export type { SeamClientResult } from "./provider/use-seam-client.ts";
