import type { Seam } from "@mortise/client";
import type { QueryClient } from "@tanstack/react-query";
import { createContext, type RefObject, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { type EndpointClient, endpointClientOf } from "./endpoint-client.ts";
import { useBrowserLayoutEffect } from "../page/in-browser.ts";
import { type GlobalConfiguration, type PageInputs, readGlobalConfiguration } from "./global-configuration.ts";
import type { InitialAnswers } from "./initial-answers.ts";
import { addPageAssets, hideUntilStyled } from "./page-assets.ts";
import { NullSeamClientError } from "./provider-error.ts";
import { type CredentialInputs, hasCredentials, resolveCredentials } from "./resolve-client.ts";
import { failedSession, type Session, sessionOf, type SessionState } from "./session.ts";
import { cacheRoot, enterSession, queryClientOf } from "./session-cache.ts";

/** What the widgets of one provider work with. */
interface Connection {
  readonly session: Session;
  readonly queryClient: QueryClient;
  /** Where stylesheet and font come from. */
  readonly assets: PageInputs;
  /** What the host's server has read for this session. */
  readonly initial: InitialAnswers | null;
}

export interface SeamClientResult {
  /** `null` while the session is being fetched, and when there is none. */
  readonly client: Seam | null;
  /** The same calls by their paths: `endpointClient["/devices/list"]({})`. */
  readonly endpointClient: EndpointClient | null;
  /** Always `null`: the widgets' session belongs to a workspace. */
  readonly clientWithoutWorkspace: null;
  readonly endpointClientWithoutWorkspace: null;
  /** With what the cache keys of this session begin. */
  readonly queryKeyPrefixes: readonly string[];
  /** The cache that the widgets read. */
  readonly queryClient: QueryClient;
  /** Where requests go. */
  readonly endpoint: string;
  /** Names the session in cache keys; holds no secret. */
  readonly sessionKey: string;
  /** The client session is being fetched. */
  readonly isPending: boolean;
  /** The same, as pages of the kit's 1.x read it. */
  readonly isLoading: boolean;
  /** There is no client; `error` says why. */
  readonly isError: boolean;
  /**
   * A `SeamProviderError`, `SeamSessionError` or `NullSeamClientError`, or the client's own error about a token; `null`
   * if none.
   */
  readonly error: Error | null;
}

export const ConnectionContext = createContext<Connection | null>(null);

/** The client of the surrounding provider; outside one, of the page's global configuration. */
export function useSeamClient(): SeamClientResult {
  const { session, queryClient } = useConnection();
  const { client, error } = useSessionState(session);
  const endpointClient = useMemo(() => client && endpointClientOf(client), [client]);
  const endpoint = client?.endpoint ?? session.endpoint;
  const isPending = !client && !error;
  return {
    client,
    endpointClient,
    clientWithoutWorkspace: null,
    endpointClientWithoutWorkspace: null,
    queryKeyPrefixes: [cacheRoot, session.key],
    queryClient,
    endpoint,
    sessionKey: session.key,
    isPending,
    isLoading: isPending,
    isError: error !== null,
    error,
  };
}

/** The client of a session, or why there is none. */
export const useSessionState = ({ subscribe, getState }: Session): SessionState =>
  useSyncExternalStore(subscribe, getState, getState);

/** The session and cache to use here. */
export function useConnection(): Connection {
  const provided = useContext(ConnectionContext);
  const unprovided = useMemo(() => (provided === null ? globalConnection() : null), [provided]);
  useSessionOnScreen(unprovided);
  // One of the two is always there.
  return (provided ?? unprovided) as Connection;
}

/** Connects the session, and drops what the cache holds of sessions that are no longer on screen. */
export function useSessionOnScreen(connection: Connection | null): void {
  const { session, queryClient } = connection ?? {};
  useBrowserLayoutEffect(
    () => session && queryClient && enterSession(queryClient, session.key),
    [session, queryClient],
  );
  useEffect(() => {
    if (!session || !queryClient) return undefined;
    // The failure is kept in the session's state, where it is read.
    session.connect().catch(() => undefined);
    queryClient.mount();
    return () => queryClient.unmount();
  }, [session, queryClient]);
}

/** The session of these inputs; unusable inputs give one whose every call rejects with the reason. */
export function sessionOfInputs(inputs: CredentialInputs): Session {
  try {
    return sessionOf(resolveCredentials(inputs));
  } catch (error) {
    return failedSession(error as Error);
  }
}

/**
 * Adds the stylesheet to the document or shadow root that the element is in, and hides the element until it has loaded.
 */
export function useAssetsAround(element: RefObject<HTMLElement | null>): void {
  const { assets } = useConnection();
  useBrowserLayoutEffect(() => {
    const widget = element.current;
    const root = widget?.getRootNode();
    // By shape, not by class: the document of a frame is an instance of that frame's own class.
    if (!widget || !root || !("head" in root || "host" in root)) return undefined;
    const link = addPageAssets(assets, root as Document | ShadowRoot);
    return link && hideUntilStyled(widget, link);
    // The root as well: a custom element that was moved into another one is rendered there again.
  }, [assets, element.current?.getRootNode()]);
}

function globalConnection(): Connection {
  const page = readGlobalConfiguration();
  return { session: globalSession(page), queryClient: queryClientOf(), assets: page ?? {}, initial: null };
}

function globalSession(page: GlobalConfiguration | null): Session {
  if (page === null) return failedSession(new NullSeamClientError());
  if (hasCredentials(page)) return sessionOfInputs(page);
  return failedSession(new NullSeamClientError("Missing either a client, publishableKey, or clientSessionToken"));
}
