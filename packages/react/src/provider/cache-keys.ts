// Makes the query keys of all cached answers.
import type { QueryKey } from "@tanstack/react-query";
import { cacheRoot } from "./session-cache.ts";

/** Calls whose answers are cached, named as in the client. */
export type CachedCall =
  | "devices.list"
  | "devices.get"
  | "devices.listDeviceProviders"
  | "accessCodes.list"
  | "accessCodes.get"
  | "accessGrants.list"
  | "accessGrants.get"
  | "accessMethods.list"
  | "spaces.list"
  | "spaces.get"
  | "userIdentities.list"
  | "userIdentities.get"
  | "deviceModels.list"
  | "connectedAccounts.get"
  | "clientSessions.get"
  | "events.list";

/** Query key of an answer. Without `input`, the prefix of all answers to the call. */
export const platformKey = (sessionKey: string, call: CachedCall, input?: object): QueryKey =>
  input ? [cacheRoot, sessionKey, call, input] : [cacheRoot, sessionKey, call];
