import type { ReactNode } from "react";
import { useSeamClient } from "../provider/use-seam-client.ts";
import { Alert } from "../ui/Alert/Alert.tsx";
import { ErrorBoundary, type ErrorBoundaryFallbackProps } from "../ui/ErrorState/ErrorBoundary.tsx";
import { Crashed } from "../widgets/WidgetRoot.tsx";

/** Catches what goes wrong in an element and shows in its place what to do; the rest of the page is not affected. */
export const ElementBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={Failed}>{children}</ErrorBoundary>
);

const Failed = (failure: ErrorBoundaryFallbackProps) => (
  <div className="seam-components">
    <Crashed {...failure} />
  </div>
);

/** Shows what is wrong with the element's own credentials. What the server refuses, the widget shows itself. */
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
