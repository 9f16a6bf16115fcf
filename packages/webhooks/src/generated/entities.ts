// Written by `npm run generate` from the contract. Do not edit.

/** Receiver of messages, usually one of your customers. */
export interface ApplicationIn {
  /** Display name. */
  name: string;
  /** Limit in messages per second, for each endpoint. Without one, an endpoint has its application's. */
  rateLimit?: number | null | undefined;
  /** Newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Your own key for the application, unique in its environment. Paths accept it as the id. */
  uid?: string | null | undefined;
  /** Up to 50 texts of your own, by name. */
  metadata?: Record<string, string> | null | undefined;
}

export interface ApplicationOut {
  id: string;
  name: string;
  rateLimit?: number | null | undefined;
  /** Newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  uid?: string | null | undefined;
  /** Your own notes, by name. */
  metadata: Record<string, string>;
  /** Time of creation. */
  createdAt: Date;
  /** Time of the last change. */
  updatedAt: Date;
}

/** Omitted fields stay unchanged; null clears a field. */
export interface ApplicationPatch {
  /** Display name. */
  name?: string | undefined;
  /** Limit in messages per second, for each endpoint. Without one, an endpoint has its application's. */
  rateLimit?: number | null | undefined;
  /** Newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Your own key for the application, unique in its environment. Paths accept it as the id. */
  uid?: string | null | undefined;
  /** Up to 50 texts of your own, by name. */
  metadata?: Record<string, string> | null | undefined;
}

/** End of the accesses. Default: at once. */
export interface ApplicationTokenExpireIn {
  /** Seconds until all accesses end, at most 604,800. Accesses that end earlier stay so. Default: 0. */
  expiry?: number | null | undefined;
}

/** Lifetime and look of the portal. */
export interface AppPortalAccessIn {
  /** Seconds until the access ends, 3,600 to 604,800. Default: 604,800 (7 days). */
  expiry?: number | null | undefined;
  /** Colour of the portal's buttons, as #rgb or #rrggbb. It is adjusted to be readable in both themes. */
  customColor?: string | null | undefined;
  /** Font of the portal, by its name. Only readers' devices that have it installed show it. */
  customFontFamily?: string | null | undefined;
  /** Https address of a logo in place of the default icon. Readers' browsers fetch it. */
  customLogoUrl?: string | null | undefined;
  /** Origins of pages that may show the portal in a frame. */
  framedBy?: string[] | null | undefined;
}

export interface AttemptStatisticsData {
  successCount?: number[] | null | undefined;
  failureCount?: number[] | null | undefined;
}

/** Attempts per period, oldest first. */
export interface AttemptStatisticsResponse {
  data: AttemptStatisticsData;
  period: StatisticsPeriod;
  /** Start of the first period. */
  startDate: Date;
  /** End of the last period. */
  endDate: Date;
  /** null if no attempt had a response. Present only with `with_response_times`. */
  responseTimes?: ResponseTimes | null | undefined;
}

export interface CustomThemeOverride {
  borderRadius?: {
    button?: "none" | "sm" | "md" | "lg" | "full" | null | undefined;
    card?: "none" | "sm" | "md" | "lg" | "full" | null | undefined;
    input?: "none" | "sm" | "md" | "lg" | "full" | null | undefined;
  } | null | undefined;
  fontSize?: {
    base?: number | null | undefined;
  } | null | undefined;
}

export interface DashboardAccessOut {
  /** Bearer token for this application only. */
  token: string;
  /** Address of the portal, signed in with the token. */
  url: string;
}

/** Current run of failures: every attempt since its start has failed. */
export interface EndpointFailing {
  /** Time of the first attempt in the current run of failures. */
  since: Date;
  /** Time at which the oldest message of the first failures was accepted. Give it to recover as `since`. */
  messagesSince: Date;
}

/** Headers sent with every delivery. They replace all earlier ones. */
export interface EndpointHeadersIn {
  headers: Record<string, string>;
}

export interface EndpointHeadersOut {
  /** Names and values of headers that are not sensitive. */
  headers: Record<string, string>;
  /** Names of headers whose values are hidden. */
  sensitive: string[];
}

/** Headers to set. The value null removes a header, as its name in deleteHeaders does. */
export interface EndpointHeadersPatchIn {
  headers: Record<string, string | null>;
  /** Names of headers to remove, ignoring case. */
  deleteHeaders?: string[] | null | undefined;
}

/** Address to which the messages of an application are sent. */
export interface EndpointIn {
  /** Version of the event schemas that the endpoint accepts. Default: 1. */
  version?: number | null | undefined;
  /** Description for people. */
  description?: string | null | undefined;
  /** Whether deliveries to the endpoint are stopped. Default: false. */
  disabled?: boolean | null | undefined;
  /** Your own key for the endpoint, unique in its application. Paths accept it as the id. */
  uid?: string | null | undefined;
  /** Event types to deliver; all when absent. Unknown and archived ones are refused. */
  filterTypes?: string[] | null | undefined;
  /** Channels, at most 10, whose messages are delivered; all messages when absent. */
  channels?: string[] | null | undefined;
  /** Newer name of filterTypes. */
  eventTypes?: string[] | null | undefined;
  /** Limit in messages per second, for each endpoint. Without one, an endpoint has its application's. */
  rateLimit?: number | null | undefined;
  /** Newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Up to 50 texts of your own, by name. */
  metadata?: Record<string, string> | null | undefined;
  /** Address that receives the messages. */
  url: string;
  /** Signing secret: `whsec_` and base64 of 24 to 64 bytes. The server generates one when absent. */
  secret?: string | null | undefined;
  /** Headers sent with every delivery. */
  headers?: Record<string, string> | null | undefined;
}

/** Message, and the status of its delivery to one endpoint. */
export interface EndpointMessageOut {
  id: string;
  eventType: string;
  payload: Record<string, unknown>;
  eventId?: string | null | undefined;
  channels?: string[] | null | undefined;
  /** Time at which the message was accepted. */
  timestamp: Date;
  status: MessageStatus;
  statusText: "success" | "pending" | "fail" | "sending";
  /** Time of the next try; null if there is none. */
  nextAttempt?: Date | null | undefined;
}

export interface EndpointOut {
  id: string;
  url: string;
  version: number;
  description?: string | undefined;
  disabled?: boolean | undefined;
  uid?: string | null | undefined;
  filterTypes?: string[] | null | undefined;
  /** Newer name of filterTypes. */
  eventTypes?: string[] | null | undefined;
  channels?: string[] | null | undefined;
  rateLimit?: number | null | undefined;
  /** Newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Your own notes, by name. */
  metadata: Record<string, string>;
  /** Time of creation. */
  createdAt: Date;
  /** Time of the last change. */
  updatedAt: Date;
  /** null if no attempt has failed since the last success, or since enabling. Present only with `with_failing`. */
  failing?: EndpointFailing | null | undefined;
}

/** Omitted fields stay unchanged; null clears a field. */
export interface EndpointPatch {
  /** Version of the event schemas that the endpoint accepts. Default: 1. */
  version?: number | null | undefined;
  /** Description for people. */
  description?: string | null | undefined;
  /** Whether deliveries to the endpoint are stopped. Default: false. */
  disabled?: boolean | null | undefined;
  /** Your own key for the endpoint, unique in its application. Paths accept it as the id. */
  uid?: string | null | undefined;
  /** Event types to deliver; all when absent. Unknown and archived ones are refused. */
  filterTypes?: string[] | null | undefined;
  /** Channels, at most 10, whose messages are delivered; all messages when absent. */
  channels?: string[] | null | undefined;
  /** Newer name of filterTypes. */
  eventTypes?: string[] | null | undefined;
  /** Limit in messages per second, for each endpoint. Without one, an endpoint has its application's. */
  rateLimit?: number | null | undefined;
  /** Newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Up to 50 texts of your own, by name. */
  metadata?: Record<string, string> | null | undefined;
  /** Address that receives the messages. */
  url?: string | undefined;
}

export interface EndpointSecretOut {
  key: string;
}

/** New secret; the server generates one when absent. */
export interface EndpointSecretRotateIn {
  /** Signing secret: `whsec_` and base64 of 24 to 64 bytes. The server generates one when absent. */
  key?: string | null | undefined;
  /** Seconds for which the previous secret also signs, at most 604,800. Default: 86,400 (24 hours). */
  gracePeriodSeconds?: number | null | undefined;
}

/** Number of messages of the period, by the status of their delivery. */
export interface EndpointStats {
  success: number;
  pending: number;
  sending: number;
  fail: number;
  /** Number of these messages that wait for an attempt by recover or resend. Present only with `with_asked`. */
  asked?: number | undefined;
}

export interface EndpointUpdate {
  /** Version of the event schemas that the endpoint accepts. Default: 1. */
  version?: number | null | undefined;
  /** Description for people. */
  description?: string | null | undefined;
  /** Whether deliveries to the endpoint are stopped. Default: false. */
  disabled?: boolean | null | undefined;
  /** Your own key for the endpoint, unique in its application. Paths accept it as the id. */
  uid?: string | null | undefined;
  /** Event types to deliver; all when absent. Unknown and archived ones are refused. */
  filterTypes?: string[] | null | undefined;
  /** Channels, at most 10, whose messages are delivered; all messages when absent. */
  channels?: string[] | null | undefined;
  /** Newer name of filterTypes. */
  eventTypes?: string[] | null | undefined;
  /** Limit in messages per second, for each endpoint. Without one, an endpoint has its application's. */
  rateLimit?: number | null | undefined;
  /** Newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Up to 50 texts of your own, by name. */
  metadata?: Record<string, string> | null | undefined;
  /** Address that receives the messages. */
  url: string;
}

export interface EnvironmentIn {
  /** Time of the export. */
  createdAt?: Date | string | null | undefined;
  eventTypes?: EventTypeIn[] | null | undefined;
  settings?: SettingsIn | null | undefined;
  version?: number | null | undefined;
}

export interface EnvironmentOut {
  /** Time of the export. */
  createdAt: Date;
  eventTypes: EventTypeOut[];
  settings?: SettingsOut | null | undefined;
  version?: number | undefined;
  /** Always empty. Current `svix` clients read the list. */
  connectors?: unknown[] | undefined;
}

/** The part of the settings that a portal needs. */
export interface EnvironmentSettingsOut {
  customColor?: string | null | undefined;
  customFontFamily?: string | null | undefined;
  customLogoUrl?: string | null | undefined;
  customThemeOverride?: CustomThemeOverride | null | undefined;
  enableChannels?: boolean | null | undefined;
  enableIntegrationManagement?: boolean | null | undefined;
  /** Current time of the environment. Present only with `with_time`. */
  time?: Date | undefined;
}

export interface EventExampleIn {
  /** Name of an event type; groups are divided by full stops. */
  eventType: string;
  /** Payload to send in place of the event type's example. */
  payload?: Record<string, unknown> | undefined;
}

export interface EventTypeExampleOut {
  example: unknown;
}

/** Kind of message, which endpoints can choose. */
export interface EventTypeIn {
  /** Name of an event type; groups are divided by full stops. */
  name: string;
  /** Meaning of the event. */
  description: string;
  /** Whether the event type is no longer offered to endpoints. Default: false. */
  archived?: boolean | null | undefined;
  /** Schemas of the payload, by version. Examples are made from version `1`. */
  schemas?: Record<string, Record<string, unknown>> | null | undefined;
  /** Group under which the event type is shown. */
  groupName?: string | null | undefined;
}

export interface EventTypeOut {
  name: string;
  description: string;
  archived?: boolean | undefined;
  /** Schemas of the payload, by version. Examples are made from version `1`. */
  schemas?: Record<string, Record<string, unknown>> | null | undefined;
  groupName?: string | null | undefined;
  /** Always false: an event type is archived instead. */
  deprecated: false;
  /** Time of creation. */
  createdAt: Date;
  /** Time of the last change. */
  updatedAt: Date;
}

/** Omitted fields stay unchanged; null clears a field. */
export interface EventTypePatch {
  /** Meaning of the event. */
  description?: string | undefined;
  /** Whether the event type is no longer offered to endpoints. Default: false. */
  archived?: boolean | null | undefined;
  /** Schemas of the payload, by version. Examples are made from version `1`. */
  schemas?: Record<string, Record<string, unknown>> | null | undefined;
  /** Group under which the event type is shown. */
  groupName?: string | null | undefined;
}

export interface EventTypeSchemaIn {
  /** JSON Schema, draft 7. */
  schema: Record<string, unknown>;
}

export interface EventTypeUpdate {
  /** Meaning of the event. */
  description: string;
  /** Whether the event type is no longer offered to endpoints. Default: false. */
  archived?: boolean | null | undefined;
  /** Schemas of the payload, by version. Examples are made from version `1`. */
  schemas?: Record<string, Record<string, unknown>> | null | undefined;
  /** Group under which the event type is shown. */
  groupName?: string | null | undefined;
}

/** Body of every error but those of status 422. */
export interface HttpErrorOut {
  /** Machine-readable code. */
  code: string;
  /** Human-readable text. */
  detail: string;
}

/** Body of an error of status 422, which lists all invalid values. */
export interface HTTPValidationError {
  detail?: ValidationError[] | undefined;
}

/** Third party that manages an application with its own key. */
export interface IntegrationIn {
  /** Display name. */
  name: string;
}

export interface IntegrationKeyOut {
  key: string;
}

export interface IntegrationOut {
  id: string;
  name: string;
  /** Time of creation. */
  createdAt: Date;
  /** Time of the last change. */
  updatedAt: Date;
}

export interface IntegrationUpdate {
  /** Display name. */
  name: string;
}

export interface ListResponseApplicationOut {
  data: ApplicationOut[];
  /** Whether this is the last page in this direction. */
  done: boolean;
  /** Given as iterator, returns the page after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
}

export interface ListResponseEndpointMessageOut {
  data: EndpointMessageOut[];
  /** Whether this is the last page in this direction. */
  done: boolean;
  /** Given as iterator, returns the page after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
  /** Given as iterator, returns the page before the first row. */
  prevIterator?: string | null | undefined;
}

export interface ListResponseEndpointOut {
  data: EndpointOut[];
  /** Whether this is the last page in this direction. */
  done: boolean;
  /** Given as iterator, returns the page after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
}

export interface ListResponseEventTypeOut {
  data: EventTypeOut[];
  /** Whether this is the last page in this direction. */
  done: boolean;
  /** Given as iterator, returns the page after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
}

export interface ListResponseIntegrationOut {
  data: IntegrationOut[];
  /** Whether this is the last page in this direction. */
  done: boolean;
  /** Given as iterator, returns the page after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
}

export interface ListResponseMessageAttemptEndpointOut {
  data: MessageAttemptEndpointOut[];
  /** Whether this is the last page in this direction. */
  done: boolean;
  /** Given as iterator, returns the page after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
  /** Given as iterator, returns the page before the first row. */
  prevIterator?: string | null | undefined;
}

export interface ListResponseMessageAttemptOut {
  data: MessageAttemptOut[];
  /** Whether this is the last page in this direction. */
  done: boolean;
  /** Given as iterator, returns the page after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
  /** Given as iterator, returns the page before the first row. */
  prevIterator?: string | null | undefined;
}

export interface ListResponseMessageEndpointOut {
  data: MessageEndpointOut[];
  /** Whether this is the last page in this direction. */
  done: boolean;
  /** Given as iterator, returns the page after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
}

export interface ListResponseMessageOut {
  data: MessageOut[];
  /** Whether this is the last page in this direction. */
  done: boolean;
  /** Given as iterator, returns the page after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
  /** Given as iterator, returns the page before the first row. */
  prevIterator?: string | null | undefined;
}

export interface MessageAttemptEndpointOut {
  id: string;
  msgId: string;
  endpointId: string;
  /** First 20,000 bytes of the receiver's response, or the reason why there is none. */
  response: string;
  /** Response status of the receiver; 0 without a response. */
  responseStatusCode: number;
  status: MessageStatus;
  statusText: "success" | "pending" | "fail" | "sending";
  /** Time of the attempt. */
  timestamp: Date;
  triggerType: MessageAttemptTriggerType;
}

/** One try to deliver a message to an endpoint. */
export interface MessageAttemptOut {
  id: string;
  msgId: string;
  endpointId: string;
  /** First 20,000 bytes of the receiver's response, or the reason why there is none. */
  response: string;
  /** Response status of the receiver; 0 without a response. */
  responseStatusCode: number;
  status: MessageStatus;
  statusText: "success" | "pending" | "fail" | "sending";
  /** Time of the attempt. */
  timestamp: Date;
  triggerType: MessageAttemptTriggerType;
  /** Event type of the message. Present only with `with_delivery`. */
  eventType?: string | undefined;
  /** Number of the scheduled try, from 1; absent for a manual one. Present only with `with_delivery`. */
  tryNumber?: number | undefined;
  /** Time of the next try; null for all but the newest attempt, or if there is none. Present only with `with_delivery`. */
  nextAttempt?: Date | null | undefined;
  /** Milliseconds until the attempt was answered or given up; null if unknown. Present only with `with_delivery`. */
  responseDurationMs?: number | null | undefined;
  /** Headers of the request; null if nothing was sent or they were not kept. Present only with `with_headers`. */
  requestHeaders?: EndpointHeadersOut | null | undefined;
}

/** Cause of an attempt: 0 scheduled, 1 manual. */
export const MessageAttemptTriggerType = {
  Scheduled: 0,
  Manual: 1,
} as const;
export type MessageAttemptTriggerType = (typeof MessageAttemptTriggerType)[keyof typeof MessageAttemptTriggerType];

/** Status of a message's delivery to one endpoint. */
export interface MessageDestination {
  endpointId: string;
  status: MessageStatus;
  statusText: "success" | "pending" | "fail" | "sending";
  /** Time of the next try; null if there is none. */
  nextAttempt?: Date | null | undefined;
}

/** Endpoint, and the status of one message's delivery to it. */
export interface MessageEndpointOut {
  id: string;
  url: string;
  version: number;
  description?: string | undefined;
  disabled?: boolean | undefined;
  uid?: string | null | undefined;
  filterTypes?: string[] | null | undefined;
  /** Newer name of filterTypes. */
  eventTypes?: string[] | null | undefined;
  channels?: string[] | null | undefined;
  rateLimit?: number | null | undefined;
  /** Newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Your own notes, by name. */
  metadata: Record<string, string>;
  /** Time of creation. */
  createdAt: Date;
  /** Time of the last change. Current `svix` clients read it here too. */
  updatedAt?: Date | undefined;
  status: MessageStatus;
  statusText: "success" | "pending" | "fail" | "sending";
  /** Time of the next try; null if there is none. */
  nextAttempt?: Date | null | undefined;
}

/** Event to send to every endpoint whose filters match it. */
export interface MessageIn {
  /** Name of an event type; groups are divided by full stops. */
  eventType: string;
  /** Event itself, sent to receivers unchanged. At most 350,000 bytes of JSON. */
  payload: Record<string, unknown>;
  /** Your own id for the message. A second message of the application with the same id is refused. */
  eventId?: string | null | undefined;
  channels?: string[] | null | undefined;
  /** Days for which the payload is kept, 5 to 90. Default: 90. */
  payloadRetentionPeriod?: number | null | undefined;
}

export interface MessageOut {
  id: string;
  eventType: string;
  payload: Record<string, unknown>;
  eventId?: string | null | undefined;
  channels?: string[] | null | undefined;
  /** Time at which the message was accepted. */
  timestamp: Date;
  /** Endpoints of the message, without deleted ones. Present only with `with_status`. */
  destinations?: MessageDestination[] | undefined;
}

/** Status of a delivery: 0 success, 1 pending, 2 fail, 3 sending. */
export const MessageStatus = {
  Success: 0,
  Pending: 1,
  Fail: 2,
  Sending: 3,
} as const;
export type MessageStatus = (typeof MessageStatus)[keyof typeof MessageStatus];

/** Event that the webhook service sends about itself. */
export type OperationalEvent =
  | {
    type: "endpoint.created";
    data: {
      appId: string;
      appUid?: string | null | undefined;
      endpointId: string;
      endpointUid?: string | null | undefined;
    };
  }
  | {
    type: "endpoint.updated";
    data: {
      appId: string;
      appUid?: string | null | undefined;
      endpointId: string;
      endpointUid?: string | null | undefined;
    };
  }
  | {
    type: "endpoint.deleted";
    data: {
      appId: string;
      appUid?: string | null | undefined;
      endpointId: string;
      endpointUid?: string | null | undefined;
    };
  }
  | {
    type: "endpoint.disabled";
    data: {
      appId: string;
      appUid?: string | null | undefined;
      endpointId: string;
      endpointUid?: string | null | undefined;
      /** Time since which every attempt has failed. */
      failSince: string;
    };
  }
  | {
    type: "message.attempt.failing";
    data: {
      appId: string;
      appUid?: string | null | undefined;
      endpointId: string;
      endpointUid?: string | null | undefined;
      msgId: string;
      msgEventId?: string | null | undefined;
      lastAttempt: {
        id: string;
        responseStatusCode: number;
        /** Time of the attempt. */
        timestamp: string;
      };
    };
  }
  | {
    type: "message.attempt.exhausted";
    data: {
      appId: string;
      appUid?: string | null | undefined;
      endpointId: string;
      endpointUid?: string | null | undefined;
      msgId: string;
      msgEventId?: string | null | undefined;
      lastAttempt: {
        id: string;
        responseStatusCode: number;
        /** Time of the attempt. */
        timestamp: string;
      };
    };
  };

export interface RecoverIn {
  /** Start of the period; at most 14 days ago, and not in the future. */
  since: Date | string;
  /** End of the period. Default: now. */
  until?: Date | string | null | undefined;
}

export interface RecoverOut {
  id: string;
  status: "finished";
  task: string;
  /** Number of messages that were scheduled, at most 10,000: the oldest. */
  messages: number;
  /** Time at which the messages were scheduled. */
  updatedAt: Date;
}

export interface ReplayIn {
  /** Start of the period; at most 14 days ago, and not in the future. */
  since: Date | string;
  /** End of the period. Default: now. */
  until?: Date | string | null | undefined;
}

export type ResendOut = Record<string, never>;

/** Response times of the receiver. */
export interface ResponseTimes {
  /** Median, in milliseconds. */
  median: number;
  /** Slowest response, in milliseconds. */
  slowest: number;
}

export interface SettingsIn {
  customColor?: string | null | undefined;
  customFontFamily?: string | null | undefined;
  customLogoUrl?: string | null | undefined;
  customThemeOverride?: CustomThemeOverride | null | undefined;
  enableChannels?: boolean | null | undefined;
  enableIntegrationManagement?: boolean | null | undefined;
  customBaseFontSize?: number | null | undefined;
  /** Whether an endpoint is disabled once all its attempts have failed for five days. Default: true. */
  disableEndpointOnFailure?: boolean | null | undefined;
  /** Whether endpoints without TLS (http) are refused. Default: true. */
  enforceHttps?: boolean | null | undefined;
}

export interface SettingsOut {
  customColor?: string | null | undefined;
  customFontFamily?: string | null | undefined;
  customLogoUrl?: string | null | undefined;
  customThemeOverride?: CustomThemeOverride | null | undefined;
  enableChannels?: boolean | null | undefined;
  enableIntegrationManagement?: boolean | null | undefined;
  customBaseFontSize?: number | null | undefined;
  /** Whether an endpoint is disabled once all its attempts have failed for five days. Default: true. */
  disableEndpointOnFailure?: boolean | null | undefined;
  /** Whether endpoints without TLS (http) are refused. Default: true. */
  enforceHttps?: boolean | null | undefined;
}

/** Length of the period that one number covers. */
export type StatisticsPeriod = "OneDay" | "FiveMinutes";

/** Class of the receiver's response status; 0 without a response. */
export const StatusCodeClass = {
  CodeNone: 0,
  Code1xx: 100,
  Code2xx: 200,
  Code3xx: 300,
  Code4xx: 400,
  Code5xx: 500,
} as const;
export type StatusCodeClass = (typeof StatusCodeClass)[keyof typeof StatusCodeClass];

export interface ValidationError {
  /** Location of the error: body, query or path, then the names inside it. */
  loc: string[];
  msg: string;
  type: string;
}
