import { type ListMemory } from "./list-memory.ts";
import { chunksOf, longestWholeList } from "./list-sizes.ts";

/** Result of a list's last render. */
export interface RenderedList<Chunk, Item = unknown> {
  turn?: string | undefined;
  drawn: readonly Chunk[];
  spares: readonly Chunk[];
  items: readonly Item[];
}

/**
 * Returns the chunks that lose their rows because a search shortens the list. They stay rendered but hidden, which
 * costs nothing: when a letter is deleted, the rows return without being made anew. Only in long lists, and only when
 * `turn` changes.
 */
export function sparesOf<Chunk extends { readonly index: number }>(
  last: RenderedList<Chunk>,
  { most }: ListMemory,
  total: number,
  turn: string | undefined,
): readonly Chunk[] {
  const known = turn !== last.turn && most > longestWholeList ? last.drawn.concat(last.spares) : last.spares;
  return known.filter(({ index }) => index >= chunksOf(total));
}
