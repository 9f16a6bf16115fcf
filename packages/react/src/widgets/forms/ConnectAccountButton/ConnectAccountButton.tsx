import { useNoteIgnored } from "../../../provider/ignored-inputs.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { reasonOf } from "../../../ui/ErrorState/failure.ts";
import { FieldError } from "../../../ui/TextField/FieldError.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import type { WidgetOptionProps } from "../../widget-options.tsx";
import { useConnect } from "./use-connect.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Props of the button. The shared widget options are accepted, but have no effect on it. */
export interface ConnectAccountButtonProps extends WidgetOptionProps {
  /** Page to which the person returns. @default the address of this page */
  customRedirectUrl?: string | undefined;
  /** No effect, because a button has no Back. Accepted for pages that moved here. */
  onBack?: (() => void) | undefined;
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
}

/**
 * Button that opens the page on which people connect their account. That page leads back.
 * @example <ConnectAccountButton customRedirectUrl="https://example.com/locks" />
 */
export function ConnectAccountButton({ customRedirectUrl, className, onBack }: ConnectAccountButtonProps) {
  try {
    // NODE_ENV is constant in a page, and a production bundle drops the hook.
    // oxlint-disable-next-line react/rules-of-hooks
    if (process.env.NODE_ENV !== "production") useNoteIgnored({ onBack }, ["onBack"]);
  } catch {
    // Without a bundler, `process` does not exist.
  }
  return (
    <WidgetRoot className={className} isInline>
      <ConnectButton customRedirectUrl={customRedirectUrl} />
    </WidgetRoot>
  );
}

function ConnectButton({ customRedirectUrl }: Pick<ConnectAccountButtonProps, "customRedirectUrl">) {
  const { connectAccount, problem } = useAllStrings();
  const { connect, isBusy, error } = useConnect(customRedirectUrl);
  return (
    <span className="seam-connect">
      <Button kind="primary" isBusy={isBusy} onClick={() => void connect()}>
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
