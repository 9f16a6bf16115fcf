import { memo, useMemo } from "react";
import type { AccessCode } from "@mortise/client";
import { barLook, isFailed } from "../../../rules/timeline/bar-look.ts";
import { heldDay, shownDay } from "../../../rules/timeline/held-day.ts";
import { codeSpan } from "../../../rules/timeline/code-span.ts";
import { type DayEntry, type DoorDay, doorDay } from "../../../rules/timeline/door-day.ts";
import type { Clash } from "../../../rules/timeline/clashes.ts";
import type { DayStarts } from "../../../rules/timeline/shown-days.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { useTimelineStrings } from "../../../strings/timeline-strings.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { codeName, hoursOf, joinParts, momentOf, spanOf, troubleOf } from "./timeline-words.ts";
import { useDoorCodes } from "./use-door-codes.ts";
import { type Hold, useHeld } from "./use-hold.ts";
import { plotItem } from "./use-plot-keys.ts";
import { WaitingCodes } from "./WaitingCodes.tsx";
import type { TimelineRowProps } from "./WeekRow.tsx";

/** A door and its codes on one day. */
export const DayDoor = memo(function DayDoor(props: TimelineRowProps) {
  const { door, block, starts, zone, hold, place, onOpenCode, onOpenDoor } = props;
  const { device, timeline } = useTimelineStrings();
  const { doorCodes, hasFailed } = useDoorCodes(door.device_id, block);
  const [start = 0, end = 0] = starts;
  const wanted = useMemo(() => {
    if (!doorCodes) return null;
    const { codes, clashes } = doorCodes;
    const isUrgent = (code: AccessCode) => isFailed(code) || clashes.has(code.access_code_id);
    return shownDay(doorDay(codes, clashes, [start, end]), isUrgent);
  }, [doorCodes, start, end]);
  const day = useHeld(hold, starts, wanted, heldDay);
  const { entries = [], hidden = 0, waiting = 0 } = day ?? {};
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
        {waiting > 0 && <WaitingCodes count={waiting} />}
      </button>
      {entries.length > 0 && (
        <div role="list" aria-label={name}>
          {entries.map((entry) => (
            <DayRow
              key={entry.code.access_code_id}
              entry={entry}
              clash={doorCodes?.clashes.get(entry.code.access_code_id)}
              zone={zone}
              starts={starts}
              hold={hold}
              isGone={entry.isGone}
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
      {day && <DayNote day={day.note} zone={zone} />}
    </div>
  );
});

interface DayRowProps {
  entry: DayEntry;
  clash: Clash | undefined;
  zone: string;
  starts: DayStarts;
  hold: Hold;
  isGone: true | undefined;
  onOpen: (id: string) => void;
}

function DayRow({ entry, clash, zone, starts, hold, isGone, onOpen }: DayRowProps) {
  const words = useTimelineStrings();
  const format = useFormat();
  const { code } = entry;
  const look = barLook(code);
  const issues = troubleOf(code, clash, words);
  const trouble = issues.length > 0 ? joinParts(issues, words) : "";
  const line = useHeld(hold, starts, trouble, keptLine);
  const isDanger = look === "failed" || clash !== undefined;
  const name = codeName(code, words);
  return (
    <div role="listitem" style={isGone && { visibility: "hidden" }}>
      <button
        type="button"
        className="seam-dayrow"
        {...(!isGone && plotItem)}
        data-look={look}
        data-seam-opener={code.access_code_id}
        onClick={() => onOpen(code.access_code_id)}
      >
        <span className="seam-dayrow-name">
          {isDanger && <Icon name="error" size="sm" tone="danger" />}
          <bdi>{name}</bdi>{" "}
        </span>
        <bdi className="seam-dayrow-hours">{hoursOf(entry, zone, words, format)} </bdi>
        {line && (
          <bdi
            className="seam-dayrow-trouble"
            data-tone={isDanger ? "danger" : undefined}
            data-over={trouble ? undefined : ""}
          >
            {trouble || line}{" "}
          </bdi>
        )}
        <span className="seam-visually-hidden">
          {spanOf(code, zone, words, format)} {!line && trouble}
        </span>
      </button>
    </div>
  );
}

/** An issue's line neither appears nor disappears during a hold. */
const keptLine = (last: string, now: string): string => last && (now || last);

/** Note about a clash ahead. Without one, names the next code if the day has none. */
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
