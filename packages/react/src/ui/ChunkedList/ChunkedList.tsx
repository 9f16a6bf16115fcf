import { memo, type ReactNode, useCallback, useMemo, useRef } from "react";
import { useBrowserLayoutEffect } from "../Popover/browser-layout-effect.ts";
import { heightOf, type ListMemory, remember } from "./list-memory.ts";
import { useNear } from "./use-near.ts";

/** A screenful and a bit: what a keystroke in a search may have to draw at once. */
const rowsPerChunk = 25;

/** Where a row stands in the whole list, most of which may not be in the document. */
export interface RowPlace {
  readonly role: "listitem";
  readonly "aria-setsize": number;
  readonly "aria-posinset": number;
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
}

/** A list of any length: rows come in chunks, and a chunk far from the screen is one empty box of the same height. */
export function ChunkedList<Item>({ label, items, keyOf, renderRow, memory }: ChunkedListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const chunks = useMemo(() => chunksOf(items), [items]);
  const { isNear, watch } = useNear(list, memory, chunks.length);
  return (
    <div ref={list} className="seam-list" role="list" aria-label={label}>
      {chunks.map((rows, index) => (
        <Chunk
          // oxlint-disable-next-line react/no-array-index-key -- a chunk is a place in the list
          key={index}
          index={index}
          rows={rows}
          total={items.length}
          isNear={isNear(index)}
          keyOf={keyOf as (item: unknown) => string}
          renderRow={renderRow as (item: unknown, place: RowPlace) => ReactNode}
          memory={memory}
          watch={watch}
        />
      ))}
    </div>
  );
}

interface ChunkProps {
  index: number;
  rows: readonly unknown[];
  total: number;
  isNear: boolean;
  keyOf: (item: unknown) => string;
  renderRow: (item: unknown, place: RowPlace) => ReactNode;
  memory: ListMemory;
  watch: (chunk: number, element: HTMLElement | null) => void;
}

/** Renders again only when it comes or goes, or one of its own rows changes. */
const Chunk = memo(function Chunk({ index, rows, total, isNear, keyOf, renderRow, memory, watch }: ChunkProps) {
  const element = useRef<HTMLDivElement | null>(null);
  const attach = useCallback(
    (current: HTMLDivElement | null) => {
      element.current = current;
      watch(index, current);
    },
    [watch, index],
  );

  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    // The CSSOM, not a style attribute: that is what a strict Content-Security-Policy allows.
    if (isNear) {
      const { style } = current;
      const expected = Number.parseFloat(style.getPropertyValue("block-size"));
      style.removeProperty("block-size");
      if (expected > 0 || memory.heights.size === 0) settle(current, memory, index, rows.length, expected);
    } else current.style.setProperty("block-size", `${heightOf(memory, index, rows.length)}px`);
  }, [isNear, memory, index, rows.length]);

  return (
    <div ref={attach} className="seam-chunk" role="presentation" data-chunk={index} data-away={isNear ? undefined : ""}>
      {isNear &&
        rows.map((row, place) => (
          <RowSlot key={keyOf(row)} row={row} renderRow={renderRow} size={total} place={index * rowsPerChunk + place + 1} />
        ))}
    </div>
  );
}, isSameChunk);

function isSameChunk({ rows, ...rest }: ChunkProps, { rows: nextRows, ...next }: ChunkProps): boolean {
  const isSame = (Object.keys(next) as (keyof typeof next)[]).every((name) => rest[name] === next[name]);
  return isSame && rows.length === nextRows.length && (!next.isNear || rows.every((row, place) => row === nextRows[place]));
}

interface RowSlotProps {
  row: unknown;
  renderRow: (item: unknown, place: RowPlace) => ReactNode;
  size: number;
  place: number;
}

/** Renders again only when its own row changes. */
const RowSlot = memo(function RowSlot({ row, renderRow, size, place }: RowSlotProps) {
  return <>{renderRow(row, { role: "listitem", "aria-setsize": size, "aria-posinset": place })}</>;
});

/** Takes the true height; where the browser does not anchor scrolling by itself, rows below stay where they are on screen. */
function settle(chunk: HTMLElement, memory: ListMemory, index: number, rows: number, expected: number): void {
  const box = chunk.getBoundingClientRect();
  remember(memory, index, rows, box);
  const anchors = typeof CSS !== "undefined" && CSS.supports("overflow-anchor", "auto");
  if (anchors || !(expected > 0) || box.top + expected > 0) return;
  document.scrollingElement?.scrollBy(0, box.height - expected);
}

function chunksOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const chunks: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += rowsPerChunk) chunks.push(items.slice(start, start + rowsPerChunk));
  return chunks;
}
