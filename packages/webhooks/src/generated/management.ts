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
     * Opens the portal of one application to whoever holds the answered address.
     *
     * `POST /auth/dashboard-access/{app_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    dashboardAccess(appId: string, options?: PostOptions): Promise<DashboardAccessOut>;
    /**
     * Opens the portal of one application, for a time, to whoever holds the answered address.
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
     * Ends the dashboard access it is asked with.
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
     * - `options.iterator`: The iterator or prevIterator of an earlier page.
     * - `options.limit`: Rows per page.
     * - `options.order`: By when each was made; otherwise as the summary says.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    list(options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; order?: "ascending" | "descending" | undefined }): Page<ListResponseApplicationOut>;
    /**
     * Makes an application.
     *
     * `POST /app` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.getIfExists`: Answer the application of this uid, unchanged, instead of 409.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    create(applicationIn: ApplicationIn, options?: PostOptions & { getIfExists?: boolean | undefined }): Promise<ApplicationOut>;
    /**
     * Makes an application.
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
     * Replaces an application; what is left out falls back.
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
     * Deletes an application with its endpoints; its uid becomes free.
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
     * - `options.iterator`: The iterator or prevIterator of an earlier page.
     * - `options.limit`: Rows per page.
     * - `options.order`: By when each was made; otherwise as the summary says.
     * - `options.withFailing`: Answer since when every attempt has failed.
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
     * - `options.withFailing`: Answer since when every attempt has failed.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    get(appId: string, endpointId: string, options?: CallOptions & { withFailing?: boolean | undefined }): Promise<EndpointOut>;
    /**
     * Replaces an endpoint; what is left out falls back. Enables it again unless disabled is true.
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
     * Deletes an endpoint; what waits for it is dropped.
     *
     * `DELETE /app/{app_id}/endpoint/{endpoint_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    delete(appId: string, endpointId: string, options?: CallOptions): Promise<void>;
    /**
     * Reads the endpoint's own headers; sensitive values are hidden.
     *
     * `GET /app/{app_id}/endpoint/{endpoint_id}/headers` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    getHeaders(appId: string, endpointId: string, options?: CallOptions): Promise<EndpointHeadersOut>;
    /**
     * Replaces all of the endpoint's own headers.
     *
     * `PUT /app/{app_id}/endpoint/{endpoint_id}/headers` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    updateHeaders(appId: string, endpointId: string, endpointHeadersIn: EndpointHeadersIn, options?: CallOptions): Promise<void>;
    /**
     * Sets some of the endpoint's own headers; null removes one.
     *
     * `PATCH /app/{app_id}/endpoint/{endpoint_id}/headers` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    patchHeaders(appId: string, endpointId: string, endpointHeadersPatchIn: EndpointHeadersPatchIn, options?: CallOptions): Promise<void>;
    /**
     * Reads the signing secret in force.
     *
     * `GET /app/{app_id}/endpoint/{endpoint_id}/secret` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    getSecret(appId: string, endpointId: string, options?: CallOptions): Promise<EndpointSecretOut>;
    /**
     * Puts a new signing secret in force; the old one goes on signing for 24 hours, or as told.
     *
     * `POST /app/{app_id}/endpoint/{endpoint_id}/secret/rotate` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 400, 401, 403, 404, 409, 422; ConnectionError
     */
    rotateSecret(appId: string, endpointId: string, endpointSecretRotateIn: EndpointSecretRotateIn, options?: PostOptions): Promise<void>;
    /**
     * Counts messages by status.
     *
     * `GET /app/{app_id}/endpoint/{endpoint_id}/stats` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.since`: What was made since then; at most 28 days back.
     * - `options.until`: And before this.
     * - `options.withAsked`: Answer how many wait for an attempt that recover or resend asked for.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    getStats(appId: string, endpointId: string, options?: CallOptions & { since?: Date | string | undefined; until?: Date | string | undefined; withAsked?: boolean | undefined }): Promise<EndpointStats>;
    /**
     * Sends again, in the background, what failed since a moment, or waits for its next try.
     *
     * `POST /app/{app_id}/endpoint/{endpoint_id}/recover` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    recover(appId: string, endpointId: string, recoverIn: RecoverIn, options?: PostOptions): Promise<RecoverOut>;
    /**
     * Sends, in the background, what the endpoint was never sent though it fits its filters, such as what was before it.
     *
     * `POST /app/{app_id}/endpoint/{endpoint_id}/replay-missing` (docs/api/webhook-api.md §9).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    replayMissing(appId: string, endpointId: string, replayIn: ReplayIn, options?: PostOptions): Promise<RecoverOut>;
    /**
     * Sends an example of an event type to this endpoint alone.
     *
     * `POST /app/{app_id}/endpoint/{endpoint_id}/send-example` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 400, 401, 403, 404, 409, 422; ConnectionError
     */
    sendExample(appId: string, endpointId: string, eventExampleIn: EventExampleIn, options?: PostOptions): Promise<MessageOut>;
  };
  environment: {
    /**
     * Reads all event types and settings, to be imported elsewhere.
     *
     * `POST /environment/export` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    export(options?: PostOptions): Promise<EnvironmentOut>;
    /**
     * Adds and changes event types and settings; deletes nothing.
     *
     * `POST /environment/import` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    import(environmentIn: EnvironmentIn, options?: PostOptions): Promise<void>;
    /**
     * Reads the settings a portal needs.
     *
     * `GET /environment/settings` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.withTime`: Answer the environment's time too: a sandbox's clock can be moved.
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
     * - `options.iterator`: The iterator or prevIterator of an earlier page.
     * - `options.limit`: Rows per page.
     * - `options.order`: By when each was made; otherwise as the summary says.
     * - `options.withContent`: Answer the schemas too.
     * - `options.includeArchived`: Answer archived ones too.
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
     * Makes an event type, or brings an archived one back.
     *
     * `POST /event-type` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    create(eventTypeIn: EventTypeIn, options?: PostOptions): Promise<EventTypeOut>;
    /**
     * Replaces an event type; what is left out falls back.
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
     * Archives an event type; filters that name it keep working.
     *
     * `DELETE /event-type/{event_type_name}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    delete(eventTypeName: string, options?: CallOptions): Promise<void>;
    /**
     * Makes up an example that fits a schema.
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
     * - `options.iterator`: The iterator or prevIterator of an earlier page.
     * - `options.limit`: Rows per page.
     * - `options.order`: By when each was made; otherwise as the summary says.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    list(appId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; order?: "ascending" | "descending" | undefined }): Page<ListResponseIntegrationOut>;
    /**
     * Makes an integration with a key of its own.
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
     * Deletes an integration; its key stops working at once.
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
     * Gives an integration a new key; the old one stops working at once.
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
     * - `options.iterator`: The iterator or prevIterator of an earlier page.
     * - `options.limit`: Rows per page.
     * - `options.eventTypes`: Only these event types.
     * - `options.channel`: A channel messages can be narrowed by.
     * - `options.before`: Only what was made before this.
     * - `options.after`: Only what was made after this.
     * - `options.withContent`: Answer what was sent and answered too.
     * - `options.withStatus`: Answer where each message stands at each of its endpoints.
     * - `options.failed`: Only messages that an endpoint did not get, and that are not tried again there.
     * - `options.search`: Only messages with this text in their ids, type or payload, whatever the case of A to Z. A page looks at 5000 messages at most: while done is false, its iterator looks further.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    list(appId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; before?: Date | string | undefined; after?: Date | string | undefined; withContent?: boolean | undefined; withStatus?: boolean | undefined; failed?: boolean | undefined; search?: string | undefined }): Page<ListResponseMessageOut>;
    /**
     * Accepts a message and sends it to every endpoint that wants it.
     *
     * `POST /app/{app_id}/msg` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.withContent`: Answer what was sent and answered too.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 413, 422; ConnectionError
     */
    create(appId: string, messageIn: MessageIn, options?: PostOptions & { withContent?: boolean | undefined }): Promise<MessageOut>;
    /**
     * Reads a message.
     *
     * `GET /app/{app_id}/msg/{msg_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.withContent`: Answer what was sent and answered too.
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
     * - `options.iterator`: The iterator or prevIterator of an earlier page.
     * - `options.limit`: Rows per page.
     * - `options.status`
     * - `options.statusCodeClass`
     * - `options.eventTypes`: Only these event types.
     * - `options.channel`: A channel messages can be narrowed by.
     * - `options.before`: Only what was made before this.
     * - `options.after`: Only what was made after this.
     * - `options.withContent`: Answer what was sent and answered too.
     * - `options.withDelivery`: Answer each attempt's event type, which try it was, how long it took, and when the next one is.
     * - `options.waiting`: Only attempts whose message will be tried again: the newest of each.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    listByEndpoint(appId: string, endpointId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; status?: MessageStatus | undefined; statusCodeClass?: StatusCodeClass | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; before?: Date | string | undefined; after?: Date | string | undefined; withContent?: boolean | undefined; withDelivery?: boolean | undefined; waiting?: boolean | undefined }): Page<ListResponseMessageAttemptOut>;
    /**
     * Lists the attempts made for a message, newest first.
     *
     * `GET /app/{app_id}/attempt/msg/{msg_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: The iterator or prevIterator of an earlier page.
     * - `options.limit`: Rows per page.
     * - `options.status`
     * - `options.statusCodeClass`
     * - `options.eventTypes`: Only these event types.
     * - `options.channel`: A channel messages can be narrowed by.
     * - `options.before`: Only what was made before this.
     * - `options.after`: Only what was made after this.
     * - `options.endpointId`: Id or uid of the endpoint.
     * - `options.withContent`: Answer what was sent and answered too.
     * - `options.withDelivery`: Answer each attempt's event type, which try it was, how long it took, and when the next one is.
     * - `options.waiting`: Only attempts whose message will be tried again: the newest of each.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    listByMsg(appId: string, msgId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; status?: MessageStatus | undefined; statusCodeClass?: StatusCodeClass | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; before?: Date | string | undefined; after?: Date | string | undefined; endpointId?: string | undefined; withContent?: boolean | undefined; withDelivery?: boolean | undefined; waiting?: boolean | undefined }): Page<ListResponseMessageAttemptOut>;
    /**
     * Lists the attempts made for a message, newest first.
     *
     * `GET /app/{app_id}/attempt/msg/{msg_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: The iterator or prevIterator of an earlier page.
     * - `options.limit`: Rows per page.
     * - `options.status`
     * - `options.statusCodeClass`
     * - `options.eventTypes`: Only these event types.
     * - `options.channel`: A channel messages can be narrowed by.
     * - `options.before`: Only what was made before this.
     * - `options.after`: Only what was made after this.
     * - `options.endpointId`: Id or uid of the endpoint.
     * - `options.withContent`: Answer what was sent and answered too.
     * - `options.withDelivery`: Answer each attempt's event type, which try it was, how long it took, and when the next one is.
     * - `options.waiting`: Only attempts whose message will be tried again: the newest of each.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    list(appId: string, msgId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; status?: MessageStatus | undefined; statusCodeClass?: StatusCodeClass | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; before?: Date | string | undefined; after?: Date | string | undefined; endpointId?: string | undefined; withContent?: boolean | undefined; withDelivery?: boolean | undefined; waiting?: boolean | undefined }): Page<ListResponseMessageAttemptOut>;
    /**
     * Lists the attempts made for a message, newest first; listByMsg has more filters.
     *
     * `GET /app/{app_id}/msg/{msg_id}/attempt` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: The iterator or prevIterator of an earlier page.
     * - `options.limit`: Rows per page.
     * - `options.endpointId`: Id or uid of the endpoint.
     * - `options.eventTypes`: Only these event types.
     * - `options.channel`: A channel messages can be narrowed by.
     * - `options.status`
     * - `options.before`: Only what was made before this.
     * - `options.after`: Only what was made after this.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     * @deprecated kept for callers of the first API
     */
    listByMsgDeprecated(appId: string, msgId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; endpointId?: string | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; status?: MessageStatus | undefined; before?: Date | string | undefined; after?: Date | string | undefined }): Page<ListResponseMessageAttemptOut>;
    /**
     * Reads one attempt.
     *
     * `GET /app/{app_id}/msg/{msg_id}/attempt/{attempt_id}` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.withHeaders`: Answer the headers of the request too; of the endpoint's own, sensitive values are hidden.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    get(appId: string, msgId: string, attemptId: string, options?: CallOptions & { withHeaders?: boolean | undefined }): Promise<MessageAttemptOut>;
    /**
     * Sends a message to an endpoint once more, at once.
     *
     * `POST /app/{app_id}/msg/{msg_id}/endpoint/{endpoint_id}/resend` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    resend(appId: string, msgId: string, endpointId: string, options?: PostOptions): Promise<ResendOut>;
    /**
     * Lists the messages meant for an endpoint and where each stands, newest first.
     *
     * `GET /app/{app_id}/endpoint/{endpoint_id}/msg` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: The iterator or prevIterator of an earlier page.
     * - `options.limit`: Rows per page.
     * - `options.eventTypes`: Only these event types.
     * - `options.channel`: A channel messages can be narrowed by.
     * - `options.status`
     * - `options.before`: Only what was made before this.
     * - `options.after`: Only what was made after this.
     * - `options.withContent`: Answer what was sent and answered too.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    listAttemptedMessages(appId: string, endpointId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined; eventTypes?: string[] | undefined; channel?: string | undefined; status?: MessageStatus | undefined; before?: Date | string | undefined; after?: Date | string | undefined; withContent?: boolean | undefined }): Page<ListResponseEndpointMessageOut>;
    /**
     * Lists the endpoints a message is meant for and where each stands.
     *
     * `GET /app/{app_id}/msg/{msg_id}/endpoint` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: The iterator or prevIterator of an earlier page.
     * - `options.limit`: Rows per page.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    listAttemptedDestinations(appId: string, msgId: string, options?: CallOptions & { iterator?: string | undefined; limit?: number | undefined }): Page<ListResponseMessageEndpointOut>;
    /**
     * Lists the attempts made for a message and one endpoint, newest first.
     *
     * `GET /app/{app_id}/msg/{msg_id}/endpoint/{endpoint_id}/attempt` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.iterator`: The iterator or prevIterator of an earlier page.
     * - `options.limit`: Rows per page.
     * - `options.eventTypes`: Only these event types.
     * - `options.channel`: A channel messages can be narrowed by.
     * - `options.status`
     * - `options.before`: Only what was made before this.
     * - `options.after`: Only what was made after this.
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
     * - `options.startDate`: Start; 28 days before the end unless told.
     * - `options.endDate`: End; now unless told.
     * - `options.period`: FiveMinutes for a day or less, else OneDay, unless told; FiveMinutes for 8 days at most.
     * - `options.withResponseTimes`: Answer the median and the slowest of the response times too.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    appAttempts(appId: string, options?: CallOptions & { startDate?: Date | string | undefined; endDate?: Date | string | undefined; period?: StatisticsPeriod | undefined; withResponseTimes?: boolean | undefined }): Promise<AttemptStatisticsResponse>;
    /**
     * Counts the attempts of an endpoint over time.
     *
     * `GET /stats/app/{app_id}/ep/{endpoint_id}/attempt` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     * - `options.startDate`: Start; 28 days before the end unless told.
     * - `options.endDate`: End; now unless told.
     * - `options.period`: FiveMinutes for a day or less, else OneDay, unless told; FiveMinutes for 8 days at most.
     * - `options.withResponseTimes`: Answer the median and the slowest of the response times too.
     *
     * @throws RequiredError; ApiException of status 401, 403, 404, 409, 422; ConnectionError
     */
    endpointAttempts(appId: string, endpointId: string, options?: CallOptions & { startDate?: Date | string | undefined; endDate?: Date | string | undefined; period?: StatisticsPeriod | undefined; withResponseTimes?: boolean | undefined }): Promise<AttemptStatisticsResponse>;
  };
  health: {
    /**
     * Answers when the service is up.
     *
     * `GET /health` (docs/specification/spec.md §7.3, docs/api/webhook-api.md §2).
     *
     * @throws RequiredError; ApiException of status 422; ConnectionError
     */
    get(options?: CallOptions): Promise<void>;
  };
}
