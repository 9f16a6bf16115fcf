import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";

/** Skeleton of the lines, in their final size. */
export function LinesLoading() {
  const row = (
    <div className="seam-row seam-attention-row">
      <span className="seam-attention-icon" />
      <span className="seam-row-text">
        <Skeleton />
        <Skeleton shape="s" />
        <Skeleton shape="fact" />
      </span>
    </div>
  );
  return (
    <div className="seam-list seam-waiting" aria-hidden="true">
      {row}
      {row}
      {row}
    </div>
  );
}
