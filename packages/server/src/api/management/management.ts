// The handlers of the webhook-management API, group by group.
import type { management as table } from "@mortise/contract";
import { applications } from "./applications.ts";
import { authentication } from "./authentication.ts";
import type { ManagementHandlers } from "./context.ts";
import { endpoints } from "./endpoints.ts";
import { environment } from "./environment.ts";
import { eventTypes } from "./event-types/event-types.ts";
import { health } from "./health.ts";
import { integrations } from "./integrations.ts";
import { messageAttempts } from "./message-attempts.ts";
import { messages } from "./messages.ts";
import { statistics } from "./statistics.ts";

export const managementHandlers = {
  authentication,
  application: applications,
  endpoint: endpoints,
  environment,
  eventType: eventTypes,
  integration: integrations,
  message: messages,
  messageAttempt: messageAttempts,
  statistics,
  health,
} satisfies { readonly [Group in keyof typeof table]: ManagementHandlers<(typeof table)[Group]> };
