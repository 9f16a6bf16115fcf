import { useState } from "react";

/** What a long list knows of its chunks; outlives the list, so that coming back shows it as it was left. */
export interface ListMemory {
  /** Height of one row in px: a guess, then the average of what was measured. */
  rowHeight: number;
  /** Width the heights hold for. */
  width: number;
  /** Measured heights in px, by chunk. */
  readonly heights: Map<number, number>;
  /** Chunks that are on screen or nearly so. */
  readonly near: Set<number>;
}

export const createListMemory = (rowHeight: number): ListMemory => ({ rowHeight, width: 0, heights: new Map(), near: new Set([0]) });

/** Held by what stays mounted while the list comes and goes. */
export function useListMemory(rowHeight: number): ListMemory {
  return useState(() => createListMemory(rowHeight))[0];
}

/** What a chunk of so many rows takes, as far as is known. */
export const heightOf = (memory: ListMemory, chunk: number, rows: number): number =>
  memory.heights.get(chunk) ?? Math.round(memory.rowHeight * rows);

/** Heights of another width say nothing; the first measured chunk gives a better guess for all others. */
export function remember(memory: ListMemory, chunk: number, rows: number, { width, height }: { width: number; height: number }): void {
  if (rows === 0 || height === 0) return;
  if (Math.abs(width - memory.width) > 1) {
    memory.heights.clear();
    memory.width = width;
    memory.rowHeight = height / rows;
  }
  memory.heights.set(chunk, height);
}
