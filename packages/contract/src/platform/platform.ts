// The platform API: the one list of its nouns.
import { accessCodes } from "./access-codes.ts";
import { actionAttempts } from "./action-attempts.ts";
import { clientSessions } from "./client-sessions.ts";
import { connectWebviews } from "./connect-webviews.ts";
import { deviceModels } from "./device-models.ts";
import { devices } from "./devices.ts";
import { locks } from "./locks.ts";

export const platform = { devices, locks, accessCodes, actionAttempts, connectWebviews, clientSessions, deviceModels };
