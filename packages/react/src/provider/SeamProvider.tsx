import { useMemo } from "react";
import { type IgnoredInputs, useNoteIgnored } from "./ignored-inputs.ts";
import { initialAnswersOf, type SeamInitial } from "./initial-answers.ts";
import { SessionProvider, type SessionProviderProps } from "./SessionProvider.tsx";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

export interface SeamProviderProps extends SessionProviderProps, IgnoredInputs {
  /**
   * What `prefetchSeam` has read for this user on the host's server: the widgets are rendered with it, there and in the
   * browser, and ask for what is missing or old. @default nothing: widgets ask in the browser
   */
  initial?: SeamInitial | null | undefined;
}

/**
 * Signs the widgets inside it in: with a ready `client`, a `clientSessionToken`, or a `publishableKey`. Inputs that do
 * not go together are reported on the console and by every widget in place; they never take the page down.
 */
export function SeamProvider({ initial, ...props }: SeamProviderProps) {
  try {
    // NODE_ENV never changes in a page; a bundle for production leaves the hook out.
    // oxlint-disable-next-line react/rules-of-hooks
    if (process.env.NODE_ENV !== "production") useNoteIgnored(props);
  } catch {
    // A page without a bundler knows no `process`.
  }
  const takeInitial = useMemo(() => (initial ? initialAnswersOf.bind(null, initial) : undefined), [initial]);
  return <SessionProvider {...props} takeInitial={takeInitial} />;
}
