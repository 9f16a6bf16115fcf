import { forwardRef, type ReactNode } from "react";
import { useStrings } from "../../strings/strings.tsx";
import { Icon } from "../Icon/Icon.tsx";

export interface AlertProps {
  /** Red for errors, orange for warnings (spec §8). */
  tone: "danger" | "warning";
  /** What can be done about it; stands at its end. */
  action?: ReactNode;
  /** Across the whole width, without corners. */
  "data-strip"?: "" | undefined;
  /** `listitem` inside {@link Alerts}. */
  role?: "listitem" | "alert" | undefined;
  /** Lets a form move the focus to what went wrong. */
  tabIndex?: -1 | undefined;
  children: ReactNode;
}

export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert({ tone, action, children, ...rest }, ref) {
  const { view } = useStrings();
  const kind = tone === "danger" ? "error" : "warning";
  return (
    <div {...rest} ref={ref} className="seam-alert" data-tone={tone}>
      <Icon name={kind} size="sm" tone={tone} />
      <div className="seam-alert-text">
        <span className="seam-visually-hidden">{view[kind]} </span>
        {children}
      </div>
      {action}
    </div>
  );
});

export interface AlertsProps {
  /** No two alike. `message` is the server's, in English; `more` is in the reader's language. */
  alerts: readonly { readonly tone: "danger" | "warning"; readonly code?: string; readonly message: string; readonly more?: string }[];
}

/**
 * Everything that is wrong with one thing; nothing when all is well. Put it below all controls: it comes and goes by itself, and moves
 * what is below it. Screen readers speak alerts that are added, not those that were there from the start.
 */
export function Alerts({ alerts }: AlertsProps) {
  return (
    <div aria-live="polite">
      {alerts[0] && (
        <div className="seam-alerts" role="list">
          {alerts.map((alert) => (
            <Alert key={JSON.stringify(alert)} role="listitem" tone={alert.tone}>
              <bdi lang="en">{alert.message}</bdi> <bdi>{alert.more}</bdi>
            </Alert>
          ))}
        </div>
      )}
    </div>
  );
}
