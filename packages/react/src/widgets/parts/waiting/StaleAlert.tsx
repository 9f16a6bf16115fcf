import { useEffect } from "react";
import { useStrings } from "../../../strings/strings.tsx";
import { Alert } from "../../../ui/Alert/Alert.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { reasonOf } from "../../../ui/ErrorState/failure.ts";

export interface StaleAlertProps {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Above what is still shown, and may be out of date. */
export function StaleAlert({ error, onRetry, isRetrying }: StaleAlertProps) {
  const { problem, view } = useStrings();
  // What only a developer wants to know.
  useEffect(() => console.error(error), [error]);
  return (
    <Alert
      tone="warning"
      data-strip=""
      role="alert"
      action={
        <Button kind="quiet" isBusy={isRetrying} onClick={onRetry}>
          {problem.retry}
        </Button>
      }
    >
      {view.stale({ reason: reasonOf(error, problem) })}
    </Alert>
  );
}
