// Written by `npm run generate` from the contract. Do not edit.

/** One receiver of messages, usually a customer of yours. */
export interface ApplicationIn {
  /** For people. */
  name: string;
  /** Messages per second; none when absent. */
  rateLimit?: number | null | undefined;
  /** The newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Your own name for it, unique in its scope. */
  uid?: string | null | undefined;
  /** Your own notes on it, by name. */
  metadata?: Record<string, string> | null | undefined;
}

export interface ApplicationOut {
  id: string;
  name: string;
  rateLimit?: number | null | undefined;
  /** The newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  uid?: string | null | undefined;
  /** Your own notes on it. */
  metadata: Record<string, string>;
  /** When it was made. */
  createdAt: Date;
  /** When it was last changed. */
  updatedAt: Date;
}

/** What is left out stays; null clears. */
export interface ApplicationPatch {
  /** For people. */
  name?: string | undefined;
  /** Messages per second; none when absent. */
  rateLimit?: number | null | undefined;
  /** The newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Your own name for it, unique in its scope. */
  uid?: string | null | undefined;
  /** Your own notes on it, by name. */
  metadata?: Record<string, string> | null | undefined;
}

/** When the accesses end: at once, unless told. */
export interface ApplicationTokenExpireIn {
  /** Seconds until then. */
  expiry?: number | null | undefined;
}

/** How long the portal stays open, and how it looks. */
export interface AppPortalAccessIn {
  /** Seconds until the access ends. */
  expiry?: number | null | undefined;
  /** Of the portal's buttons; made readable in both themes. */
  customColor?: string | null | undefined;
  /** A font that its readers' devices have. */
  customFontFamily?: string | null | undefined;
  /** In place of our icon; readers' browsers fetch it. */
  customLogoUrl?: string | null | undefined;
  /** Pages that may show the portal in a frame, by origin. */
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
  /** null where nothing was answered; with_response_times alone tells. */
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
  /** A bearer token of this application alone. */
  token: string;
  /** A page that is logged in with it. */
  url: string;
}

/** Every attempt has failed since then. */
export interface EndpointFailing {
  /** When the first of the attempts was made that have all failed since. */
  since: Date;
  /** When the message of that attempt was accepted: what to recover from. */
  messagesSince: Date;
}

/** Headers sent with every delivery; replaces all. */
export interface EndpointHeadersIn {
  headers: Record<string, string>;
}

export interface EndpointHeadersOut {
  /** Names and values that may be read. */
  headers: Record<string, string>;
  /** Names whose values are hidden. */
  sensitive: string[];
}

/** Headers to set; null removes one, as its name in deleteHeaders does. */
export interface EndpointHeadersPatchIn {
  headers: Record<string, string | null>;
  /** Names of headers to remove. */
  deleteHeaders?: string[] | null | undefined;
}

/** One address that messages of an application are sent to. */
export interface EndpointIn {
  /** Which version of the event schemas it takes. */
  version?: number | null | undefined;
  /** For people. */
  description?: string | null | undefined;
  /** Sends nothing while true. */
  disabled?: boolean | null | undefined;
  /** Your own name for it, unique in its scope. */
  uid?: string | null | undefined;
  /** Only these event types; all when absent. */
  filterTypes?: string[] | null | undefined;
  /** Only messages of these channels; all when absent. */
  channels?: string[] | null | undefined;
  /** The newer name of filterTypes. */
  eventTypes?: string[] | null | undefined;
  /** Messages per second; none when absent. */
  rateLimit?: number | null | undefined;
  /** The newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Your own notes on it, by name. */
  metadata?: Record<string, string> | null | undefined;
  /** Where messages are sent. */
  url: string;
  /** Signing secret; made by the server when absent. */
  secret?: string | null | undefined;
  /** Headers sent with every delivery. */
  headers?: Record<string, string> | null | undefined;
}

/** A message and where its delivery to one endpoint stands. */
export interface EndpointMessageOut {
  id: string;
  eventType: string;
  payload: Record<string, unknown>;
  eventId?: string | null | undefined;
  channels?: string[] | null | undefined;
  /** When it was accepted. */
  timestamp: Date;
  status: MessageStatus;
  statusText: "success" | "pending" | "fail" | "sending";
  /** When it is tried next; absent when it is not. */
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
  /** The newer name of filterTypes. */
  eventTypes?: string[] | null | undefined;
  channels?: string[] | null | undefined;
  rateLimit?: number | null | undefined;
  /** The newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Your own notes on it. */
  metadata: Record<string, string>;
  /** When it was made. */
  createdAt: Date;
  /** When it was last changed. */
  updatedAt: Date;
  /** null where the newest attempt succeeded; with_failing alone tells. */
  failing?: EndpointFailing | null | undefined;
}

/** What is left out stays; null clears. */
export interface EndpointPatch {
  /** Which version of the event schemas it takes. */
  version?: number | null | undefined;
  /** For people. */
  description?: string | null | undefined;
  /** Sends nothing while true. */
  disabled?: boolean | null | undefined;
  /** Your own name for it, unique in its scope. */
  uid?: string | null | undefined;
  /** Only these event types; all when absent. */
  filterTypes?: string[] | null | undefined;
  /** Only messages of these channels; all when absent. */
  channels?: string[] | null | undefined;
  /** The newer name of filterTypes. */
  eventTypes?: string[] | null | undefined;
  /** Messages per second; none when absent. */
  rateLimit?: number | null | undefined;
  /** The newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Your own notes on it, by name. */
  metadata?: Record<string, string> | null | undefined;
  /** Where messages are sent. */
  url?: string | undefined;
}

export interface EndpointSecretOut {
  key: string;
}

/** The new secret; made by the server when absent. */
export interface EndpointSecretRotateIn {
  /** Signing secret; made by the server when absent. */
  key?: string | null | undefined;
  /** Seconds that the secret before goes on signing beside the new one. */
  gracePeriodSeconds?: number | null | undefined;
}

/** Messages of the last 28 days by status. */
export interface EndpointStats {
  success: number;
  pending: number;
  sending: number;
  fail: number;
  /** Of all these, how many wait for an attempt that was asked for; with_asked alone tells. */
  asked?: number | undefined;
}

export interface EndpointUpdate {
  /** Which version of the event schemas it takes. */
  version?: number | null | undefined;
  /** For people. */
  description?: string | null | undefined;
  /** Sends nothing while true. */
  disabled?: boolean | null | undefined;
  /** Your own name for it, unique in its scope. */
  uid?: string | null | undefined;
  /** Only these event types; all when absent. */
  filterTypes?: string[] | null | undefined;
  /** Only messages of these channels; all when absent. */
  channels?: string[] | null | undefined;
  /** The newer name of filterTypes. */
  eventTypes?: string[] | null | undefined;
  /** Messages per second; none when absent. */
  rateLimit?: number | null | undefined;
  /** The newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Your own notes on it, by name. */
  metadata?: Record<string, string> | null | undefined;
  /** Where messages are sent. */
  url: string;
}

export interface EnvironmentIn {
  /** When it was exported. */
  createdAt?: Date | string | null | undefined;
  eventTypes?: EventTypeIn[] | null | undefined;
  settings?: SettingsIn | null | undefined;
  version?: number | null | undefined;
}

export interface EnvironmentOut {
  /** When it was exported. */
  createdAt: Date;
  eventTypes: EventTypeOut[];
  settings?: SettingsOut | null | undefined;
  version?: number | undefined;
  /** Always empty; clients of today read the list. */
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
  /** What time it is in the environment; with_time alone tells. */
  time?: Date | undefined;
}

export interface EventExampleIn {
  /** Name of an event type; groups are divided by full stops. */
  eventType: string;
  /** What is sent in place of the event type's example. */
  payload?: Record<string, unknown> | undefined;
}

export interface EventTypeExampleOut {
  example: unknown;
}

/** A kind of message, which endpoints can choose. */
export interface EventTypeIn {
  /** Name of an event type; groups are divided by full stops. */
  name: string;
  /** What the event means. */
  description: string;
  /** Not offered any more. */
  archived?: boolean | null | undefined;
  /** Schema of the payload by version. */
  schemas?: Record<string, Record<string, unknown>> | null | undefined;
  /** The group it is shown in. */
  groupName?: string | null | undefined;
}

export interface EventTypeOut {
  name: string;
  description: string;
  archived?: boolean | undefined;
  /** Schema of the payload by version. */
  schemas?: Record<string, Record<string, unknown>> | null | undefined;
  groupName?: string | null | undefined;
  /** Always false: an event type is archived instead. */
  deprecated: false;
  /** When it was made. */
  createdAt: Date;
  /** When it was last changed. */
  updatedAt: Date;
}

/** What is left out stays; null clears. */
export interface EventTypePatch {
  /** What the event means. */
  description?: string | undefined;
  /** Not offered any more. */
  archived?: boolean | null | undefined;
  /** Schema of the payload by version. */
  schemas?: Record<string, Record<string, unknown>> | null | undefined;
  /** The group it is shown in. */
  groupName?: string | null | undefined;
}

export interface EventTypeSchemaIn {
  /** JSON Schema, draft 7. */
  schema: Record<string, unknown>;
}

export interface EventTypeUpdate {
  /** What the event means. */
  description: string;
  /** Not offered any more. */
  archived?: boolean | null | undefined;
  /** Schema of the payload by version. */
  schemas?: Record<string, Record<string, unknown>> | null | undefined;
  /** The group it is shown in. */
  groupName?: string | null | undefined;
}

/** What every error but 422 answers. */
export interface HttpErrorOut {
  /** For programs. */
  code: string;
  /** For people. */
  detail: string;
}

/** What 422 answers. */
export interface HTTPValidationError {
  detail?: ValidationError[] | undefined;
}

/** A third party that may manage an application with a key of its own. */
export interface IntegrationIn {
  /** For people. */
  name: string;
}

export interface IntegrationKeyOut {
  key: string;
}

export interface IntegrationOut {
  id: string;
  name: string;
  /** When it was made. */
  createdAt: Date;
  /** When it was last changed. */
  updatedAt: Date;
}

export interface IntegrationUpdate {
  /** For people. */
  name: string;
}

export interface ListResponseApplicationOut {
  data: ApplicationOut[];
  /** Nothing more in this direction. */
  done: boolean;
  /** Goes on after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
}

export interface ListResponseEndpointMessageOut {
  data: EndpointMessageOut[];
  /** Nothing more in this direction. */
  done: boolean;
  /** Goes on after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
  /** Goes back before the first row, given as iterator. */
  prevIterator?: string | null | undefined;
}

export interface ListResponseEndpointOut {
  data: EndpointOut[];
  /** Nothing more in this direction. */
  done: boolean;
  /** Goes on after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
}

export interface ListResponseEventTypeOut {
  data: EventTypeOut[];
  /** Nothing more in this direction. */
  done: boolean;
  /** Goes on after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
}

export interface ListResponseIntegrationOut {
  data: IntegrationOut[];
  /** Nothing more in this direction. */
  done: boolean;
  /** Goes on after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
}

export interface ListResponseMessageAttemptEndpointOut {
  data: MessageAttemptEndpointOut[];
  /** Nothing more in this direction. */
  done: boolean;
  /** Goes on after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
  /** Goes back before the first row, given as iterator. */
  prevIterator?: string | null | undefined;
}

export interface ListResponseMessageAttemptOut {
  data: MessageAttemptOut[];
  /** Nothing more in this direction. */
  done: boolean;
  /** Goes on after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
  /** Goes back before the first row, given as iterator. */
  prevIterator?: string | null | undefined;
}

export interface ListResponseMessageEndpointOut {
  data: MessageEndpointOut[];
  /** Nothing more in this direction. */
  done: boolean;
  /** Goes on after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
}

export interface ListResponseMessageOut {
  data: MessageOut[];
  /** Nothing more in this direction. */
  done: boolean;
  /** Goes on after the last row; absent on an empty page. */
  iterator?: string | null | undefined;
  /** Goes back before the first row, given as iterator. */
  prevIterator?: string | null | undefined;
}

export interface MessageAttemptEndpointOut {
  id: string;
  msgId: string;
  endpointId: string;
  /** What the receiver answered, or why it did not. */
  response: string;
  /** The receiver's status; 0 when there was none. */
  responseStatusCode: number;
  status: MessageStatus;
  statusText: "success" | "pending" | "fail" | "sending";
  /** When it was made. */
  timestamp: Date;
  triggerType: MessageAttemptTriggerType;
}

/** One try of one delivery. */
export interface MessageAttemptOut {
  id: string;
  msgId: string;
  endpointId: string;
  /** What the receiver answered, or why it did not. */
  response: string;
  /** The receiver's status; 0 when there was none. */
  responseStatusCode: number;
  status: MessageStatus;
  statusText: "success" | "pending" | "fail" | "sending";
  /** When it was made. */
  timestamp: Date;
  triggerType: MessageAttemptTriggerType;
  /** The message's event type; with_delivery alone tells. */
  eventType?: string | undefined;
  /** Which try of the schedule it was, from 1; absent of one by hand. with_delivery alone tells. */
  tryNumber?: number | undefined;
  /** When it is tried next; of the newest attempt, and with_delivery, alone. */
  nextAttempt?: Date | null | undefined;
  /** Milliseconds until it was answered, or given up; null where unknown. with_delivery alone tells. */
  responseDurationMs?: number | null | undefined;
  /** What it was sent with; with_headers alone tells. null where nothing was sent, or it was not kept. */
  requestHeaders?: EndpointHeadersOut | null | undefined;
}

/** 0 scheduled, 1 manual. */
export const MessageAttemptTriggerType = {
  Scheduled: 0,
  Manual: 1,
} as const;
export type MessageAttemptTriggerType = (typeof MessageAttemptTriggerType)[keyof typeof MessageAttemptTriggerType];

/** Where a message's delivery to one endpoint stands. */
export interface MessageDestination {
  endpointId: string;
  status: MessageStatus;
  statusText: "success" | "pending" | "fail" | "sending";
  /** When it is tried next; absent when it is not. */
  nextAttempt?: Date | null | undefined;
}

/** An endpoint and where one message's delivery to it stands. */
export interface MessageEndpointOut {
  id: string;
  url: string;
  version: number;
  description?: string | undefined;
  disabled?: boolean | undefined;
  uid?: string | null | undefined;
  filterTypes?: string[] | null | undefined;
  /** The newer name of filterTypes. */
  eventTypes?: string[] | null | undefined;
  channels?: string[] | null | undefined;
  rateLimit?: number | null | undefined;
  /** The newer name of rateLimit. */
  throttleRate?: number | null | undefined;
  /** Your own notes on it. */
  metadata: Record<string, string>;
  /** When it was made. */
  createdAt: Date;
  /** When it last changed; clients of today read it here too. */
  updatedAt?: Date | undefined;
  status: MessageStatus;
  statusText: "success" | "pending" | "fail" | "sending";
  /** When it is tried next; absent when it is not. */
  nextAttempt?: Date | null | undefined;
}

/** One event, sent to every endpoint that wants it. */
export interface MessageIn {
  /** Name of an event type; groups are divided by full stops. */
  eventType: string;
  /** The event itself; sent to receivers as it is. */
  payload: Record<string, unknown>;
  /** Your own id; a second message of the same id is refused. */
  eventId?: string | null | undefined;
  channels?: string[] | null | undefined;
  /** Days the payload is kept. */
  payloadRetentionPeriod?: number | null | undefined;
}

export interface MessageOut {
  id: string;
  eventType: string;
  payload: Record<string, unknown>;
  eventId?: string | null | undefined;
  channels?: string[] | null | undefined;
  /** When it was accepted. */
  timestamp: Date;
  /** The endpoints it is meant for, without deleted ones; with_status alone tells. */
  destinations?: MessageDestination[] | undefined;
}

/** 0 success, 1 pending, 2 fail, 3 sending. */
export const MessageStatus = {
  Success: 0,
  Pending: 1,
  Fail: 2,
  Sending: 3,
} as const;
export type MessageStatus = (typeof MessageStatus)[keyof typeof MessageStatus];

/** Something that happened inside the webhook service. */
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
      /** When every delivery began to fail. */
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
        /** When it was made. */
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
        /** When it was made. */
        timestamp: string;
      };
    };
  };

export interface RecoverIn {
  /** What was made since then; at most 14 days back. */
  since: Date | string;
  /** And before this; until now, unless told. */
  until?: Date | string | null | undefined;
}

export interface RecoverOut {
  id: string;
  status: "finished";
  task: string;
  /** How many messages are sent. */
  messages: number;
  /** When they were scheduled. */
  updatedAt: Date;
}

export interface ReplayIn {
  /** What was made since then; at most 14 days back. */
  since: Date | string;
  /** And before this; until now, unless told. */
  until?: Date | string | null | undefined;
}

export type ResendOut = Record<string, never>;

/** How long the receiver took to answer. */
export interface ResponseTimes {
  /** Milliseconds. */
  median: number;
  /** Milliseconds. */
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
  /** Disable an endpoint that fails for five days. */
  disableEndpointOnFailure?: boolean | null | undefined;
  /** Refuse endpoints without TLS. */
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
  /** Disable an endpoint that fails for five days. */
  disableEndpointOnFailure?: boolean | null | undefined;
  /** Refuse endpoints without TLS. */
  enforceHttps?: boolean | null | undefined;
}

/** How much time one number stands for. */
export type StatisticsPeriod = "OneDay" | "FiveMinutes";

/** Class of the receiver's answer; 0 when there was none. */
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
  /** Where: body, query or path, then the names inside it. */
  loc: string[];
  msg: string;
  type: string;
}
