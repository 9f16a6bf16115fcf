import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { type GlobalConfiguration, withGlobalConfiguration } from "./global-configuration.ts";
import { StringsProvider } from "../strings/strings.tsx";
import { useSame } from "../use-same.ts";
import { addPageAssets } from "./page-assets.ts";
import { queryClientOf } from "./session-cache.ts";
import { ConnectionContext, sessionOfInputs, useSessionOnScreen } from "./use-seam-client.ts";

export interface SeamProviderProps extends GlobalConfiguration {
  /** Cache of your own instead of the page's. @default `globalThis.seamQueryClient`, else one shared by all providers */
  queryClient?: QueryClient | null | undefined;
  /** What may use the session: widgets, hooks, and the page around them. */
  children?: ReactNode;
}

/**
 * Signs the widgets inside it in: with a ready `client`, a `clientSessionToken`, or a `publishableKey`. Inputs that do not
 * go together are reported on the console and by every widget in place; they never take the page down.
 */
export function SeamProvider({ children, queryClient, ...inputs }: SeamProviderProps) {
  const { client, publishableKey, userIdentifierKey, clientSessionToken, endpoint, ...page } = withGlobalConfiguration(inputs);
  const { disableCssInjection, disableFontInjection, unminifyCss, assetsBaseUrl, locale, messages, hourCycle } = page;
  const credentials = useSame({ client, publishableKey, userIdentifierKey, clientSessionToken, endpoint });
  const session = useMemo(() => sessionOfInputs(credentials), [credentials]);
  const assets = useSame({ disableCssInjection, disableFontInjection, unminifyCss, assetsBaseUrl });
  const connection = useSame({ session, queryClient: queryClientOf(queryClient), assets });
  useSessionOnScreen(connection);
  useEffect(() => void addPageAssets(assets), [assets]);
  const { error } = session.getState();
  useEffect(() => {
    if (error) console.error(error.message);
  }, [error]);
  return (
    <ConnectionContext.Provider value={connection}>
      <StringsProvider locale={locale} messages={messages} hourCycle={hourCycle}>
        {children}
      </StringsProvider>
    </ConnectionContext.Provider>
  );
}
