// Written by `npm run generate` from the contract. Do not edit.

import type { CallOptions, Page, PostOptions } from "../call-options.ts";
import type {
  AppPortalAccessIn,
  ApplicationIn,
  ApplicationOut,
  ApplicationPatch,
  ApplicationTokenExpireIn,
  AttemptStatisticsResponse,
  DashboardAccessOut,
  EndpointHeadersIn,
  EndpointHeadersOut,
  EndpointHeadersPatchIn,
  EndpointIn,
  EndpointOut,
  EndpointPatch,
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
  EventTypePatch,
  EventTypeSchemaIn,
  EventTypeUpdate,
  IntegrationIn,
  IntegrationKeyOut,
  IntegrationOut,
  IntegrationUpdate,
  ListResponseApplicationOut,
  ListResponseEndpointMessageOut,
  ListResponseEndpointOut,
  ListResponseEventTypeOut,
  ListResponseIntegrationOut,
  ListResponseMessageAttemptEndpointOut,
  ListResponseMessageAttemptOut,
  ListResponseMessageEndpointOut,
  ListResponseMessageOut,
  MessageAttemptOut,
  MessageIn,
  MessageOut,
  MessageStatus,
  RecoverIn,
  RecoverOut,
  ReplayIn,
  ResendOut,
  StatisticsPeriod,
  StatusCodeClass,
} from "./entities.ts";

/** Every call of the webhook-management API, as the client offers it. */
export interface Management {
  authentication: {
    /**
     * Creates an address that opens the portal of one application to anyone who has it, for 7 days.
     *
     * `POST /auth/dashboard-access/{app_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    dashboardAccess(appId: string, options?: PostOptions): Promise<DashboardAccessOut>;
    /**
     * Creates an address that opens the portal of one application, for a time, to anyone who has it.
     *
     * `POST /auth/app-portal-access/{app_id}` (docs/api/webhook-api.md §9).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    appPortalAccess(appId: string, appPortalAccessIn: AppPortalAccessIn, options?: PostOptions): Promise<DashboardAccessOut>;
    /**
     * Ends every access to the portal of an application.
     *
     * `POST /auth/app/{app_id}/expire-all` (docs/api/webhook-api.md §9).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    expireAll(appId: string, applicationTokenExpireIn: ApplicationTokenExpireIn, options?: PostOptions): Promise<void>;
    /**
     * Ends the dashboard access whose token is sent.
     *
     * `POST /auth/logout` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    logout(options?: PostOptions): Promise<void>;
  };
  application: {
    /**
     * Lists applications, oldest first.
     *
     * `GET /app` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: `iterator` or `prevIterator` of another page of the list.
     * - `options.limit`: Rows per page, at most 250. Default: 50.
     * - `options.order`: Order by time of creation. Default: the one that the call's summary names.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    list(options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; order?: "ascending" | "descending" | undefined }): Page<ListResponseApplicationOut>;
    /**
     * Creates an application.
     *
     * `POST /app` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.getIfExists`: Return an existing application with this uid, unchanged, instead of an error 409. Default: false.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    create(applicationIn: ApplicationIn, options?: PostOptions & { getIfExists?: boolean | undefined }): Promise<ApplicationOut>;
    /**
     * Creates an application.
     *
     * `POST /app` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    getOrCreate(applicationIn: ApplicationIn, options?: PostOptions): Promise<ApplicationOut>;
    /**
     * Reads an application.
     *
     * `GET /app/{app_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    get(appId: string, options?: CallOptions): Promise<ApplicationOut>;
    /**
     * Replaces an application. Omitted fields return to their defaults.
     *
     * `PUT /app/{app_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    update(appId: string, applicationIn: ApplicationIn, options?: CallOptions): Promise<ApplicationOut>;
    /**
     * Changes some fields of an application.
     *
     * `PATCH /app/{app_id}` (docs/api/webhook-api.md §9).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    patch(appId: string, applicationPatch: ApplicationPatch, options?: CallOptions): Promise<ApplicationOut>;
    /**
     * Deletes an application with its endpoints, and frees its uid.
     *
     * `DELETE /app/{app_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    delete(appId: string, options?: CallOptions): Promise<void>;
  };
  endpoint: {
    /**
     * Lists the endpoints of an application, newest first.
     *
     * `GET /app/{app_id}/endpoint` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: `iterator` or `prevIterator` of another page of the list.
     * - `options.limit`: Rows per page, at most 250. Default: 50.
     * - `options.order`: Order by time of creation. Default: the one that the call's summary names.
     * - `options.withFailing`: Include the current run of failures, as `failing`.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    list(appId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; order?: "ascending" | "descending" | undefined; withFailing?: boolean | undefined }): Page<ListResponseEndpointOut>;
    /**
     * Adds an endpoint.
     *
     * `POST /app/{app_id}/endpoint` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    create(appId: string, endpointIn: EndpointIn, options?: PostOptions): Promise<EndpointOut>;
    /**
     * Reads an endpoint.
     *
     * `GET /app/{app_id}/endpoint/{endpoint_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.withFailing`: Include the current run of failures, as `failing`.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    get(appId: string, endpointId: string, options?: CallOptions & { withFailing?: boolean | undefined }): Promise<EndpointOut>;
    /**
     * Replaces an endpoint. Omitted fields return to their defaults, so it is enabled unless disabled is true.
     *
     * `PUT /app/{app_id}/endpoint/{endpoint_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    update(appId: string, endpointId: string, endpointUpdate: EndpointUpdate, options?: CallOptions): Promise<EndpointOut>;
    /**
     * Changes some fields of an endpoint.
     *
     * `PATCH /app/{app_id}/endpoint/{endpoint_id}` (docs/api/webhook-api.md §9).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    patch(appId: string, endpointId: string, endpointPatch: EndpointPatch, options?: CallOptions): Promise<EndpointOut>;
    /**
     * Deletes an endpoint, and drops the messages that wait for it.
     *
     * `DELETE /app/{app_id}/endpoint/{endpoint_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    delete(appId: string, endpointId: string, options?: CallOptions): Promise<void>;
    /**
     * Reads the endpoint's custom headers. Sensitive values are hidden.
     *
     * `GET /app/{app_id}/endpoint/{endpoint_id}/headers` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    getHeaders(appId: string, endpointId: string, options?: CallOptions): Promise<EndpointHeadersOut>;
    /**
     * Replaces all of the endpoint's custom headers.
     *
     * `PUT /app/{app_id}/endpoint/{endpoint_id}/headers` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    updateHeaders(appId: string, endpointId: string, endpointHeadersIn: EndpointHeadersIn, options?: CallOptions): Promise<void>;
    /**
     * Sets some of the endpoint's custom headers. The value null removes a header.
     *
     * `PATCH /app/{app_id}/endpoint/{endpoint_id}/headers` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    patchHeaders(appId: string, endpointId: string, endpointHeadersPatchIn: EndpointHeadersPatchIn, options?: CallOptions): Promise<void>;
    /**
     * Reads the current signing secret.
     *
     * `GET /app/{app_id}/endpoint/{endpoint_id}/secret` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    getSecret(appId: string, endpointId: string, options?: CallOptions): Promise<EndpointSecretOut>;
    /**
     * Replaces the signing secret. The previous one also signs for 24 hours, or for gracePeriodSeconds.
     *
     * `POST /app/{app_id}/endpoint/{endpoint_id}/secret/rotate` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 400, 401, 403, 404, 409, 422; ConnectionError
     */
    rotateSecret(appId: string, endpointId: string, endpointSecretRotateIn: EndpointSecretRotateIn, options?: PostOptions): Promise<void>;
    /**
     * Counts the messages of an endpoint by status.
     *
     * `GET /app/{app_id}/endpoint/{endpoint_id}/stats` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.since`: Start of the period. Default, and at most: 28 days before its end.
     * - `options.until`: End of the period. Default: now; a later time counts as now.
     * - `options.withAsked`: Include how many messages wait for an attempt that recover or resend requested.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    getStats(appId: string, endpointId: string, options?: CallOptions & { since?: Date | string | undefined; until?: Date | string | undefined; withAsked?: boolean | undefined }): Promise<EndpointStats>;
    /**
     * Resends, in the background, the messages of a period that failed or wait for their next try.
     *
     * `POST /app/{app_id}/endpoint/{endpoint_id}/recover` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    recover(appId: string, endpointId: string, recoverIn: RecoverIn, options?: PostOptions): Promise<RecoverOut>;
    /**
     * Sends, in the background, messages of a period that match the endpoint's filters but were never queued for it.
     *
     * `POST /app/{app_id}/endpoint/{endpoint_id}/replay-missing` (docs/api/webhook-api.md §9).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    replayMissing(appId: string, endpointId: string, replayIn: ReplayIn, options?: PostOptions): Promise<RecoverOut>;
    /**
     * Sends an example of an event type to this endpoint only.
     *
     * `POST /app/{app_id}/endpoint/{endpoint_id}/send-example` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 400, 401, 403, 404, 409, 422; ConnectionError
     */
    sendExample(appId: string, endpointId: string, eventExampleIn: EventExampleIn, options?: PostOptions): Promise<MessageOut>;
  };
  environment: {
    /**
     * Exports all event types and settings.
     *
     * `POST /environment/export` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    export(options?: PostOptions): Promise<EnvironmentOut>;
    /**
     * Imports event types and settings: adds and changes them, and deletes none.
     *
     * `POST /environment/import` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    import(environmentIn: EnvironmentIn, options?: PostOptions): Promise<void>;
    /**
     * Reads the settings that a portal needs.
     *
     * `GET /environment/settings` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.withTime`: Include the environment's time, which differs from real time when a sandbox's clock was moved.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    getSettings(options?: CallOptions & { withTime?: boolean | undefined }): Promise<EnvironmentSettingsOut>;
  };
  eventType: {
    /**
     * Lists event types by name.
     *
     * `GET /event-type` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: `iterator` or `prevIterator` of another page of the list.
     * - `options.limit`: Rows per page, at most 250. Default: 50.
     * - `options.order`: Order by name. Default: `ascending`.
     * - `options.withContent`: Include the schemas; null without it.
     * - `options.includeArchived`: Include archived event types.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    list(options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; order?: "ascending" | "descending" | undefined; withContent?: boolean | undefined; includeArchived?: boolean | undefined }): Page<ListResponseEventTypeOut>;
    /**
     * Reads an event type, archived or not.
     *
     * `GET /event-type/{event_type_name}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    get(eventTypeName: string, options?: CallOptions): Promise<EventTypeOut>;
    /**
     * Creates an event type, or restores an archived one with the given fields.
     *
     * `POST /event-type` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    create(eventTypeIn: EventTypeIn, options?: PostOptions): Promise<EventTypeOut>;
    /**
     * Replaces an event type. Omitted fields return to their defaults.
     *
     * `PUT /event-type/{event_type_name}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    update(eventTypeName: string, eventTypeUpdate: EventTypeUpdate, options?: CallOptions): Promise<EventTypeOut>;
    /**
     * Changes some fields of an event type.
     *
     * `PATCH /event-type/{event_type_name}` (docs/api/webhook-api.md §9).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    patch(eventTypeName: string, eventTypePatch: EventTypePatch, options?: CallOptions): Promise<EventTypeOut>;
    /**
     * Archives an event type. Filters that name it keep working.
     *
     * `DELETE /event-type/{event_type_name}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    delete(eventTypeName: string, options?: CallOptions): Promise<void>;
    /**
     * Generates an example that fits a schema.
     *
     * `POST /event-type/schema/generate-example` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    generateExample(eventTypeSchemaIn: EventTypeSchemaIn, options?: PostOptions): Promise<EventTypeExampleOut>;
  };
  integration: {
    /**
     * Lists the integrations of an application, oldest first.
     *
     * `GET /app/{app_id}/integration` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: `iterator` or `prevIterator` of another page of the list.
     * - `options.limit`: Rows per page, at most 250. Default: 50.
     * - `options.order`: Order by time of creation. Default: the one that the call's summary names.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    list(appId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; order?: "ascending" | "descending" | undefined }): Page<ListResponseIntegrationOut>;
    /**
     * Creates an integration with its own key, which manages the application but not its integrations.
     *
     * `POST /app/{app_id}/integration` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    create(appId: string, integrationIn: IntegrationIn, options?: PostOptions): Promise<IntegrationOut>;
    /**
     * Reads an integration.
     *
     * `GET /app/{app_id}/integration/{integ_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    get(appId: string, integId: string, options?: CallOptions): Promise<IntegrationOut>;
    /**
     * Renames an integration.
     *
     * `PUT /app/{app_id}/integration/{integ_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    update(appId: string, integId: string, integrationUpdate: IntegrationUpdate, options?: CallOptions): Promise<IntegrationOut>;
    /**
     * Deletes an integration. Its key stops working at once.
     *
     * `DELETE /app/{app_id}/integration/{integ_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    delete(appId: string, integId: string, options?: CallOptions): Promise<void>;
    /**
     * Reads an integration's key.
     *
     * `GET /app/{app_id}/integration/{integ_id}/key` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    getKey(appId: string, integId: string, options?: CallOptions): Promise<IntegrationKeyOut>;
    /**
     * Replaces the key of an integration. The old one stops working at once.
     *
     * `POST /app/{app_id}/integration/{integ_id}/key/rotate` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    rotateKey(appId: string, integId: string, options?: PostOptions): Promise<IntegrationKeyOut>;
  };
  message: {
    /**
     * Lists messages, newest first.
     *
     * `GET /app/{app_id}/msg` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: `iterator` or `prevIterator` of another page of the list.
     * - `options.limit`: Rows per page, at most 250. Default: 50.
     * - `options.eventTypes`: Only messages of these event types.
     * - `options.channel`: Only messages on this channel.
     * - `options.before`: Only items created before this time.
     * - `options.after`: Only items created after this time. Without `before`, the first page has the oldest.
     * - `options.withContent`: Include payloads and receivers' responses; empty without it. Default: true.
     * - `options.withStatus`: Include the status of each message at each of its endpoints.
     * - `options.failed`: Only messages whose delivery to an endpoint failed and is not tried again.
     * - `options.search`: Only messages with this text in their ids, type or payload, ignoring the case of A to Z. A page searches 5000 messages at most: while done is false, its iterator continues the search.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    list(appId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; before?: Date | string | undefined; after?: Date | string | undefined; withContent?: boolean | undefined; withStatus?: boolean | undefined; failed?: boolean | undefined; search?: string | undefined }): Page<ListResponseMessageOut>;
    /**
     * Accepts a message and sends it to every endpoint whose filters match it.
     *
     * `POST /app/{app_id}/msg` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.withContent`: Include payloads and receivers' responses; empty without it. Default: true.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 413, 422; ConnectionError
     */
    create(appId: string, messageIn: MessageIn, options?: PostOptions & { withContent?: boolean | undefined }): Promise<MessageOut>;
    /**
     * Reads a message.
     *
     * `GET /app/{app_id}/msg/{msg_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.withContent`: Include payloads and receivers' responses; empty without it. Default: true.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    get(appId: string, msgId: string, options?: CallOptions & { withContent?: boolean | undefined }): Promise<MessageOut>;
  };
  messageAttempt: {
    /**
     * Lists the attempts made for an endpoint, newest first.
     *
     * `GET /app/{app_id}/attempt/endpoint/{endpoint_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: `iterator` or `prevIterator` of another page of the list.
     * - `options.limit`: Rows per page, at most 250. Default: 50.
     * - `options.status`: Only those with this status.
     * - `options.statusCodeClass`: Only attempts with this class of response.
     * - `options.eventTypes`: Only messages of these event types.
     * - `options.channel`: Only messages on this channel.
     * - `options.before`: Only items created before this time.
     * - `options.after`: Only items created after this time. Without `before`, the first page has the oldest.
     * - `options.withContent`: Include payloads and receivers' responses; empty without it. Default: true.
     * - `options.withDelivery`: Include each attempt's event type, try number, duration and next try.
     * - `options.waiting`: Only attempts whose message will be tried again: the newest attempt of each.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    listByEndpoint(appId: string, endpointId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; status?: MessageStatus | undefined; statusCodeClass?: StatusCodeClass | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; before?: Date | string | undefined; after?: Date | string | undefined; withContent?: boolean | undefined; withDelivery?: boolean | undefined; waiting?: boolean | undefined }): Page<ListResponseMessageAttemptOut>;
    /**
     * Lists the attempts made for a message, newest first.
     *
     * `GET /app/{app_id}/attempt/msg/{msg_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: `iterator` or `prevIterator` of another page of the list.
     * - `options.limit`: Rows per page, at most 250. Default: 50.
     * - `options.status`: Only those with this status.
     * - `options.statusCodeClass`: Only attempts with this class of response.
     * - `options.eventTypes`: Only messages of these event types.
     * - `options.channel`: Only messages on this channel.
     * - `options.before`: Only items created before this time.
     * - `options.after`: Only items created after this time. Without `before`, the first page has the oldest.
     * - `options.endpointId`: Id or uid of the endpoint.
     * - `options.withContent`: Include payloads and receivers' responses; empty without it. Default: true.
     * - `options.withDelivery`: Include each attempt's event type, try number, duration and next try.
     * - `options.waiting`: Only attempts whose message will be tried again: the newest attempt of each.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    listByMsg(appId: string, msgId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; status?: MessageStatus | undefined; statusCodeClass?: StatusCodeClass | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; before?: Date | string | undefined; after?: Date | string | undefined; endpointId?: string | undefined; withContent?: boolean | undefined; withDelivery?: boolean | undefined; waiting?: boolean | undefined }): Page<ListResponseMessageAttemptOut>;
    /**
     * Lists the attempts made for a message, newest first.
     *
     * `GET /app/{app_id}/attempt/msg/{msg_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: `iterator` or `prevIterator` of another page of the list.
     * - `options.limit`: Rows per page, at most 250. Default: 50.
     * - `options.status`: Only those with this status.
     * - `options.statusCodeClass`: Only attempts with this class of response.
     * - `options.eventTypes`: Only messages of these event types.
     * - `options.channel`: Only messages on this channel.
     * - `options.before`: Only items created before this time.
     * - `options.after`: Only items created after this time. Without `before`, the first page has the oldest.
     * - `options.endpointId`: Id or uid of the endpoint.
     * - `options.withContent`: Include payloads and receivers' responses; empty without it. Default: true.
     * - `options.withDelivery`: Include each attempt's event type, try number, duration and next try.
     * - `options.waiting`: Only attempts whose message will be tried again: the newest attempt of each.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    list(appId: string, msgId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; status?: MessageStatus | undefined; statusCodeClass?: StatusCodeClass | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; before?: Date | string | undefined; after?: Date | string | undefined; endpointId?: string | undefined; withContent?: boolean | undefined; withDelivery?: boolean | undefined; waiting?: boolean | undefined }): Page<ListResponseMessageAttemptOut>;
    /**
     * Lists the attempts made for a message, newest first. listByMsg has more filters.
     *
     * `GET /app/{app_id}/msg/{msg_id}/attempt` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: `iterator` or `prevIterator` of another page of the list.
     * - `options.limit`: Rows per page, at most 250. Default: 50.
     * - `options.endpointId`: Id or uid of the endpoint.
     * - `options.eventTypes`: Only messages of these event types.
     * - `options.channel`: Only messages on this channel.
     * - `options.status`: Only those with this status.
     * - `options.before`: Only items created before this time.
     * - `options.after`: Only items created after this time. Without `before`, the first page has the oldest.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     * @deprecated kept for callers of the first API
     */
    listByMsgDeprecated(appId: string, msgId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; endpointId?: string | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; status?: MessageStatus | undefined; before?: Date | string | undefined; after?: Date | string | undefined }): Page<ListResponseMessageAttemptOut>;
    /**
     * Reads one attempt.
     *
     * `GET /app/{app_id}/msg/{msg_id}/attempt/{attempt_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.withHeaders`: Include the headers of the request. Sensitive values of the endpoint's custom headers are hidden.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    get(appId: string, msgId: string, attemptId: string, options?: CallOptions & { withHeaders?: boolean | undefined }): Promise<MessageAttemptOut>;
    /**
     * Resends a message to an endpoint at once, whatever its filters. A disabled endpoint gets nothing.
     *
     * `POST /app/{app_id}/msg/{msg_id}/endpoint/{endpoint_id}/resend` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    resend(appId: string, msgId: string, endpointId: string, options?: PostOptions): Promise<ResendOut>;
    /**
     * Lists the messages for an endpoint with the status of each, newest first.
     *
     * `GET /app/{app_id}/endpoint/{endpoint_id}/msg` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: `iterator` or `prevIterator` of another page of the list.
     * - `options.limit`: Rows per page, at most 250. Default: 50.
     * - `options.eventTypes`: Only messages of these event types.
     * - `options.channel`: Only messages on this channel.
     * - `options.status`: Only those with this status.
     * - `options.before`: Only items created before this time.
     * - `options.after`: Only items created after this time. Without `before`, the first page has the oldest.
     * - `options.withContent`: Include payloads and receivers' responses; empty without it. Default: true.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    listAttemptedMessages(appId: string, endpointId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; status?: MessageStatus | undefined; before?: Date | string | undefined; after?: Date | string | undefined; withContent?: boolean | undefined }): Page<ListResponseEndpointMessageOut>;
    /**
     * Lists the endpoints of a message, deleted ones too, with the status of each.
     *
     * `GET /app/{app_id}/msg/{msg_id}/endpoint` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: `iterator` or `prevIterator` of another page of the list.
     * - `options.limit`: Rows per page, at most 250. Default: 50.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    listAttemptedDestinations(appId: string, msgId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined }): Page<ListResponseMessageEndpointOut>;
    /**
     * Lists the attempts made for a message and one endpoint, newest first.
     *
     * `GET /app/{app_id}/msg/{msg_id}/endpoint/{endpoint_id}/attempt` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: `iterator` or `prevIterator` of another page of the list.
     * - `options.limit`: Rows per page, at most 250. Default: 50.
     * - `options.eventTypes`: Only messages of these event types.
     * - `options.channel`: Only messages on this channel.
     * - `options.status`: Only those with this status.
     * - `options.before`: Only items created before this time.
     * - `options.after`: Only items created after this time. Without `before`, the first page has the oldest.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     * @deprecated kept for callers of the first API
     */
    listAttemptsForEndpoint(appId: string, msgId: string, endpointId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; status?: MessageStatus | undefined; before?: Date | string | undefined; after?: Date | string | undefined }): Page<ListResponseMessageAttemptEndpointOut>;
  };
  statistics: {
    /**
     * Counts the attempts of an application over time.
     *
     * `GET /stats/app/{app_id}/attempt` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.startDate`: Start of the counts, moved back to a whole period. Default: 28 days before the end.
     * - `options.endDate`: End of the counts, moved on to a whole period. Default: now.
     * - `options.period`: Length of a period: FiveMinutes for 8 days at most, OneDay for 366. Default: FiveMinutes for a day or less.
     * - `options.withResponseTimes`: Include the median and the slowest of the response times.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    appAttempts(appId: string, options?: CallOptions & { startDate?: Date | string | undefined; endDate?: Date | string | undefined; period?: StatisticsPeriod | undefined; withResponseTimes?: boolean | undefined }): Promise<AttemptStatisticsResponse>;
    /**
     * Counts the attempts of an endpoint over time.
     *
     * `GET /stats/app/{app_id}/ep/{endpoint_id}/attempt` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.startDate`: Start of the counts, moved back to a whole period. Default: 28 days before the end.
     * - `options.endDate`: End of the counts, moved on to a whole period. Default: now.
     * - `options.period`: Length of a period: FiveMinutes for 8 days at most, OneDay for 366. Default: FiveMinutes for a day or less.
     * - `options.withResponseTimes`: Include the median and the slowest of the response times.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    endpointAttempts(appId: string, endpointId: string, options?: CallOptions & { startDate?: Date | string | undefined; endDate?: Date | string | undefined; period?: StatisticsPeriod | undefined; withResponseTimes?: boolean | undefined }): Promise<AttemptStatisticsResponse>;
  };
  health: {
    /**
     * Answers 204 while the service is up.
     *
     * `GET /health` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 422; ConnectionError
     */
    get(options?: CallOptions): Promise<void>;
  };
}
