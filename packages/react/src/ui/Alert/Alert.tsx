import { forwardRef, type ReactNode } from "react";
import { useStrings } from "../../strings/strings.tsx";
import { Icon } from "../Icon/Icon.tsx";

interface AlertProps {
  /** Red for errors, orange for warnings (spec §8). */
  tone: "danger" | "warning";
  /** Remedy button, shown at the end. */
  action?: ReactNode;
  /** Spans the whole width, without corners. */
  "data-strip"?: "" | undefined;
  /** `listitem` inside {@link Alerts}. */
  role?: "listitem" | "alert" | undefined;
  /** Lets a form move the focus to the alert. */
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
