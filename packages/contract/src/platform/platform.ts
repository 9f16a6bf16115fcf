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
import { webhooks } from "./webhooks.ts";
import { workspaces } from "./workspaces.ts";

export const platform = {
  workspaces,
  devices,
  locks,
  accessCodes,
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
