export type { CallOptions, InternalCallOptions, SucceededActionAttempt } from "./call-options.ts";
export type { Clock } from "./clock.ts";
export {
  SeamActionAttemptError,
  SeamActionAttemptTimeoutError,
  SeamApiError,
  SeamCredentialsError,
  SeamError,
  SeamMalformedInputError,
  SeamNetworkError,
} from "./errors.ts";
export type { NetworkReason, ValidationErrors } from "./errors.ts";
export type {
  AccessCode,
  AccessGrant,
  AccessMethod,
  ActionAttempt,
  AutomationRun,
  Battery,
  ClientSession,
  ConnectedAccount,
  ConnectWebview,
  Device,
  DeviceModel,
  DeviceProperties,
  DeviceProvider,
  ErrorEntry,
  GeneratedCode,
  Pagination,
  PushWarning,
  SeamEvent,
  Space,
  UserIdentity,
  WarningEntry,
} from "./generated/entities.ts";
export type { Inputs } from "./generated/inputs.ts";
export type { Platform } from "./generated/platform.ts";
export { pages } from "./pages.ts";
export { createCall, createCommand, Seam } from "./seam.ts";
export type { SeamOptions } from "./seam.ts";
