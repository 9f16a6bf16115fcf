// The first chunks that a turn leaves without rows, as they were: hidden, they cost nothing, and the letter that is taken back
// finds its rows there instead of having them made.
import { chunksOf, drawnWhole, firstChunks, type ListMemory } from "./list-memory.ts";

/** What was rendered last. */
export interface Rendered<Chunk> {
  turn: string | undefined;
  drawn: readonly Chunk[];
  spares: readonly Chunk[];
}

export const renderedNothing = <Chunk>(): Rendered<Chunk> => ({ turn: undefined, drawn: [], spares: [] });

/** Of a long list only, and not when rows go by themselves within a turn. */
export function sparesOf<Chunk extends { readonly index: number }>(
  { turn: lastTurn, drawn, spares }: Rendered<Chunk>,
  { most }: ListMemory,
  total: number,
  turn: string | undefined,
): readonly Chunk[] {
  const known = turn !== lastTurn && most > drawnWhole ? [...drawn, ...spares] : spares;
  return known.filter(({ index }) => index >= chunksOf(total) && index <= firstChunks.length);
}
