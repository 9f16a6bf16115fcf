// The keys of all cached answers: they are made only here.
import type { QueryKey } from "@tanstack/react-query";
import { cacheRoot } from "./session-cache.ts";

/** Calls whose answers are cached, by the client's names. */
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

/** The cache key of one answer; without `input`, the beginning that the keys of all answers to the call share. */
export const platformKey = (sessionKey: string, call: CachedCall, input?: object): QueryKey =>
  input ? [cacheRoot, sessionKey, call, input] : [cacheRoot, sessionKey, call];
