import { chunksOf, drawnWhole, type ListMemory } from "./list-memory.ts";

/** What a list rendered last. */
export interface Rendered<Chunk, Item = unknown> {
  turn?: string | undefined;
  drawn: readonly Chunk[];
  spares: readonly Chunk[];
  items: readonly Item[];
}

/**
 * The chunks that a turn leaves without rows, as they were: hidden, they cost nothing, and the letter that is taken back finds
 * its rows there instead of having them made. Of a long list only, and not when rows go by themselves within a turn.
 */
export function sparesOf<Chunk extends { readonly index: number }>(
  last: Rendered<Chunk>,
  { most }: ListMemory,
  total: number,
  turn: string | undefined,
): readonly Chunk[] {
  const known = turn !== last.turn && most > drawnWhole ? last.drawn.concat(last.spares) : last.spares;
  return known.filter(({ index }) => index >= chunksOf(total));
}
