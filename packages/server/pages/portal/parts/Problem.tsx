import { Button } from "./Button.tsx";
import { langOf, reasonOf } from "./error-text.ts";
import { Icon } from "./Icon.tsx";
import { strings } from "../strings/strings.ts";

/** Shown in place of what could not be read: the reason, and a button to try again. */
export function Problem({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  return (
    <div className="seam-error">
      <span className="seam-error-mark">
        <Icon name="error" size="md" />
      </span>
      <div className="seam-error-text" role="alert">
        <bdi lang={langOf(error)}>{reasonOf(error)}</bdi>
      </div>
      <Button icon="retry" isBusy={isRetrying} onClick={onRetry}>
        {strings.tryAgain}
      </Button>
    </div>
  );
}

/** Why an action failed, shown beside it; nothing without an error. */
export function Refusal({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return (
    <div className="seam-alert" role="alert">
      <Icon name="error" tone="danger" />
      <div className="seam-alert-text">
        <bdi lang={langOf(error)}>{reasonOf(error)}</bdi>
      </div>
    </div>
  );
}

/** Placeholder rows for what is being read; `text` is for screen readers. */
export function Waiting({ text, rows = 3 }: { text: string; rows?: number }) {
  return (
    <div className="waiting seam-waiting">
      <span className="seam-visually-hidden" role="status">
        {text}
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
}
