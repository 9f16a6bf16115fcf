// The platform API: the only list of its nouns.
import { accessCodeCalls } from "./access-codes.ts";
import { accessGrantCalls } from "./access-grants.ts";
import { accessMethodCalls } from "./access-methods.ts";
import { actionAttemptCalls } from "./action-attempts.ts";
import { clientSessionCalls } from "./client-sessions.ts";
import { connectWebviewCalls } from "./connect-webviews.ts";
import { connectedAccountCalls } from "./connected-accounts.ts";
import { customerCalls } from "./customers.ts";
import { deviceCatalogueCalls, telemetryCalls } from "./devices/device-catalogue.ts";
import { deviceModelCalls } from "./devices/device-models.ts";
import { deviceCalls } from "./devices/devices.ts";
import { eventCalls } from "./events.ts";
import { healthCalls } from "./health.ts";
import { lockCalls } from "./locks.ts";
import { noiseThresholdCalls } from "./noise-thresholds.ts";
import { spaceCalls } from "./spaces.ts";
import { thermostatCalls } from "./climate/thermostats.ts";
import { userIdentityCalls } from "./user-identities.ts";
import { unmanagedAccessCodeCalls } from "./unmanaged-access-codes.ts";
import { unmanagedDeviceCalls } from "./devices/unmanaged-devices.ts";
import { webhookCalls } from "./webhooks.ts";
import { workspaceCalls } from "./workspaces.ts";

/** Every call of the platform API: the client is generated from this table, and the server answers it. */
export const everyCall = {
  workspaces: workspaceCalls,
  devices: { ...deviceCalls, unmanaged: unmanagedDeviceCalls },
  locks: lockCalls,
  accessCodes: { ...accessCodeCalls, unmanaged: unmanagedAccessCodeCalls },
  accessGrants: accessGrantCalls,
  accessMethods: accessMethodCalls,
  actionAttempts: actionAttemptCalls,
  connectedAccounts: connectedAccountCalls,
  connectWebviews: connectWebviewCalls,
  clientSessions: clientSessionCalls,
  customers: customerCalls,
  events: eventCalls,
  webhooks: webhookCalls,
  noiseThresholds: noiseThresholdCalls,
  spaces: spaceCalls,
  thermostats: thermostatCalls,
  userIdentities: userIdentityCalls,
  deviceModels: deviceModelCalls,
  deviceCatalogue: deviceCatalogueCalls,
  telemetry: telemetryCalls,
  health: healthCalls,
};
