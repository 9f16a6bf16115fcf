// Entry `@mortise/server/driver-kit`, for authors of drivers: the driver's interface, its errors, and the conformance
// story that every driver passes.
export { driverStory, skippedBy } from "./driver/conformance.ts";
export type { Rig, RigAbilities, Step, Told } from "./driver/conformance.ts";
export { scheduleStory } from "./driver/schedule-story.ts";
export { ConnectError } from "./base/outgoing/connect-error.ts";
export type { ConnectErrorCode } from "./base/outgoing/connect-error.ts";
export type { Dial, DialTarget } from "./base/outgoing/dial-target.ts";
export type { CodeCapabilities, DeviceInfo } from "./driver/device-info.ts";
export { DriverError } from "./driver/driver.ts";
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
} from "./driver/driver.ts";
export type { DriverAccount, DriverFactory, SystemField, SystemSettings } from "./driver/driver-factory.ts";
