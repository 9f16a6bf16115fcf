import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";

/** Skeleton of the doors to choose from, in their final size. */
export function DoorsLoading() {
  const row = (
    <div className="seam-door-choice">
      <span className="seam-door-pick">
        <span className="seam-check" />
        <span className="seam-door-name">
          <Skeleton />
        </span>
      </span>
    </div>
  );
  return (
    <div className="seam-list seam-waiting" aria-hidden="true">
      <div className="seam-health" />
      {row}
      {row}
      {row}
      {row}
    </div>
  );
}
