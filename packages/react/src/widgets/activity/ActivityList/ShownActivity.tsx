import { type RefObject, useCallback, useMemo } from "react";
import { dayHeads } from "../../../rules/activity/activity-days.ts";
import type { ActivityRow } from "../../../rules/activity/activity-rows.ts";
import { ChunkedList, type RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import type { ListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { useNow } from "../../parts/use-now.ts";
import { EventRow } from "./EventRow.tsx";
import type { NameOfDoor } from "./use-door-names.ts";

interface ShownActivityProps {
  label: string;
  rows: readonly ActivityRow[];
  zone: string;
  nameOf: NameOfDoor;
  memory: ListMemory;
  /** Marks the top of the list. */
  top: RefObject<HTMLDivElement | null>;
}

const idOf = ({ id }: ActivityRow) => id;

export function ShownActivity({ label, rows, zone, nameOf, memory, top }: ShownActivityProps) {
  const now = useNow();
  const heads = useMemo(() => dayHeads(rows, now, zone), [rows, now, zone]);
  const renderRow = useCallback(
    (row: ActivityRow, place: RowPlace) => (
      <EventRow row={row} door={nameOf(row.doorId)} daysAgo={heads.get(row.id)} zone={zone} place={place} />
    ),
    [heads, nameOf, zone],
  );
  return (
    <>
      <div ref={top} />
      <ChunkedList label={label} items={rows} keyOf={idOf} renderRow={renderRow} memory={memory} />
    </>
  );
}
