// The platform's handlers, noun by noun.
import { platform } from "@mortise/contract";
import { actionAttempts } from "./action-attempts.ts";
import { clientSessions } from "./client-sessions.ts";
import { deviceModels } from "./device-models.ts";
import { devices } from "./devices.ts";
import { locks } from "./locks.ts";

export const platformTable = {
  devices: platform.devices,
  locks: platform.locks,
  actionAttempts: platform.actionAttempts,
  clientSessions: platform.clientSessions,
  deviceModels: platform.deviceModels,
};
export const platformHandlers = { devices, locks, actionAttempts, clientSessions, deviceModels };
