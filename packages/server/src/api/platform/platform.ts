// Handlers of the platform API, by resource. A call without a handler does not compile.
import { everyCall } from "@mortise/contract";
import type { Handlers } from "../call-context.ts";
import { accessCodes } from "./access-codes.ts";
import { accessGrants } from "./access-grants.ts";
import { accessMethods } from "./access-methods.ts";
import { actionAttempts } from "./action-attempts.ts";
import { clientSessions } from "./client-sessions.ts";
import { connectWebviews } from "./connect-webviews.ts";
import { connectedAccounts } from "./connected-accounts.ts";
import { customers } from "./customers.ts";
import { deviceCatalogue, telemetry } from "./devices/device-catalogue.ts";
import { deviceModels } from "./devices/device-models.ts";
import { devices } from "./devices/devices.ts";
import { events } from "./events/events.ts";
import { locks } from "./locks.ts";
import { noiseThresholds } from "./noise-thresholds.ts";
import { spaces } from "./spaces.ts";
import { thermostats } from "./climate/thermostats.ts";
import { userIdentities } from "./user-identities.ts";
import { unmanagedAccessCodes } from "./unmanaged-access-codes.ts";
import { simulatedAccessCodes } from "../sandbox/simulate-codes.ts";
import { simulatedDevices } from "../sandbox/simulate-devices.ts";
import { simulatedLocks } from "../sandbox/simulate-locks.ts";
import { unmanagedDevices } from "./devices/unmanaged-devices.ts";
import { webhooks } from "./webhooks.ts";
import { workspaces } from "./workspaces.ts";

/** Health has an app of its own (api/http/health.ts), which answers even while the database is down. */
const { health: _health, ...table } = everyCall;
// The explicit type is needed because TypeScript cannot print the inferred one, which is too long.
export const platformTable: Omit<typeof everyCall, "health"> = table;

export const platformHandlers: Handlers<typeof platformTable> = {
  workspaces,
  devices: { ...devices, ...simulatedDevices, unmanaged: unmanagedDevices },
  locks: { ...locks, ...simulatedLocks },
  accessCodes: { ...accessCodes, unmanaged: unmanagedAccessCodes, simulate: simulatedAccessCodes },
  accessGrants,
  accessMethods,
  actionAttempts,
  connectedAccounts,
  connectWebviews,
  clientSessions,
  customers,
  events,
  webhooks,
  noiseThresholds,
  spaces,
  thermostats,
  userIdentities,
  deviceModels,
  deviceCatalogue,
  telemetry,
};
