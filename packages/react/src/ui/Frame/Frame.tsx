import type { ReactNode } from "react";

/** The card that one view stands in. */
export function Frame({ isBusy, children }: { isBusy?: boolean | undefined; children: ReactNode }) {
  return (
    <div className="seam-frame" aria-busy={isBusy || undefined}>
      {children}
    </div>
  );
}
