import type { Device } from "@mortise/client";
import { memo, useMemo } from "react";
import { isFailed } from "../../../rules/timeline/bar-look.ts";
import type { Clash } from "../../../rules/timeline/clashes.ts";
import { type ShownBars, shownBars } from "../../../rules/timeline/fewest-bars.ts";
import { heldBars } from "../../../rules/timeline/held-bars.ts";
import { type DayStarts, placeOf } from "../../../rules/timeline/shown-days.ts";
import { useTimelineStrings } from "../../../strings/timeline-strings.ts";
import type { RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { CodeBar } from "./CodeBar.tsx";
import { WaitingCodes } from "./WaitingCodes.tsx";
import { type DoorBlock, useDoorCodes } from "./use-door-codes.ts";
import { type Hold, useHeld } from "./use-hold.ts";
import { plotItem } from "./use-plot-keys.ts";

export interface TimelineRowProps {
  door: Device;
  block: DoorBlock;
  starts: DayStarts;
  zone: string;
  hold: Hold;
  place: RowPlace;
  onOpenCode: (id: string) => void;
  onOpenDoor: (id: string) => void;
}

const noBars: ShownBars = { bars: [], hidden: 0, lanes: 0, waiting: 0 };

/** A door and its codes in a week. */
export const WeekRow = memo(function WeekRow(props: TimelineRowProps) {
  const { door, block, starts, zone, hold, place, onOpenCode, onOpenDoor } = props;
  const { device, timeline } = useTimelineStrings();
  const { doorCodes, hasFailed } = useDoorCodes(door.device_id, block);
  const wanted = useMemo(
    () =>
      doorCodes &&
      shownBars(doorCodes.codes, starts, (code) => isFailed(code) || doorCodes.clashes.has(code.access_code_id)),
    [doorCodes, starts],
  );
  const held = useHeld(hold, starts, wanted, (last, next) => heldBars(last, next, starts));
  const { bars, hidden, lanes, waiting } = held ?? noBars;
  const name = door.properties.name || device.unnamed;
  return (
    <div {...place} className="seam-week-row" data-seam-plot-row="">
      <button
        type="button"
        className="seam-week-door"
        {...plotItem}
        data-seam-opener={door.device_id}
        onClick={() => onOpenDoor(door.device_id)}
      >
        <bdi>{name}</bdi>
        {waiting > 0 && <WaitingCodes count={waiting} />}
      </button>
      <div className="seam-week-plot" style={{ "--_s-lanes": lanes } as object}>
        {doorCodes === null &&
          (hasFailed ? <bdi className="seam-week-failed">{timeline.doorNotLoaded}</bdi> : <Skeleton />)}
        {doorCodes && <ClashSpans clashes={doorCodes.clashes} starts={starts} />}
        <div className="seam-week-bars" {...(bars.length > 0 && { role: "list", "aria-label": name })}>
          {bars.map((bar) => (
            <CodeBar
              key={bar.code.access_code_id}
              bar={bar}
              clash={doorCodes?.clashes.get(bar.code.access_code_id)}
              zone={zone}
              onOpen={onOpenCode}
            />
          ))}
        </div>
        {hidden > 0 && <MoreCodes count={hidden} lane={lanes - 1} onOpen={() => onOpenDoor(door.device_id)} />}
      </div>
    </div>
  );
});

/** Button with the number of codes that have no bar. It opens the door, which lists all of them. */
function MoreCodes({ count, lane, onOpen }: { count: number; lane: number; onOpen: () => void }) {
  const { timeline } = useTimelineStrings();
  return (
    <span className="seam-week-slot" style={{ "--_s-from": 0, "--_s-length": 7, "--_s-lane": lane } as object}>
      <button type="button" className="seam-week-more" {...plotItem} onClick={onOpen}>
        <bdi>{timeline.more({ count })}</bdi>
      </button>
    </span>
  );
}

/** Spans of clashing codes, drawn behind their bars. The bars' names mention the clash. */
function ClashSpans({ clashes, starts }: { clashes: ReadonlyMap<string, Clash>; starts: DayStarts }) {
  return [...clashes].map(([id, { start, end }]) => {
    const from = placeOf(start, starts);
    const length = placeOf(end, starts) - from;
    if (length <= 0) return null;
    return (
      <span
        key={id}
        className="seam-week-clash"
        aria-hidden="true"
        style={{ "--_s-from": from, "--_s-length": length } as object}
      />
    );
  });
}
