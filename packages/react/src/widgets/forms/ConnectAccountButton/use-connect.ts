import { useEffect, useState } from "react";
import { useCreateConnectWebview } from "../../../data/connect-webviews.ts";
import { listenTo } from "../../../page/in-browser.ts";
import { useSpoken } from "../../../strings/strings.tsx";
import { openPage } from "./open-page.ts";

const longestLeavingMs = 10_000;

interface Connect {
  /** Leaves for the page where an account is connected, or signed in again. */
  readonly connect: () => Promise<void>;
  readonly isBusy: boolean;
  /** Why it could not begin; `null`: it could. */
  readonly error: unknown;
}

/** `customRedirectUrl`: where the person returns to; the address of this page unless told. */
export function useConnect(customRedirectUrl?: string): Connect {
  const { given } = useSpoken();
  const { mutateAsync, isPending } = useCreateConnectWebview();
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // When somebody comes back from the hosted page, the browser may show this one as it was left, with the button still
  // busy.
  useEffect(() => listenTo(window, "pageshow", () => setLeaving(false)), []);
  const connect = async () => {
    setError(null);
    // Before the request: a second press may come before `isPending` is known here, and would make a second page.
    setLeaving(true);
    try {
      const { url } = await mutateAsync({ custom_redirect_url: customRedirectUrl || window.location.href });
      openPage(url, given);
      // The person may still be here: they stopped the loading, or the page asked whether to leave and they stayed.
      setTimeout(() => setLeaving(false), longestLeavingMs);
    } catch (cause) {
      // The error itself, for developers.
      console.error(cause);
      setLeaving(false);
      setError(cause);
    }
  };
  return { connect, isBusy: isPending || isLeaving, error };
}
