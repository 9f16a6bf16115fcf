import { Component, type ReactNode } from "react";
import { useSeamClient } from "./provider/use-seam-client.ts";
import { useStrings } from "./strings/strings.tsx";

/** Keeps whatever goes wrong in an element inside it: the reason stands in its place, and the page lives on. */
export class ElementBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <Failure message={error.message} onRetry={() => this.setState({ error: null })} />;
  }
}

/** Shows what is wrong with the element's own credentials; what the server says is the widget's to show. */
export function CredentialsGuard({ children }: { children: ReactNode }) {
  const { error, sessionKey } = useSeamClient();
  if (error !== null && error.name !== "SeamSessionError") return <Failure message={error.message} />;
  // Another session starts afresh: a view opened in the former one must not stay open.
  return <KeyedChildren key={sessionKey}>{children}</KeyedChildren>;
}

const KeyedChildren = ({ children }: { children: ReactNode }) => children;

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
