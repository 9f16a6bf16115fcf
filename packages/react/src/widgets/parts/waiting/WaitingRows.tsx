import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";

interface WaitingRowsProps {
  /** Whose rows they become. */
  part: "device" | "code" | "model";
  /** What stands at their end. */
  children?: ReactNode;
}

/** Rows in their final shape, before there is anything to put in them. */
export function WaitingRows({ part, children }: WaitingRowsProps) {
  const row = (
    <div className={`seam-row seam-${part}-row`}>
      <span className="seam-row-media" />
      <span className="seam-row-text">
        <Skeleton />
        <span className={`seam-${part}-device`}>
          <Skeleton shape="s" />
        </span>
      </span>
      {children}
    </div>
  );
  return (
    <div className="seam-list seam-waiting" aria-hidden="true">
      {part !== "model" && <div className="seam-health" />}
      {row}
      {row}
      {row}
    </div>
  );
}
