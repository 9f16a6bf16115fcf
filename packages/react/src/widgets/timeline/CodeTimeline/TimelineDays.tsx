import { Button } from "../../../ui/Button/Button.tsx";
import { IconButton } from "../../../ui/Button/IconButton.tsx";
import { useTimelineStrings } from "../../../strings/timeline-strings.ts";

interface TimelineDaysProps {
  isToday: boolean;
  /** Whether the time zone of the days is known. */
  isKnown: boolean;
  onMove: (by: 1 | -1) => void;
  onToday: () => void;
}

/** Buttons that move through the days. The space of "Today" is reserved, so that the arrows do not move. */
export function TimelineDays({ isToday, isKnown, onMove, onToday }: TimelineDaysProps) {
  const { timeline } = useTimelineStrings();
  return (
    <div className="seam-timeline-days">
      <span className="seam-timeline-today" data-hidden={isToday ? "" : undefined}>
        <Button kind="quiet" onClick={onToday}>
          {timeline.today}
        </Button>
      </span>
      <IconButton icon="back" label={timeline.earlier} disabled={!isKnown} onClick={() => onMove(-1)} />
      <IconButton icon="back" label={timeline.later} disabled={!isKnown} onClick={() => onMove(1)} />
    </div>
  );
}
