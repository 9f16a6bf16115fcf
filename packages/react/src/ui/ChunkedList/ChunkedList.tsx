import { memo, type ReactNode, useMemo, useReducer, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";
import type { followKeys } from "./list-keys.ts";
import { chunkOfStop, type ListMemory } from "./list-memory.ts";
import { chunksOf, rowsPerChunk } from "./list-sizes.ts";
import { type RenderedList, sparesOf } from "./spares.ts";
import { useNear } from "./use-near.ts";
import { useOwnScroll } from "./use-own-scroll.ts";
import { goneMark, stillItems } from "./still-items.ts";

/** Position of a row in the whole list, most of which may not be in the document. */
export interface RowPlace {
  readonly role: "listitem";
  readonly "aria-setsize": number;
  readonly "aria-posinset": number;
  /** Set for an empty slot, whose item is gone. */
  readonly style?: { readonly visibility: "hidden" } | undefined;
}

export interface ChunkedListProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Renders one row, with `place` spread on its element. Must stay the same function between renders. */
  renderRow: (item: Item, place: RowPlace) => ReactNode;
  /** Result of {@link useListMemory}. */
  memory: ListMemory;
  /** All items, including those that a search hides. Without it, rows move under pointer and focus. */
  all?: readonly Item[] | undefined;
  /**
   * Changes when the reader replaces the items as a whole, for example by a search. A row then reuses the elements of
   * the row in its slot, which is far cheaper than new ones. A row with state of its item must set a key of its own.
   * @default never
   */
  turn?: string | undefined;
  /**
   * {@link followKeys}, once its code has loaded, and the names by which it finds rows. @default all controls are Tab
   * stops
   */
  keys?: { follow: typeof followKeys; nameOf: (item: Item) => string } | undefined;
  /** CSS length from which the list scrolls by itself. @default the list is as long as its rows */
  maxHeight?: string | undefined;
}

/**
 * List of any length. Rows are rendered in chunks, and chunks far from the screen are replaced by one empty box of
 * their height.
 */
export function ChunkedList<Item>({
  label,
  items: given,
  all,
  keyOf,
  renderRow,
  memory,
  turn,
  keys,
  maxHeight,
}: ChunkedListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const [last] = useState<RenderedList<ChunkProps, Item>>({ drawn: [], spares: [], items: [] });
  const [, redraw] = useReducer((version: number) => version + 1, 0);
  // Pointer and focus are read when new items arrive, and `onLeave` renders again.
  // oxlint-disable-next-line react/refs
  const items = turn === last.turn && all ? stillItems(list.current, memory, last.items, given, keyOf, all) : given;
  // Delayed, because blur comes before the next row has the focus.
  const onLeave = () => setTimeout(redraw);
  const total = items.length;
  const chunks = chunksOf(total);
  const isNear = useNear(list, memory, total, redraw, maxHeight);
  const stopChunk = chunkOfStop(memory, items, keyOf);
  const ownScroll = useOwnScroll(list, memory, { maxHeight, turn });
  const slotOf = useMemo(() => (turn === undefined ? keyOf : slotsOf(keyOf)), [keyOf, turn]);
  const spares = sparesOf(last, memory, total, turn);
  const drawn: ChunkProps[] = [];
  const pieces: ReactNode[] = [];
  for (let chunk = 0, end = 0; chunk < chunks; chunk = end) {
    while (end < chunks && !isNear(end) && end !== stopChunk) end += 1;
    if (end > chunk) {
      // The key holds the gap's range, so that the observer treats a partly filled gap as new. The last gap grows and
      // shrinks with the list, and keeps its key.
      const key = `${chunk}-${end < chunks ? end : ""}`;
      pieces.push(<div key={key} className="seam-chunk" data-chunk={chunk} data-away={end} />);
      continue;
    }
    end += 1;
    const piece = {
      index: chunk,
      rows: items.slice(chunk * rowsPerChunk, end * rowsPerChunk),
      total,
      slotOf: slotOf as Slots,
      renderRow: renderRow as (item: unknown, place: RowPlace) => ReactNode,
    };
    drawn.push(piece);
    pieces.push(<Chunk key={chunk} {...piece} />);
  }
  for (const piece of spares) pieces.push(<Chunk key={piece.index} {...piece} isSpare />);
  useBrowserLayoutEffect(() => {
    Object.assign(last, { turn, drawn, spares, items });
  });
  useBrowserLayoutEffect(() => {
    if (keys && list.current) keys.follow(list.current, { memory, items, keyOf, nameOf: keys.nameOf, redraw });
  });
  if (pieces.length === 0) return null;
  return (
    <div
      ref={list}
      className="seam-list"
      onMouseLeave={onLeave}
      onBlur={onLeave}
      data-scrolls={maxHeight ? "" : undefined}
      {...ownScroll}
      {...(total > 0 && { role: "list", "aria-label": label })}
    >
      {pieces}
    </div>
  );
}

type Slots = (item: unknown, place: number) => string;

/**
 * Assigns React keys by slot. An item keeps the key of its first slot; if that key was taken, the key is its own id.
 */
function slotsOf<Item>(keyOf: (item: Item) => string): (item: Item, place: number) => string {
  const slots = new Map<string, string>();
  const taken = new Set<number>();
  return (item, place) => {
    const id = keyOf(item);
    const slot = slots.get(id) ?? (taken.has(place) ? id : String(place));
    slots.set(id, slot);
    taken.add(place);
    return slot;
  };
}

interface ChunkProps {
  index: number;
  rows: readonly unknown[];
  total: number;
  slotOf: Slots;
  renderRow: (item: unknown, place: RowPlace) => ReactNode;
}

function Chunk({ index, rows, total, slotOf, renderRow, isSpare }: ChunkProps & { isSpare?: boolean }) {
  return (
    <div className="seam-chunk" role="presentation" data-chunk={index} hidden={isSpare}>
      {rows.map((row, at) => {
        const place = index * rowsPerChunk + at + 1;
        return <RowSlot key={slotOf(row, place)} row={row} renderRow={renderRow} size={total} place={place} />;
      })}
    </div>
  );
}

interface RowSlotProps {
  row: unknown;
  renderRow: (item: unknown, place: RowPlace) => ReactNode;
  size: number;
  place: number;
}

/** Renders again only when its row, its position or the length of the list changes. */
const RowSlot = memo(function RowSlot({ row, renderRow, size, place }: RowSlotProps) {
  return renderRow(row, {
    role: "listitem",
    "aria-setsize": size,
    "aria-posinset": place,
    style: (row as { [goneMark]?: 1 })[goneMark] && { visibility: "hidden" },
  });
});
