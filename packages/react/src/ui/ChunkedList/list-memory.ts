import { useState } from "react";
import { firstChunks, rowHeightPx, rowsPerChunk } from "./list-sizes.ts";
import { zoomOf } from "../../page/in-browser.ts";

/** What a long list knows of its chunks; outlives the list, so that coming back shows it as it was left. */
export interface ListMemory {
  /** Height of one row in px: a guess, then the average of what was measured. */
  rowHeight: number;
  /** How many rows there are. */
  total: number;
  /** The most rows there have been: of a long list, only a screenful is rendered even while a search leaves few. */
  most: number;
  /** The list's width when the heights were measured. */
  width: number;
  /** Measured heights in px, by chunk. */
  readonly heights: Map<number, number>;
  /** Chunks that are on screen or nearly so. */
  readonly near: Set<number>;
  /** Key of the row that the reader has just taken away: its place need not stay. */
  removed?: string | undefined;
  /** Key of the row that Tab comes to, in a list that is one stop of it. @default the first */
  stop?: string | undefined;
  /** How far a list that scrolls by itself was scrolled, in px. */
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

/** The reader has taken this row away. If it goes only later, it would go under somebody's pointer. */
export function leaveNoPlace(memory: ListMemory, removed: string): void {
  memory.removed = removed;
  setTimeout(() => delete memory.removed, justNowMs);
}

/** For a component that stays mounted while the list comes and goes. */
export function useListMemory(rowHeight = rowHeightPx): ListMemory {
  return useState(() => createListMemory(rowHeight))[0];
}

/** The height of a chunk, as far as is known; of one that is not full, by its number of rows. */
export function heightOf({ heights, rowHeight, total }: ListMemory, chunk: number): number {
  const rows = Math.min(rowsPerChunk, total - chunk * rowsPerChunk);
  return (rows === rowsPerChunk && heights.get(chunk)) || rowHeight * rows;
}

/** The height of all chunks from `from` up to but without `end`. */
export function heightBetween(memory: ListMemory, from: number, end: number): number {
  let height = 0;
  for (let chunk = from; chunk < end; chunk += 1) height += heightOf(memory, chunk);
  return height;
}

/**
 * Keeps a chunk's measured height. If the list's width has changed, former heights are void, and this one is the guess
 * for the rest.
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

/**
 * The chunk of the row that Tab comes to, which is rendered wherever the page is scrolled to; -1 for none.
 */
export const chunkOfStop = <Item>(
  { stop }: ListMemory,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): number => (stop === undefined ? -1 : Math.floor(items.findIndex((item) => keyOf(item) === stop) / rowsPerChunk));
