import { forwardRef, type ReactNode } from "react";
import { useStrings } from "../../strings/strings.tsx";
import { Icon } from "../Icon/Icon.tsx";

export interface AlertProps {
  /** Red for errors, orange for warnings (spec §8). */
  tone: "danger" | "warning";
  /** A way on, at its end. */
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
  /** `message` is the server's, in English; `more` is in the reader's language. */
  alerts: readonly { readonly tone: "danger" | "warning"; readonly message: string; readonly more?: string }[];
}

/** Everything that is wrong with one thing; nothing when all is well. */
export function Alerts({ alerts }: AlertsProps) {
  if (alerts.length === 0) return null;
  return (
    <div className="seam-alerts" role="list">
      {alerts.map(({ tone, message, more }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no identity and may repeat
        <Alert key={index} role="listitem" tone={tone}>
          <bdi lang="en">{message}</bdi> <bdi>{more}</bdi>
        </Alert>
      ))}
    </div>
  );
}
