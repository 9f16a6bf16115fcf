import { useRef } from "react";
import { useBrowserLayoutEffect } from "../Popover/browser-layout-effect.ts";
import type { ChunkProps } from "./ChunkedList.tsx";
import { chunksOf, drawnWhole, firstChunks, type ListMemory } from "./list-memory.ts";

/**
 * The first chunks that another turn has left without rows, as they were: hidden, they cost nothing, and the letter that is taken
 * back finds its rows there instead of having them made. `drawn` is filled by the render that asks.
 */
export function useSpares(drawn: readonly ChunkProps[], memory: ListMemory, total: number, turn: string | undefined): ChunkProps[] {
  const before = useRef<{ turn?: string | undefined; drawn: readonly ChunkProps[]; spares: readonly ChunkProps[] }>({
    drawn: [],
    spares: [],
  });
  const { current } = before;
  const isOther = turn !== current.turn && memory.most > drawnWhole;
  const known = isOther ? [...current.drawn, ...current.spares] : current.spares;
  const spares = known.filter(({ index }) => index >= chunksOf(total) && index <= firstChunks.length);
  useBrowserLayoutEffect(() => {
    before.current = { turn, drawn, spares };
  });
  return spares.map((spare) => ({ ...spare, isSpare: true }));
}
