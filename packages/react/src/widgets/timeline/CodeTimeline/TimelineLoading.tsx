import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";

/** Doors in their final shape, before they are known. */
export function TimelineLoading({ isWeek }: { isWeek: boolean }) {
  const row = (
    <div className={isWeek ? "seam-week-row" : "seam-daydoor"}>
      <span className={isWeek ? "seam-week-door" : "seam-daydoor-name"}>
        <Skeleton shape="s" />
      </span>
      <div className={isWeek ? "seam-week-plot" : "seam-daynote"}>
        <Skeleton />
      </div>
    </div>
  );
  return (
    <div className="seam-list seam-waiting" aria-hidden="true">
      {row}
      {row}
      {row}
      {row}
    </div>
  );
}
