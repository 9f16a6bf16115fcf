import { useTimelineStrings } from "../../../strings/timeline-strings.ts";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";

/** Skeleton of the doors, in their final size. */
export function TimelineLoading({ isWeek }: { isWeek: boolean }) {
  const { timeline } = useTimelineStrings();
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
      <div className="seam-health" />
      {isWeek && (
        <div className="seam-week-head">
          <span className="seam-week-corner">{timeline.door}</span>
        </div>
      )}
      {row}
      {row}
      {row}
      {row}
    </div>
  );
}
