import { useEffect, useState } from "react";
import { useCreateConnectWebview } from "../../../data/connect-webviews.ts";
import { listenTo } from "../../../page/in-browser.ts";
import { useSpoken } from "../../../strings/strings.tsx";
import { openPage } from "./open-page.ts";

const longestLeavingMs = 10_000;

interface Connect {
  /** Leaves for the page on which an account is connected, or signed in again. */
  readonly connect: () => Promise<void>;
  readonly isBusy: boolean;
  /** Error that kept the page from opening; `null` if there was none. */
  readonly error: unknown;
}

/**
 * Connects an account on a hosted page.
 * @param customRedirectUrl - Page to which the person returns. Defaults to the address of this page.
 */
export function useConnect(customRedirectUrl?: string): Connect {
  const { given } = useSpoken();
  const { mutateAsync, isPending } = useCreateConnectWebview();
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // When somebody returns from the hosted page, the browser may restore this page with the button still busy.
  useEffect(() => listenTo(window, "pageshow", () => setLeaving(false)), []);
  const connect = async () => {
    setError(null);
    // Set before the request, because a second press may come before `isPending` is known here, and would create a
    // second page.
    setLeaving(true);
    try {
      const { url } = await mutateAsync({ custom_redirect_url: customRedirectUrl || window.location.href });
      openPage(url, given);
      // The person may still be here: they stopped the loading, or chose to stay when asked.
      setTimeout(() => setLeaving(false), longestLeavingMs);
    } catch (cause) {
      // Logs the error itself, for developers.
      console.error(cause);
      setLeaving(false);
      setError(cause);
    }
  };
  return { connect, isBusy: isPending || isLeaving, error };
}
