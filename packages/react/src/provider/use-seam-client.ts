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

/** Session, cache and settings of the widgets of one provider. */
interface Connection {
  readonly session: Session;
  readonly queryClient: QueryClient;
  /** Inputs for the source of stylesheet and font. */
  readonly assets: PageInputs;
  /** Answers that the host's server has prefetched for this session. */
  readonly initial: InitialAnswers | null;
}

export interface SeamClientResult {
  /** `null` while the session is requested, and if there is none. */
  readonly client: Seam | null;
  /** The client's calls by path: `endpointClient["/devices/list"]({})`. */
  readonly endpointClient: EndpointClient | null;
  /** Always `null`, because the widgets' session belongs to a workspace. */
  readonly clientWithoutWorkspace: null;
  readonly endpointClientWithoutWorkspace: null;
  /** Prefix of the session's query keys. */
  readonly queryKeyPrefixes: readonly string[];
  /** Cache of the widgets. */
  readonly queryClient: QueryClient;
  /** URL of the platform API. */
  readonly endpoint: string;
  /** Name of the session in query keys. Not secret. */
  readonly sessionKey: string;
  /** Whether the client session is being requested. */
  readonly isPending: boolean;
  /** Alias of `isPending`, for pages of Seam's React package 1.x. */
  readonly isLoading: boolean;
  /** Whether the client session could not be had; `error` is the reason. */
  readonly isError: boolean;
  /**
   * A `SeamProviderError`, `SeamSessionError` or `NullSeamClientError`, or the client's own error about a token; `null`
   * if none.
   */
  readonly error: Error | null;
}

export const ConnectionContext = createContext<Connection | null>(null);

/** Returns the client of the surrounding provider, or outside one, that of the page's global configuration. */
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

/** Returns the client of a session, or the reason why there is none. */
export const useSessionState = ({ subscribe, getState }: Session): SessionState =>
  useSyncExternalStore(subscribe, getState, getState);

/** Returns the session and cache to use here. */
export function useConnection(): Connection {
  const provided = useContext(ConnectionContext);
  const unprovided = useMemo(() => (provided === null ? globalConnection() : null), [provided]);
  useSessionOnScreen(unprovided);
  // One of the two is always set.
  return (provided ?? unprovided) as Connection;
}

/** Connects the session, and drops cached data of sessions that are no longer on screen. */
export function useSessionOnScreen(connection: Connection | null): void {
  const { session, queryClient } = connection ?? {};
  useBrowserLayoutEffect(
    () => session && queryClient && enterSession(queryClient, session.key),
    [session, queryClient],
  );
  useEffect(() => {
    if (!session || !queryClient) return undefined;
    // The failure stays in the session's state, where components read it.
    session.connect().catch(() => undefined);
    queryClient.mount();
    return () => queryClient.unmount();
  }, [session, queryClient]);
}

/** Returns the session of these inputs. Unusable inputs give a session whose every call rejects with the reason. */
export function sessionOfInputs(inputs: CredentialInputs): Session {
  try {
    return sessionOf(resolveCredentials(inputs));
  } catch (error) {
    return failedSession(error as Error);
  }
}

/** Adds the stylesheet to the element's document or shadow root, and hides the element until it has loaded. */
export function useAssetsAround(element: RefObject<HTMLElement | null>): void {
  const { assets } = useConnection();
  useBrowserLayoutEffect(() => {
    const widget = element.current;
    const root = widget?.getRootNode();
    // By shape, not by class, because the document of a frame is an instance of that frame's own class.
    if (!widget || !root || !("head" in root || "host" in root)) return undefined;
    const link = addPageAssets(assets, root as Document | ShadowRoot);
    return link && hideUntilStyled(widget, link);
    // The root is a dependency too, because a custom element that was moved into another root is rendered there again.
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
