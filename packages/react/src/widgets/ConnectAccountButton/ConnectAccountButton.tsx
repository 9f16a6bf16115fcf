import { listen } from "../../in-browser.ts";
import { useEffect, useState } from "react";
import { useCreateConnectWebview } from "../../data/connect-webviews.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { useSpoken } from "../../strings/strings.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { reasonOf } from "../../ui/ErrorState/failure.ts";
import { FieldError } from "../../ui/TextField/TextField.tsx";
import { WidgetRoot } from "../WidgetRoot.tsx";
import { openPage } from "./open-page.ts";

export interface ConnectAccountButtonProps {
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
  // Back from the hosted page, a browser may show this one as it was left.
  useEffect(() => listen(window, "pageshow", () => setLeaving(false)), []);
  const connect = async () => {
    setError(null);
    // At once: a second press is sooner here than word of the first.
    setLeaving(true);
    try {
      const { url } = await mutateAsync({ custom_redirect_url: customRedirectUrl || window.location.href });
      openPage(url, given);
      // Stopped on the way, or asked by the page whether to leave, a person may still be here.
      setTimeout(() => setLeaving(false), longestLeavingMs);
    } catch (cause) {
      // What only a developer wants to know.
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
