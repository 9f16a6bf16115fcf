export type { CallOptions, InternalCallOptions, SucceededActionAttempt } from "./call-options.ts";
export type {
  AccessCode,
  ActionAttempt,
  ClientSession,
  ConnectWebview,
  Device,
  DeviceModel,
  DeviceProvider,
  ErrorEntry,
  WarningEntry,
} from "./generated/entities.ts";
export type { Platform } from "./generated/platform.ts";
