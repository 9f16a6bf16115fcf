// Entry "@mortise/client/compat", for programs that use `seamapi` 8, the hosted platform's npm client. A program
// changes its import, and keeps its methods, results and errors. docs/moving-here.md lists what differs.
import { Seam } from "./seam.ts";

export default Seam;
export {
  isLockDevice,
  isNoiseSensorDevice,
  isThermostatDevice,
  LOCK_DEVICE_TYPES,
  NOISE_DETECTION_DEVICE_TYPES,
  NOISE_SENSOR_DEVICE_TYPES,
  PROVIDERS,
  THERMOSTAT_DEVICE_TYPES,
} from "./device-types.ts";
export type { LockDeviceType, NoiseSensorDeviceType, Provider, ThermostatDeviceType } from "./device-types.ts";
export { SeamActionAttemptError, SeamAPIError, SeamMalformedInputError } from "./errors.ts";
export type { SeamAPIErrorMetadata } from "./errors.ts";
export type { CompatPlatform, SettledCommand, SuccessfulAPIResponse } from "./platform.ts";
export { Seam } from "./seam.ts";
export type { CompatRequest, SeamClientOptions } from "./seam.ts";
export type {
  AccessCode,
  ActionAttempt,
  ClientSession,
  ClimateSettingSchedule,
  ConnectedAccount,
  ConnectWebview,
  Device,
  DeviceModel,
  DeviceProvider,
  NoiseThreshold as NoiseThresholds,
  SeamEvent as Event,
  SeamWebhook as Webhook,
  UnmanagedAccessCode,
  UnmanagedDevice,
  Workspace,
} from "../generated/entities.ts";
