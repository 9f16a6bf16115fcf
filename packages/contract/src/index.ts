export { anyone, call, isCall, keysOnly, listCalls, sandboxKeys, sessionMakers } from "./call.ts";
export type { Call, CallTable, CredentialKind, Fields, InputOf, Method, ResultOf } from "./call.ts";
export { openApiDocument } from "./openapi.ts";
export type { OpenApiDocument } from "./openapi.ts";
export { lockDeviceTypes } from "./platform/lock-device-types.ts";
export { platform } from "./platform/platform.ts";
export { faultKinds, sandbox, worldNames } from "./sandbox/sandbox.ts";
