import { useState } from "react";
import { firstChunks, rowHeightPx, rowsPerChunk } from "./list-sizes.ts";
import { zoomOf } from "../../page/in-browser.ts";

/** State of a long list's chunks. It outlives the list, so that a return restores the list as it was. */
export interface ListMemory {
  /** Height of one row in px: an assumption, then the average in the first chunk measured at the current width. */
  rowHeight: number;
  total: number;
  /** Greatest number of rows so far. A long list renders only a screenful, even while a search leaves few rows. */
  most: number;
  /** Width of the list when the heights were measured, in px. */
  width: number;
  /** Measured heights in px, by chunk. */
  readonly heights: Map<number, number>;
  /** Chunks on or near the screen. */
  readonly near: Set<number>;
  /** Key of the row that the reader just removed, whose slot is not kept. */
  removed?: string | undefined;
  /** Key of the row that Tab reaches, in a list with a single Tab stop. @default the first */
  stop?: string | undefined;
  /** Scroll position of a list that scrolls by itself, in px. */
  scrolled: number;
}

export const createListMemory = (rowHeight: number): ListMemory => ({
  rowHeight,
  total: 0,
  most: 0,
  width: 0,
  heights: new Map(),
  near: new Set(firstChunks),
  scrolled: 0,
});

const justNowMs = 2000;

/**
 * Marks a row as removed by the reader, for a moment. A row that disappears later would do so under somebody's pointer,
 * so its slot is kept.
 */
export function markRemoved(memory: ListMemory, removed: string): void {
  memory.removed = removed;
  setTimeout(() => {
    if (memory.removed === removed) delete memory.removed;
  }, justNowMs);
}

/** Memory for a component that stays mounted while its list comes and goes. */
export function useListMemory(rowHeight = rowHeightPx): ListMemory {
  return useState(() => createListMemory(rowHeight))[0];
}

/** Returns the measured height of a chunk. Without one, or if the chunk is not full, it follows from the row height. */
export function heightOf({ heights, rowHeight, total }: ListMemory, chunk: number): number {
  const rows = Math.min(rowsPerChunk, total - chunk * rowsPerChunk);
  return (rows === rowsPerChunk && heights.get(chunk)) || rowHeight * rows;
}

/** Returns the height of all chunks from `from` up to but excluding `end`. */
export function heightBetween(memory: ListMemory, from: number, end: number): number {
  let height = 0;
  for (let chunk = from; chunk < end; chunk += 1) height += heightOf(memory, chunk);
  return height;
}

/**
 * Stores the measured height of a chunk. If the list's width has changed, former heights are discarded, and this one is
 * the assumption for the rest.
 */
export function rememberChunk(memory: ListMemory, chunk: number, element: Element, box: DOMRectReadOnly): void {
  const rows = element.childElementCount;
  const { width } = box;
  const height = box.height / zoomOf(element);
  if (rows === 0 || height === 0) return;
  if (Math.abs(width - memory.width) > 1) {
    memory.heights.clear();
    memory.width = width;
    memory.rowHeight = height / rows;
  }
  if (rows === rowsPerChunk) memory.heights.set(chunk, height);
}

/** Returns the chunk of the row that Tab reaches, which is rendered at every scroll position; -1 for none. */
export const chunkOfStop = <Item>(
  { stop }: ListMemory,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): number => (stop === undefined ? -1 : Math.floor(items.findIndex((item) => keyOf(item) === stop) / rowsPerChunk));
