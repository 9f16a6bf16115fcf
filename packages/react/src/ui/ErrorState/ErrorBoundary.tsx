import { Component, type ComponentType, type ReactNode } from "react";

export interface ErrorBoundaryFallbackProps {
  error: unknown;
  /** Renders the children again. */
  reset: () => void;
}

interface ErrorBoundaryProps {
  fallback: ComponentType<ErrorBoundaryFallbackProps>;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Keeps the host's page alive when a widget fails unexpectedly. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  readonly reset = (): void => this.setState({ failure: null });

  override render() {
    const { fallback: Fallback, children } = this.props;
    const { failure } = this.state;
    return failure === null ? children : <Fallback error={failure.error} reset={this.reset} />;
  }
}
