import { listenTo } from "../../../page/in-browser.ts";
import { useEffect, useState } from "react";
import { useCreateConnectWebview } from "../../../data/connect-webviews.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useSpoken } from "../../../strings/strings.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { reasonOf } from "../../../ui/ErrorState/failure.ts";
import { FieldError } from "../../../ui/TextField/TextField.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import type { WidgetOptionProps } from "../../widget-options.tsx";
import { openPage } from "./open-page.ts";

/** What all widgets take may be set on it too; none of it changes a button. */
export interface ConnectAccountButtonProps extends WidgetOptionProps {
  /** Where the person returns to. @default the address of this page */
  customRedirectUrl?: string | undefined;
  /** Classes for the root, beside `seam-components`. */
  className?: string | undefined;
}

/**
 * Takes a person to the page where they connect their account, and from there back.
 * @example <ConnectAccountButton customRedirectUrl="https://example.com/locks" />
 */
export function ConnectAccountButton({ customRedirectUrl, className }: ConnectAccountButtonProps) {
  return (
    <WidgetRoot className={className} isInline>
      <ConnectButton customRedirectUrl={customRedirectUrl} />
    </WidgetRoot>
  );
}

const longestLeavingMs = 10_000;

function ConnectButton({ customRedirectUrl }: Pick<ConnectAccountButtonProps, "customRedirectUrl">) {
  const { connectAccount, problem } = useAllStrings();
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
  return (
    <span className="seam-connect">
      <Button kind="primary" isBusy={isPending || isLeaving} onClick={() => void connect()}>
        {connectAccount.label}
      </Button>
      {error !== null && (
        <span className="seam-connect-error" role="alert">
          <FieldError>{connectAccount.failed({ reason: reasonOf(error, problem) })}</FieldError>
        </span>
      )}
    </span>
  );
}
