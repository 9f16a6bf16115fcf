import { type ReactNode, useRef } from "react";
import { useShownRoot } from "../page/shown-roots.ts";
import { useConnection, useSessionState } from "../provider/use-seam-client.ts";
import { Alert } from "../ui/Alert/Alert.tsx";
import { ErrorBoundary, type ErrorBoundaryFallbackProps } from "../ui/ErrorState/ErrorBoundary.tsx";
import { Crashed } from "../widgets/WidgetRoot.tsx";

/** Catches an element's errors and shows a remedy in its place. The rest of the page is not affected. */
export const ElementBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={Failed}>{children}</ErrorBoundary>
);

const Failed = (failure: ErrorBoundaryFallbackProps) => (
  <PlainRoot>
    <Crashed {...failure} />
  </PlainRoot>
);

/** Shows errors of the element's own credentials. The widget itself shows refusals of the server. */
export function CredentialsGuard({ children }: { children: ReactNode }) {
  const { error } = useSessionState(useConnection().session);
  if (error === null || error.name === "SeamSessionError") return children;
  return (
    <PlainRoot>
      <Alert tone="danger" role="alert">
        <bdi lang="en">{error.message}</bdi>
      </Alert>
    </PlainRoot>
  );
}

/** Root element for errors, in place of a widget's root. */
function PlainRoot({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useShownRoot(root);
  return (
    <div ref={root} className="seam-components">
      {children}
    </div>
  );
}
