import type { ReactNode } from "react";

interface CodeFactProps {
  label: string;
  /** Button or other control that acts on the fact. */
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
