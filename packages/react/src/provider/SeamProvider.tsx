import { useMemo } from "react";
import { type IgnoredInputs, useNoteIgnored } from "./ignored-inputs.ts";
import { initialAnswersOf, type SeamInitial } from "./initial-answers.ts";
import { SessionProvider, type SessionProviderProps } from "./SessionProvider.tsx";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

export interface SeamProviderProps extends SessionProviderProps, IgnoredInputs {
  /**
   * Data that `prefetchSeam` has read for this user on the host's server. Widgets render with it, there and in the
   * browser, and fetch missing or stale data. @default nothing: widgets fetch in the browser
   */
  initial?: SeamInitial | null | undefined;
}

/**
 * Signs in the widgets inside it: with a ready `client`, a `clientSessionToken`, or a `publishableKey`. Inputs that do
 * not go together are reported on the console and by every widget in place. They never break the page.
 */
export function SeamProvider({ initial, ...props }: SeamProviderProps) {
  try {
    // NODE_ENV is constant in a page; a production bundle drops the hook.
    // oxlint-disable-next-line react/rules-of-hooks
    if (process.env.NODE_ENV !== "production") useNoteIgnored(props);
  } catch {
    // Pages without a bundler have no `process`.
  }
  const takeInitial = useMemo(() => (initial ? initialAnswersOf.bind(null, initial) : undefined), [initial]);
  return <SessionProvider {...props} takeInitial={takeInitial} />;
}
