import { useEffect } from "react";
import { useStrings } from "../../strings/strings.tsx";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { reasonOf, requestIdOf, serverWordsOf, usualReasonOf } from "./failure.ts";

export interface ErrorStateProps {
  error: unknown;
  /** Shown in place of the reason, which then stands below it. */
  message?: string | undefined;
  /** Tries again. */
  refetch: () => unknown;
  /** The retry is on its way. */
  isFetching?: boolean | undefined;
}

/** What happened, a button to try again, and the request's id for support. */
export function ErrorState({ error, message, refetch, isFetching }: ErrorStateProps) {
  const { problem: words } = useStrings();
  const id = requestIdOf(error);
  const more = (message ? usualReasonOf : serverWordsOf)(error, words);
  // The error itself, for developers.
  useEffect(() => console.error(error), [error]);
  const { unset } = (error ?? {}) as { unset?: string };
  if (unset) return <EmptyState icon="devices" text={words.unset({ name: unset })} />;
  return (
    <div className="seam-error">
      <span className="seam-error-mark">
        <Icon name="error" />
      </span>
      <div className="seam-error-text" role="alert">
        <bdi>{message ?? reasonOf(error, words)}</bdi>
      </div>
      {more && (
        <div className="seam-error-id">
          <bdi>{more}</bdi>
        </div>
      )}
      {id && <div className="seam-error-id">{words.request.rich({ id: <bdi dir="ltr">{id}</bdi> })}</div>}
      <Button icon="retry" isBusy={isFetching} onClick={() => void refetch()}>
        {words.retry}
      </Button>
    </div>
  );
}
