import { type ReactNode, useRef } from "react";
import { useShownRoot } from "../page/shown-roots.ts";
import { useConnection, useSessionState } from "../provider/use-seam-client.ts";
import { Alert } from "../ui/Alert/Alert.tsx";
import { ErrorBoundary, type ErrorBoundaryFallbackProps } from "../ui/ErrorState/ErrorBoundary.tsx";
import { Crashed } from "../widgets/WidgetRoot.tsx";

/** Catches what goes wrong in an element and shows in its place what to do; the rest of the page is not affected. */
export const ElementBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={Failed}>{children}</ErrorBoundary>
);

const Failed = (failure: ErrorBoundaryFallbackProps) => (
  <PlainRoot>
    <Crashed {...failure} />
  </PlainRoot>
);

/** Shows what is wrong with the element's own credentials. What the server refuses, the widget shows itself. */
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

/** In place of a widget's own. */
function PlainRoot({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useShownRoot(root);
  return (
    <div ref={root} className="seam-components">
      {children}
    </div>
  );
}
