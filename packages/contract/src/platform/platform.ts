// The platform API: the one list of its nouns.
import { accessCodes } from "./access-codes.ts";
import { actionAttempts } from "./action-attempts.ts";
import { clientSessions } from "./client-sessions.ts";
import { connectWebviews } from "./connect-webviews.ts";
import { connectedAccounts } from "./connected-accounts.ts";
import { deviceModels } from "./device-models.ts";
import { devices } from "./devices.ts";
import { events } from "./events.ts";
import { health } from "./health.ts";
import { locks } from "./locks.ts";
import { noiseThresholds } from "./noise-thresholds.ts";
import { thermostats } from "./thermostats.ts";
import { unmanagedAccessCodes } from "./unmanaged-access-codes.ts";
import { unmanagedDevices } from "./unmanaged-devices.ts";
import { webhooks } from "./webhooks.ts";
import { workspaces } from "./workspaces.ts";

/** Every call of the platform API. The client is made from it. */
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
  health,
};

/** What our server answers: all but the rows named here, each until it has its handler. */
export const platform = {
  ...everyCall,
  devices: without(everyCall.devices, "update", "delete", "unmanaged"),
  accessCodes: without(everyCall.accessCodes, "createMultiple", "delete", "pullBackupAccessCode", "generateCode", "unmanaged", "simulate"),
  actionAttempts: without(actionAttempts, "list"),
  connectWebviews: without(connectWebviews, "get", "list", "delete"),
  clientSessions: without(clientSessions, "create", "getOrCreateByPost", "get", "list", "delete", "grantAccess", "revoke"),
};

function without<Table extends object, Name extends keyof Table>(table: Table, ...names: Name[]): Omit<Table, Name> {
  const left = { ...table };
  for (const name of names) delete left[name];
  return left;
}
