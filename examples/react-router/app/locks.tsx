// Wraps the widgets of a page: the session, and the data that its loader has read for them.
import { type SeamInitial, SeamProvider } from "@mortise/react";
import type { ReactNode } from "react";

interface LocksProps {
  session: { endpoint: string; clientSessionToken: string };
  initial: SeamInitial;
  children: ReactNode;
}

/** The stylesheet is in the document's head, and the font is the page's own, so the first paint is final. */
export const Locks = ({ session, initial, children }: LocksProps) => (
  <SeamProvider {...session} initial={initial} disableCssInjection disableFontInjection>
    {children}
  </SeamProvider>
);
