import type { ReactNode } from "react";

export function CodeFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="seam-detail">
      <span className="seam-detail-label">{label}</span> <span className="seam-detail-value">{children}</span>
    </div>
  );
}
