import type { ReactNode } from "react";

interface CodeFactProps {
  label: string;
  /** What can be done about it. */
  action?: ReactNode;
  children: ReactNode;
}

export function CodeFact({ label, action, children }: CodeFactProps) {
  return (
    <div className="seam-detail">
      <span className="seam-detail-label">{label}</span> <span className="seam-detail-value">{children}</span>
      {action}
    </div>
  );
}
