import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";

interface WaitingRowsProps {
  /** Kind of row that the skeleton stands for. */
  part: "device" | "code" | "model";
  /** Content at the end of each row. */
  children?: ReactNode;
}

/** Skeleton rows, in their final size. */
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
