import { Button } from "../../../ui/Button/Button.tsx";
import { IconButton } from "../../../ui/Button/IconButton.tsx";
import { useTimelineStrings } from "../../../strings/timeline-strings.ts";

interface TimelineDaysProps {
  /** Today is among the days. */
  isToday: boolean;
  /** The zone of the days is known. */
  isKnown: boolean;
  onMove: (by: 1 | -1) => void;
  onToday: () => void;
}

/** Moves through the days. Room for "Today" is kept, so that the arrows stay where they are. */
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
