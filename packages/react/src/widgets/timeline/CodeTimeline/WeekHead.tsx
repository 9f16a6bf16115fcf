import { type DayStarts } from "../../../rules/timeline/shown-days.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { useTimelineStrings } from "../../../strings/timeline-strings.ts";

interface WeekHeadProps {
  starts: DayStarts;
  zone: string;
  /** Index of today; out of range if today is not visible. */
  today: number;
}

/** The days above the doors. Hidden from screen readers, because the bars' names contain their dates. */
export function WeekHead({ starts, zone, today }: WeekHeadProps) {
  const { timeline } = useTimelineStrings();
  const format = useFormat();
  return (
    <div className="seam-week-head" aria-hidden="true">
      <span className="seam-week-corner">{timeline.door}</span>
      <div className="seam-week-days">
        {starts.slice(0, -1).map((start, index) => (
          <span key={start} className="seam-week-day" data-today={index === today ? "" : undefined}>
            <bdi>
              {format.show(start, { weekday: "short" }, zone)} {format.show(start, { day: "numeric" }, zone)}
            </bdi>
            {index === today && <span className="seam-week-today">{timeline.now}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}
