import { useStrings } from "../../strings/strings.tsx";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { reasonOf, requestIdOf } from "./failure.ts";

export interface ErrorStateProps {
  error: unknown;
  /** Instead of the error's own sentence. */
  message?: string | undefined;
  onRetry: () => void;
  /** The retry is on its way. */
  isRetrying?: boolean | undefined;
}

/** What happened, a way on, and a trace for support. */
export function ErrorState({ error, message, onRetry, isRetrying }: ErrorStateProps) {
  const { retry, request, unknown } = useStrings().problem;
  const id = requestIdOf(error);
  return (
    <div className="seam-error">
      <span className="seam-error-mark">
        <Icon name="error" />
      </span>
      <div className="seam-error-text" role="alert">
        <bdi>{message ?? reasonOf(error, unknown)}</bdi>
      </div>
      {id !== null && <div className="seam-error-id">{request.rich({ id: <bdi dir="ltr">{id}</bdi> })}</div>}
      <Button icon="retry" isBusy={isRetrying} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
