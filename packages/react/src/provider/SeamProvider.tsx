import { useMemo } from "react";
import { type IgnoredInputs, useNoteIgnored } from "./ignored-inputs.ts";
import { initialAnswersOf, type SeamInitial } from "./initial-answers.ts";
import { SessionProvider, type SessionProviderProps } from "./SessionProvider.tsx";

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
  useNoteIgnored(props);
  const takeInitial = useMemo(() => (initial ? initialAnswersOf.bind(null, initial) : undefined), [initial]);
  return <SessionProvider {...props} takeInitial={takeInitial} />;
}
