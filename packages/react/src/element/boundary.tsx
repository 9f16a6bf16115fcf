import type { ReactNode } from "react";
import { useSeamClient } from "../provider/use-seam-client.ts";
import { Alert } from "../ui/Alert/Alert.tsx";
import { ErrorBoundary, type ErrorBoundaryFallbackProps } from "../ui/ErrorState/ErrorBoundary.tsx";
import { Crashed } from "../widgets/WidgetRoot.tsx";

/** Keeps whatever goes wrong in an element inside it: what to do stands in its place, and the page lives on. */
export const ElementBoundary = ({ children }: { children: ReactNode }) => <ErrorBoundary fallback={Failed}>{children}</ErrorBoundary>;

const Failed = (failure: ErrorBoundaryFallbackProps) => (
  <div className="seam-components">
    <Crashed {...failure} />
  </div>
);

/** Shows what is wrong with the element's own credentials; what the server says is the widget's to show. */
export function CredentialsGuard({ children }: { children: ReactNode }) {
  const { error } = useSeamClient();
  if (error === null || error.name === "SeamSessionError") return children;
  return (
    <div className="seam-components">
      <Alert tone="danger" role="alert">
        <bdi lang="en">{error.message}</bdi>
      </Alert>
    </div>
  );
}
