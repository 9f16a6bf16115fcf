// The platform API: the one list of its nouns.
import { accessCodes } from "./access-codes.ts";
import { actionAttempts } from "./action-attempts.ts";
import { clientSessions } from "./client-sessions.ts";
import { connectWebviews } from "./connect-webviews.ts";
import { connectedAccounts } from "./connected-accounts.ts";
import { deviceCatalogue, telemetry } from "./devices/device-catalogue.ts";
import { deviceModels } from "./devices/device-models.ts";
import { devices } from "./devices/devices.ts";
import { events } from "./events.ts";
import { health } from "./health.ts";
import { locks } from "./locks.ts";
import { noiseThresholds } from "./noise-thresholds.ts";
import { thermostats } from "./climate/thermostats.ts";
import { unmanagedAccessCodes } from "./unmanaged-access-codes.ts";
import { unmanagedDevices } from "./devices/unmanaged-devices.ts";
import { webhooks } from "./webhooks.ts";
import { workspaces } from "./workspaces.ts";

/** Every call of the platform API: the client is generated from this table, and the server answers it. */
export const everyCall = {
  workspaces,
  devices: { ...devices, unmanaged: unmanagedDevices },
  locks,
  accessCodes: { ...accessCodes, unmanaged: unmanagedAccessCodes },
  actionAttempts,
  connectedAccounts,
  connectWebviews,
  clientSessions,
  events,
  webhooks,
  noiseThresholds,
  thermostats,
  deviceModels,
  deviceCatalogue,
  telemetry,
  health,
};
