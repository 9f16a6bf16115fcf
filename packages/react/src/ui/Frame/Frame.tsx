import type { ReactNode } from "react";

/** Card around one view. */
export function Frame({ isBusy, children }: { isBusy?: boolean | undefined; children: ReactNode }) {
  return (
    <div className="seam-frame" aria-busy={isBusy || undefined}>
      {children}
    </div>
  );
}
