import { type ReactNode, useEffect } from "react";
import { useSeamClient } from "./provider/use-seam-client.ts";
import { useStrings } from "./strings/strings.tsx";
import { ErrorBoundary, type ErrorBoundaryFallbackProps } from "./ui/ErrorState/ErrorBoundary.tsx";

/** Keeps whatever goes wrong in an element inside it: the reason stands in its place, and the page lives on. */
export const ElementBoundary = ({ children }: { children: ReactNode }) => <ErrorBoundary fallback={Failed}>{children}</ErrorBoundary>;

function Failed({ error, reset }: ErrorBoundaryFallbackProps) {
  useEffect(() => console.error(error), [error]);
  return <Failure message={error instanceof Error ? error.message : String(error)} onRetry={reset} />;
}

/** Shows what is wrong with the element's own credentials; what the server says is the widget's to show. */
export function CredentialsGuard({ children }: { children: ReactNode }) {
  const { error } = useSeamClient();
  return error !== null && error.name !== "SeamSessionError" ? <Failure message={error.message} /> : children;
}

function Failure({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const { problem, view } = useStrings();
  return (
    <div className="seam-components">
      <div className="seam-alert" role="alert">
        <div className="seam-alert-text">
          {onRetry && <p>{view.crashed}</p>}
          <p>{message}</p>
        </div>
        {onRetry && (
          <button type="button" className="seam-button" onClick={onRetry}>
            {problem.retry}
          </button>
        )}
      </div>
    </div>
  );
}
