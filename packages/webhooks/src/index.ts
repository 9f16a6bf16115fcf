export type { CallOptions, Page, PostOptions } from "./call-options.ts";
export {
  ApiException,
  BadRequestError,
  ConflictError,
  ConnectionError,
  ForbiddenError,
  NotFoundError,
  PayloadTooLargeError,
  RequiredError,
  UnauthorizedError,
  UnknownStatusError,
  UnprocessableError,
} from "./errors.ts";
export { MessageAttemptTriggerType, MessageStatus, StatusCodeClass } from "./generated/entities.ts";
export type {
  ApplicationIn,
  ApplicationOut,
  AttemptStatisticsResponse,
  DashboardAccessOut,
  EndpointHeadersIn,
  EndpointHeadersOut,
  EndpointHeadersPatchIn,
  EndpointIn,
  EndpointMessageOut,
  EndpointOut,
  EndpointSecretOut,
  EndpointSecretRotateIn,
  EndpointStats,
  EndpointUpdate,
  EnvironmentIn,
  EnvironmentOut,
  EnvironmentSettingsOut,
  EventExampleIn,
  EventTypeExampleOut,
  EventTypeIn,
  EventTypeOut,
  EventTypeSchemaIn,
  EventTypeUpdate,
  HTTPValidationError,
  HttpErrorOut,
  IntegrationIn,
  IntegrationKeyOut,
  IntegrationOut,
  IntegrationUpdate,
  MessageAttemptOut,
  MessageEndpointOut,
  MessageIn,
  MessageOut,
  OperationalEvent,
  RecoverIn,
  RecoverOut,
  ResendOut,
  SettingsIn,
  SettingsOut,
  ValidationError,
} from "./generated/entities.ts";
export type { Management } from "./generated/management.ts";
export { Mortise } from "./mortise.ts";
export type { MortiseOptions } from "./mortise.ts";
export type { HeaderBag } from "./header-bag.ts";
export type { NodeRequest } from "./raw-body.ts";
export { secretPrefix, WebhookSecretError } from "./secret.ts";
export { recentIds } from "./seen-ids.ts";
export type { SeenIds } from "./seen-ids.ts";
export { Webhook, WebhookVerificationError } from "./webhook.ts";
export type { WebhookOptions, WebhookSecret } from "./webhook.ts";
export { webhookHandler } from "./webhook-handler.ts";
export type { Delivery, NodeResponse, WebhookHandler, WebhookHandlerOptions } from "./webhook-handler.ts";
