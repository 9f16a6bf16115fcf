import { useState } from "react";
import { zoomOf } from "../Popover/placement.ts";

/** Few, so that what a keystroke draws ends close below the screen. */
export const rowsPerChunk = 4;

export const chunksOf = (rows: number): number => Math.ceil(rows / rowsPerChunk);

/** What is drawn before anything is measured: a screenful. */
export const firstChunks = [0, 1, 2];

/** A list that never had more rows is drawn whole: find in page, lists of screen readers and tests look for rows off the screen. */
export const drawnWhole = 100;

/** What a long list knows of its chunks; outlives the list, so that coming back shows it as it was left. */
export interface ListMemory {
  /** Height of one row in px: a guess, then the average of what was measured. */
  rowHeight: number;
  /** How many rows there are. */
  total: number;
  /** How many there have been at most: a search that leaves few of many still draws a screenful. */
  most: number;
  /** Width the heights hold for. */
  width: number;
  /** Measured heights in px, by chunk. */
  readonly heights: Map<number, number>;
  /** Chunks that are on screen or nearly so. */
  readonly near: Set<number>;
}

export const createListMemory = (rowHeight: number): ListMemory => ({
  rowHeight,
  total: 0,
  most: 0,
  width: 0,
  heights: new Map(),
  near: new Set(firstChunks),
});

/** Held by what stays mounted while the list comes and goes. Rows are 66 px high as a rule. */
export function useListMemory(rowHeight = 66): ListMemory {
  return useState(() => createListMemory(rowHeight))[0];
}

/** What a chunk takes, as far as is known. One that is no longer full takes what its rows do. */
export function heightOf({ heights, rowHeight, total }: ListMemory, chunk: number): number {
  const rows = Math.min(rowsPerChunk, total - chunk * rowsPerChunk);
  return (rows === rowsPerChunk && heights.get(chunk)) || rowHeight * rows;
}

/** The same for all from one to before another. */
export function heightBetween(memory: ListMemory, from: number, end: number): number {
  let height = 0;
  for (let chunk = from; chunk < end; chunk += 1) height += heightOf(memory, chunk);
  return height;
}

/** Heights of another width say nothing; the first measured chunk gives a better guess for all others. */
export function remember(memory: ListMemory, chunk: number, element: Element, box: DOMRectReadOnly): void {
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
