// Reads on the server what the widgets inside show first. Their rows are in the page, and go live in the browser.
import { SeamProvider } from "@mortise/react";
import { type PrefetchedWidget, prefetchSeam } from "@mortise/react/server";
import type { ReactNode } from "react";
import { clientSession } from "./session.ts";

/** The data is one user's, including PINs, so it is neither cached nor passed to anything but the provider. */
export async function Rows({ of: widgets, children }: { of: PrefetchedWidget[]; children: ReactNode }) {
  const session = await clientSession();
  const initial = await prefetchSeam({ ...session, widgets });
  // The layout has the stylesheet. The page's own font is available at once, so no text moves when a font arrives.
  return (
    <SeamProvider {...session} initial={initial} disableCssInjection disableFontInjection>
      {children}
    </SeamProvider>
  );
}
