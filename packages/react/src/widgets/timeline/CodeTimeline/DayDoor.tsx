import { memo, useMemo } from "react";
import type { AccessCode } from "@mortise/client";
import { barLook, isFailed } from "../../../rules/timeline/bar-look.ts";
import { shownEntries } from "../../../rules/timeline/fewest-bars.ts";
import { codeSpan } from "../../../rules/timeline/code-span.ts";
import { type DayEntry, type DoorDay, doorDay } from "../../../rules/timeline/door-day.ts";
import type { Clash } from "../../../rules/timeline/clashes.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { useTimelineStrings } from "../../../strings/timeline-strings.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { codeName, hoursOf, listed, momentOf, spanOf, troubleOf } from "./timeline-words.ts";
import { useDoorCodes } from "./use-door-codes.ts";
import { plotItem } from "./use-plot-keys.ts";
import type { TimelineRowProps } from "./WeekRow.tsx";

/** A door and its codes on one day. */
export const DayDoor = memo(function DayDoor(props: TimelineRowProps) {
  const { door, block, starts, zone, place, onOpenCode, onOpenDoor } = props;
  const { device, timeline } = useTimelineStrings();
  const { doorCodes, hasFailed } = useDoorCodes(door.device_id, block);
  const [start = 0, end = 0] = starts;
  const day = useMemo(
    () => doorCodes && doorDay(doorCodes.codes, doorCodes.clashes, [start, end]),
    [doorCodes, start, end],
  );
  const isUrgent = (code: AccessCode) => isFailed(code) || doorCodes?.clashes.has(code.access_code_id) === true;
  const { entries, hidden } = shownEntries(day?.entries ?? [], isUrgent);
  const name = door.properties.name || device.unnamed;
  return (
    <div {...place} className="seam-daydoor" data-seam-plot-row="">
      <button
        type="button"
        className="seam-daydoor-name"
        {...plotItem}
        data-seam-opener={door.device_id}
        onClick={() => onOpenDoor(door.device_id)}
      >
        <bdi>{name}</bdi>
      </button>
      {entries.length > 0 && (
        <div role="list" aria-label={name}>
          {entries.map((entry) => (
            <DayRow
              key={entry.code.access_code_id}
              entry={entry}
              clash={doorCodes?.clashes.get(entry.code.access_code_id)}
              zone={zone}
              onOpen={onOpenCode}
            />
          ))}
        </div>
      )}
      {hidden > 0 && (
        <button
          type="button"
          className="seam-dayrow seam-dayrow-hours"
          {...plotItem}
          onClick={() => onOpenDoor(door.device_id)}
        >
          <bdi>{timeline.more({ count: hidden })}</bdi>
        </button>
      )}
      {day === null && <div className="seam-daynote">{hasFailed ? timeline.doorNotLoaded : <Skeleton />}</div>}
      {day && <DayNote day={day} zone={zone} />}
    </div>
  );
});

interface DayRowProps {
  entry: DayEntry;
  clash: Clash | undefined;
  zone: string;
  onOpen: (id: string) => void;
}

function DayRow({ entry, clash, zone, onOpen }: DayRowProps) {
  const words = useTimelineStrings();
  const format = useFormat();
  const { code } = entry;
  const look = barLook(code);
  const trouble = troubleOf(code, clash, words);
  const isDanger = look === "failed" || clash !== undefined;
  const name = codeName(code, words);
  return (
    <div role="listitem">
      <button
        type="button"
        className="seam-dayrow"
        {...plotItem}
        data-look={look}
        data-seam-opener={code.access_code_id}
        onClick={() => onOpen(code.access_code_id)}
      >
        <span className="seam-dayrow-name">
          {isDanger && <Icon name="error" size="sm" tone="danger" />}
          <bdi>{name}</bdi>{" "}
        </span>
        <bdi className="seam-dayrow-hours">{hoursOf(entry, zone, words, format)} </bdi>
        {trouble.length > 0 && (
          <bdi className="seam-dayrow-trouble" data-tone={isDanger ? "danger" : undefined}>
            {listed(trouble, words)}{" "}
          </bdi>
        )}
        <span className="seam-visually-hidden">{spanOf(code, zone, words, format)}</span>
      </button>
    </div>
  );
}

/** What lies ahead: a clash, or where the day has no code, the next one. */
function DayNote({ day: { entries, next, clash }, zone }: { day: DoorDay; zone: string }) {
  const words = useTimelineStrings();
  const format = useFormat();
  const { timeline } = words;
  const named = (code: AccessCode) => <bdi>{codeName(code, words)}</bdi>;
  if (clash)
    return (
      <div className="seam-daynote" data-tone="danger">
        <Icon name="error" size="sm" tone="danger" />
        <bdi>{timeline.clashAhead.rich({ name: named(clash.other), time: momentOf(clash.start, zone, format) })}</bdi>
      </div>
    );
  if (entries.length > 0) return null;
  return (
    <div className="seam-daynote">
      <bdi>
        {next
          ? timeline.next.rich({ name: named(next), time: momentOf(codeSpan(next).start, zone, format) })
          : timeline.free}
      </bdi>
    </div>
  );
}
