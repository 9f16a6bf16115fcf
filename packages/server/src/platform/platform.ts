// The platform's handlers, noun by noun.
import { everyCall, platform } from "@mortise/contract";
import { accessCodes } from "./access-codes.ts";
import { actionAttempts } from "./action-attempts.ts";
import { clientSessions } from "./client-sessions.ts";
import { connectWebviews } from "./connect-webviews.ts";
import { deviceModels } from "./device-models.ts";
import { devices } from "./devices.ts";
import { locks } from "./locks.ts";
import { simulatedAccessCodes, unmanagedAccessCodes } from "./unmanaged-access-codes.ts";
import { webhooks } from "./webhooks.ts";

export const platformTable = {
  devices: platform.devices,
  locks: everyCall.locks,
  accessCodes: everyCall.accessCodes,
  actionAttempts: platform.actionAttempts,
  connectWebviews: platform.connectWebviews,
  clientSessions: platform.clientSessions,
  deviceModels: everyCall.deviceModels,
  webhooks: platform.webhooks,
};

export const platformHandlers = {
  devices,
  locks,
  accessCodes: { ...accessCodes, unmanaged: unmanagedAccessCodes, simulate: simulatedAccessCodes },
  actionAttempts,
  connectWebviews,
  clientSessions,
  deviceModels,
  webhooks,
};
