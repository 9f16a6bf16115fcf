import { useEffect } from "react";
import { useStrings } from "../../../strings/strings.tsx";
import { Alert } from "../../../ui/Alert/Alert.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import type { ErrorStateProps } from "../../../ui/ErrorState/ErrorState.tsx";
import { reasonOf } from "../../../ui/ErrorState/failure.ts";

/** Below what is still shown, and may be out of date. */
export function StaleAlert({ error, refetch, isFetching }: Omit<ErrorStateProps, "message">) {
  const { problem, view } = useStrings();
  // The error itself, for developers.
  useEffect(() => console.error(error), [error]);
  return (
    <Alert
      tone="warning"
      data-strip=""
      role="alert"
      action={
        <Button kind="quiet" isBusy={isFetching} onClick={() => void refetch()}>
          {problem.retry}
        </Button>
      }
    >
      {view.stale({ reason: reasonOf(error, problem) })}
    </Alert>
  );
}
