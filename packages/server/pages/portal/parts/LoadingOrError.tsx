import { Button } from "./Button.tsx";
import { langOf, reasonOf } from "./error-text.ts";
import { Icon } from "./Icon.tsx";
import { strings } from "../strings/strings.ts";
import type { Fetched } from "./use-fetched.ts";

interface LoadingOrErrorProps {
  reading: Pick<Fetched<unknown>, "error" | "isFetching" | "refetch">;
  /** Name of the pending content, for screen readers. */
  loading: string;
  rows?: number;
}

/** Placeholder rows while content loads, or the error with a retry button. */
export function LoadingOrError({ reading: { error, isFetching, refetch }, loading, rows = 3 }: LoadingOrErrorProps) {
  if (isFetching)
    return (
      <div className="waiting seam-waiting">
        <span className="seam-visually-hidden" role="status">
          {loading}
        </span>
        {Array.from({ length: rows }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are all alike
          <div className="waiting-row" key={index} aria-hidden="true">
            <span className="seam-skeleton" data-shape="m" />
            <span className="seam-skeleton" data-shape="s" />
          </div>
        ))}
      </div>
    );
  return (
    <div className="seam-error">
      <span className="seam-error-mark">
        <Icon name="error" />
      </span>
      <div className="seam-error-text" role="alert">
        <bdi lang={langOf(error)}>{reasonOf(error)}</bdi>
      </div>
      <Button icon="retry" onClick={refetch}>
        {strings.tryAgain}
      </Button>
    </div>
  );
}
