import { langOf, reasonOf } from "./error-text.ts";
import { Icon } from "./Icon.tsx";

/** Error of an action, shown beside it. Renders nothing without an error. */
export function Refusal({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return (
    <div className="seam-alert" role="alert">
      <Icon name="error" tone="danger" size="sm" />
      <div className="seam-alert-text">
        <bdi lang={langOf(error)}>{reasonOf(error)}</bdi>
      </div>
    </div>
  );
}
