import { useNoteIgnored } from "../../../provider/ignored-inputs.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { reasonOf } from "../../../ui/ErrorState/failure.ts";
import { FieldError } from "../../../ui/TextField/FieldError.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import type { WidgetOptionProps } from "../../widget-options.tsx";
import { useConnect } from "./use-connect.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** What all widgets take may be set on it too; none of it changes a button. */
export interface ConnectAccountButtonProps extends WidgetOptionProps {
  /** Where the person returns to. @default the address of this page */
  customRedirectUrl?: string | undefined;
  /** Without effect: a button has no way back. For pages that moved here. */
  onBack?: (() => void) | undefined;
  /** Classes for the root, beside `seam-components`. */
  className?: string | undefined;
}

/**
 * Takes a person to the page where they connect their account, and from there back.
 * @example <ConnectAccountButton customRedirectUrl="https://example.com/locks" />
 */
export function ConnectAccountButton({ customRedirectUrl, className, onBack }: ConnectAccountButtonProps) {
  try {
    // NODE_ENV never changes in a page; a bundle for production leaves the hook out.
    // oxlint-disable-next-line react/rules-of-hooks
    if (process.env.NODE_ENV !== "production") useNoteIgnored({ onBack }, ["onBack"]);
  } catch {
    // A page without a bundler knows no `process`.
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
