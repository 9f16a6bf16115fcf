import type { Seam } from "@mortise/client";
import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { type GlobalConfiguration, withGlobalConfiguration } from "./global-configuration.ts";
import { StringsProvider } from "../strings/strings.tsx";
import { useIsHydrating } from "../page/use-is-hydrating.ts";
import { useSame } from "../page/use-same.ts";
import { useSessionNews, useTokenGetter } from "./session-news.ts";
import { addPageAssets } from "./page-assets.ts";
import { queryClientOf } from "./session-cache.ts";
import { type TakeInitial, useInitial } from "./use-initial.ts";
import { ConnectionContext, sessionOfInputs, useSessionOnScreen } from "./use-seam-client.ts";

export interface SessionProviderProps extends GlobalConfiguration {
  /** Cache to use instead of the page's. @default `globalThis.seamQueryClient`, else one shared by all providers */
  queryClient?: QueryClient | null | undefined;
  /** Called with each client of the widgets: the first one, and that of every renewed session. */
  onSessionUpdate?: ((client: Seam) => void) | undefined;
  /**
   * Called once when the client session has ended and could not be renewed, so that the host can ask its user to sign
   * in again. Also called at the first load if `getClientSessionToken` returns no token. A login page must not contain
   * widgets whose handler loads that page: it would load itself for ever.
   */
  onSessionExpired?: (() => void) | undefined;
  /** Widgets, hooks and page content that use the session. */
  children?: ReactNode;
}

/** Signs in its children. Elements use it directly; React pages use {@link SeamProvider}, which adds to it. */
export function SessionProvider({
  children,
  queryClient,
  takeInitial,
  onSessionUpdate,
  onSessionExpired,
  ...inputs
}: SessionProviderProps & { takeInitial?: TakeInitial | undefined }) {
  const { client, publishableKey, userIdentifierKey, clientSessionToken, endpoint, ...page } =
    withGlobalConfiguration(inputs);
  const getClientSessionToken = useTokenGetter(page.getClientSessionToken);
  const {
    disableCssInjection,
    disableFontInjection,
    unminifyCss,
    unminifiyCss,
    assetsBaseUrl,
    locale,
    messages,
    hourCycle,
  } = page;
  const credentials = useSame({
    client,
    publishableKey,
    userIdentifierKey,
    clientSessionToken,
    getClientSessionToken,
    endpoint,
  });
  const session = useMemo(() => sessionOfInputs(credentials), [credentials]);
  const assets = useSame({ disableCssInjection, disableFontInjection, unminifyCss, unminifiyCss, assetsBaseUrl });
  const { initial, refusal } = useInitial(takeInitial, credentials, session);
  const connection = useSame({ session, queryClient: queryClientOf(queryClient), assets, initial });
  useSessionOnScreen(connection);
  useEffect(() => void addPageAssets(assets), [assets]);
  useSessionNews(session, { onSessionUpdate, onSessionExpired });
  const error = session.getState().error ?? refusal;
  useEffect(() => {
    if (error) console.error(error.message);
  }, [error]);
  // During hydration, times are written as the server has written them.
  const isHydrating = useIsHydrating();
  const reader = useMemo(
    () => (initial && isHydrating ? { now: initial.readAt, timeZone: initial.timeZone } : undefined),
    [initial, isHydrating],
  );
  return (
    <ConnectionContext.Provider value={connection}>
      <StringsProvider locale={locale} messages={messages} hourCycle={hourCycle} reader={reader}>
        {children}
      </StringsProvider>
    </ConnectionContext.Provider>
  );
}
