import { memo, type ReactNode, useMemo, useReducer, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";
import type { followKeys } from "./list-keys.ts";
import { chunkOfStop, type ListMemory } from "./list-memory.ts";
import { chunksOf, rowsPerChunk } from "./list-sizes.ts";
import { type RenderedList, sparesOf } from "./spares.ts";
import { useNear } from "./use-near.ts";
import { useOwnScroll } from "./use-own-scroll.ts";
import { goneMark, stillItems } from "./still-items.ts";

/** Where a row stands in the whole list, most of which may not be in the document. */
export interface RowPlace {
  readonly role: "listitem";
  readonly "aria-setsize": number;
  readonly "aria-posinset": number;
  /** Set for an empty place, whose item is gone. */
  readonly style?: { readonly visibility: "hidden" } | undefined;
}

export interface ChunkedListProps<Item> {
  /** What the list is called. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Renders one row, with `place` spread on its element. Keep it the same function from render to render. */
  renderRow: (item: Item, place: RowPlace) => ReactNode;
  /** From {@link useListMemory}. */
  memory: ListMemory;
  /** All items, also those that a search leaves out. Without it, rows move under pointer and focus. */
  all?: readonly Item[] | undefined;
  /**
   * Changes when the reader replaces the items as a whole, as by a search: a row then takes over the elements of the
   * row that stood in its place, which is far cheaper than new ones. A row that holds state of its item must set a key
   * of its own. @default never
   */
  turn?: string | undefined;
  /** {@link followKeys}, once its code is there, and the names it finds rows by. @default all controls are stops of Tab */
  keys?: { follow: typeof followKeys; nameOf: (item: Item) => string } | undefined;
  /** A longer list scrolls by itself: a CSS length. @default the list is as long as its rows */
  maxHeight?: string | undefined;
}

/**
 * A list of any length: rows are rendered in chunks; where chunks are far from the screen, one empty box has their
 * height.
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
  // Pointer and focus count at the time new items come, and onLeave renders again.
  // oxlint-disable-next-line react/refs
  const items = turn === last.turn && all ? stillItems(list.current, memory, last.items, given, keyOf, all) : given;
  // Rendered a moment later, because a blur comes before the next row has the focus.
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
      // The key holds the gap's range, so that the observer takes one that was filled in part for a new one. The last
      // gap grows and shrinks with the list, and stays the same.
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

/** React keys by place: an item keeps the key of the place it first had; if that was taken, its own id is the key. */
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

/** Renders again only when its own row changes. */
const RowSlot = memo(function RowSlot({ row, renderRow, size, place }: RowSlotProps) {
  return renderRow(row, {
    role: "listitem",
    "aria-setsize": size,
    "aria-posinset": place,
    style: (row as { [goneMark]?: 1 })[goneMark] && { visibility: "hidden" },
  });
});
