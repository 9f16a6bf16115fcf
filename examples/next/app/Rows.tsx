// Reads on the server what the widgets inside show first. Their rows are in the page, and go live in the browser.
import { SeamProvider } from "@mortise/react";
import { type PrefetchedWidget, prefetchSeam } from "@mortise/react/server";
import type { ReactNode } from "react";
import { clientSession } from "./session.ts";

/** What is read is one user's, PINs too: it is neither kept nor passed to anything but the provider. */
export async function Rows({ of: widgets, children }: { of: PrefetchedWidget[]; children: ReactNode }) {
  const session = await clientSession();
  const initial = await prefetchSeam({ ...session, widgets });
  // The layout has the stylesheet. In the page's own font, which is there at once, no text moves when a font arrives.
  return (
    <SeamProvider {...session} initial={initial} disableCssInjection disableFontInjection>
      {children}
    </SeamProvider>
  );
}
