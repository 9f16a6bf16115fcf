// For those who write drivers: what a driver is, how it refuses, and the story that every driver passes. Entry
// "@mortise/server/driver-kit".
export { driverStory, skippedBy } from "./drivers/conformance.ts";
export type { Rig, RigAbilities, Step, Told } from "./drivers/conformance.ts";
export { scheduleStory } from "./drivers/schedule-story.ts";
export { ConnectError } from "./drivers/connect-error.ts";
export type { ConnectErrorCode } from "./drivers/connect-error.ts";
export type { Dial, DialTarget } from "./drivers/dial.ts";
export type { CodeCapabilities, DeviceInfo } from "./drivers/device-info.ts";
export { DriverError } from "./drivers/driver.ts";
export type {
  AskAgain,
  AutoLock,
  BoltPart,
  ClimatePart,
  CodeProof,
  CodesPart,
  CodeWrite,
  DeviceState,
  Driver,
  DriverEvent,
  Fault,
  LockDriver,
  LockProof,
  LockReport,
  NoisePart,
  Op,
  SlotState,
} from "./drivers/driver.ts";
export type { DriverAccount, DriverFactory, SystemField, SystemSettings } from "./drivers/driver-factory.ts";
