export { callName } from "./call-name.ts";
export {
  anyone,
  call,
  isCall,
  isReading,
  keysAndCustomers,
  keysOnly,
  listCalls,
  sandboxKeys,
  sessionMakers,
} from "./call.ts";
export type { Call, CallTable, CredentialKind, Fields, InputOf, Method, ResultOf } from "./call.ts";
export { listManagementCalls, managementPrefix } from "./management/call.ts";
export type {
  AnswerOf,
  BodyOf,
  ManagementAuth,
  ManagementCall,
  ManagementTable,
  ParamsOf,
  QueryOf,
} from "./management/call.ts";
export { portalAccessSeconds } from "./management/authentication.ts";
export { isSensitiveHeader } from "./management/endpoint-headers.ts";
export { gracePeriodSeconds, secretPrefix } from "./management/endpoints.ts";
export { idPrefixes, messageStatuses, triggerTypes } from "./management/fields.ts";
export type { MessageStatus, TriggerType } from "./management/fields.ts";
export { defaultPageSize } from "./management/lists.ts";
export { management } from "./management/management.ts";
export { maxPayloadBytes, messagesPerSearch, payloadRetentionDays } from "./management/messages.ts";
export { operationalApplicationUid, operationalEvent } from "./management/operational-events.ts";
export type { OperationalEvent } from "./management/operational-events.ts";
export { httpErrorOut, httpValidationError } from "./management/wire-errors.ts";
export { openApiDocument } from "./openapi.ts";
export type { OpenApiDocument } from "./openapi.ts";
export { printType, schemaOf } from "./print-types.ts";
export type { Schema } from "./print-types.ts";
export type { Absence } from "./platform/absent/absent-route.ts";
export { absentCalls } from "./platform/absent/absent-calls.ts";
export { absentRoutes, acsAbsence } from "./platform/absent/absent-routes.ts";
export type { PendingMutation } from "./platform/access-code.ts";
export { relatedKinds } from "./platform/batch.ts";
export type { RelatedKind } from "./platform/batch.ts";
export {
  doorKeyLists,
  personKeys,
  personLists,
  placeLists,
  pushedLists,
  staffLists,
  stayLists,
} from "./platform/customer-lists.ts";
export type { PushedList } from "./platform/customer-lists.ts";
export { deletedLists } from "./platform/customers.ts";
export { personFacts } from "./platform/user-identities.ts";
export { absentEventFilters } from "./platform/events.ts";
export { relatedKinds as relatedToSpaces } from "./platform/space-fields.ts";
export { isoMoment, isoMomentWords } from "./platform/fields.ts";
export { lockDeviceTypes } from "./platform/devices/lock-device-types.ts";
export { everyCall } from "./platform/platform.ts";
export { thermostatDeviceTypes } from "./platform/devices/thermostat-device-types.ts";
export { faultKinds, sandbox, worldNames } from "./sandbox/sandbox.ts";
