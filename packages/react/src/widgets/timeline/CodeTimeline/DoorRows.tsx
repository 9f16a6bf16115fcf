import type { Device } from "@mortise/client";
import { useCallback } from "react";
import { type DayStarts, placeOfNow } from "../../../rules/timeline/shown-days.ts";
import { ChunkedList, type RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import type { ListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { DayDoor } from "./DayDoor.tsx";
import type { DoorBlock } from "./use-door-codes.ts";
import { useHold } from "./use-hold.ts";
import { usePlotKeys } from "./use-plot-keys.ts";
import { useSwipe } from "./use-swipe.ts";
import { WeekHead } from "./WeekHead.tsx";
import { WeekRow } from "./WeekRow.tsx";

interface DoorRowsProps {
  label: string;
  isWeek: boolean;
  doors: readonly Device[];
  all: readonly Device[];
  turn: string;
  blocks: ReadonlyMap<string, DoorBlock>;
  starts: DayStarts;
  zone: string;
  now: number;
  /** Index of today among the days; out of range if today is not visible. */
  today: number;
  memory: ListMemory;
  onMove: (by: 1 | -1) => void;
  onOpenCode: (id: string) => void;
  onOpenDoor: (id: string) => void;
}

const keyOf = ({ device_id }: Device) => device_id;
const noDoors: DoorBlock = [];

/** The doors with their codes, in a week or on a day. */
export function DoorRows(props: DoorRowsProps) {
  const { isWeek, blocks, starts, zone, onOpenCode, onOpenDoor } = props;
  const { plot, onKeyDown } = usePlotKeys(props.onMove, starts, !isWeek);
  const { hold, onLeave } = useHold(plot);
  const place = placeOfNow(props.now, starts);
  const Row = isWeek ? WeekRow : DayDoor;
  const renderRow = useCallback(
    (door: Device, rowPlace: RowPlace) => (
      <Row
        key={door.device_id}
        door={door}
        block={blocks.get(door.device_id) ?? noDoors}
        starts={starts}
        zone={zone}
        hold={hold}
        place={rowPlace}
        onOpenCode={onOpenCode}
        onOpenDoor={onOpenDoor}
      />
    ),
    [Row, blocks, starts, zone, hold, onOpenCode, onOpenDoor],
  );
  const swipe = useSwipe(props.onMove, !isWeek);
  return (
    // Arrows move inside the plot. Every item is a button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={plot}
      className={isWeek ? "seam-week" : "seam-dayview"}
      data-now={place === null ? undefined : ""}
      style={{ "--_s-now": place ?? 0 } as object}
      onKeyDown={onKeyDown}
      onMouseLeave={onLeave}
      onBlur={onLeave}
      {...swipe}
    >
      {isWeek && <WeekHead starts={starts} zone={zone} today={props.today} />}
      <ChunkedList
        key={String(isWeek)}
        label={props.label}
        items={props.doors}
        all={props.all}
        turn={props.turn}
        keyOf={keyOf}
        renderRow={renderRow}
        memory={props.memory}
      />
    </div>
  );
}
