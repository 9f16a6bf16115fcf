// The webhook-management API: the one list of its groups.
import { application } from "./applications.ts";
import { authentication } from "./authentication.ts";
import { endpoint } from "./endpoints.ts";
import { environment } from "./environment.ts";
import { eventType } from "./event-types.ts";
import { health } from "./health.ts";
import { integration } from "./integrations.ts";
import { messageAttempt } from "./message-attempts.ts";
import { message } from "./messages.ts";
import { statistics } from "./statistics.ts";

export const management = {
  authentication,
  application,
  endpoint,
  environment,
  eventType,
  integration,
  message,
  messageAttempt,
  statistics,
  health,
};
