// The webhook-management API: the only list of its groups.
import { applicationCalls } from "./applications.ts";
import { authenticationCalls } from "./authentication.ts";
import { endpointCalls } from "./endpoints.ts";
import { environmentCalls } from "./environment.ts";
import { eventTypeCalls } from "./event-types.ts";
import { healthCalls } from "./health.ts";
import { integrationCalls } from "./integrations.ts";
import { messageAttemptCalls } from "./message-attempts.ts";
import { messageCalls } from "./messages.ts";
import { statisticsCalls } from "./statistics.ts";

export const management = {
  authentication: authenticationCalls,
  application: applicationCalls,
  endpoint: endpointCalls,
  environment: environmentCalls,
  eventType: eventTypeCalls,
  integration: integrationCalls,
  message: messageCalls,
  messageAttempt: messageAttemptCalls,
  statistics: statisticsCalls,
  health: healthCalls,
};
