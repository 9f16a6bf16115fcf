// Ranks search results. The browser and the test use the same rules. No rule is about one query: a page is found by the
// words of its headings.

import { isOfProgram, joined, joinedMark, namesIn } from "./names.ts";

/** Words that do not distinguish pages. */
const stopWords = new Set(
  "a an and are at by can do does for from how i in into is it my of on or the to what which with".split(" "),
);

/**
 * Weight of a page by its kind. Guides come first, then references, which readers look up by exact names, then the
 * sources and the changelog, which mention everything.
 */
const weights: readonly (readonly [RegExp, number])[] = [
  [/^(sources-|changelog)/, 0.1],
  [/^(api|webhook-api|issue-codes)-|^(commands|props|react-package|benchmarks)$/, 0.2],
  [/^(api|webhook-api|issue-codes)$/, 0.6],
];

const weightOf = (path: string): number => weights.find(([pattern]) => pattern.test(path))?.[1] ?? 1;

/** `/docs/api-locks.html#locksget` → `api-locks`. */
const pathOf = (id: string): string =>
  id
    .replace(/#.*$/, "")
    .replace(/^.*\//, "")
    .replace(/\.html$/, "");

/**
 * Returns the query's words. Names and neighbouring words are also joined, so that "unlock door" finds `unlock_door`. A
 * query that is a name of a program is only a name.
 */
function tokenizeQuery(query: string): string[] {
  if (isOfProgram(query) && !/\s/.test(query.trim())) return namesIn(query).map(joined);
  const words = query.split(/[\n\r\p{Z}\p{P}]+/u).filter((word) => word !== "");
  const pairs = words.slice(1).map((word, at) => joined(`${words[at]}_${word}`));
  return [...new Set([...words, ...namesIn(query).map(joined), ...pairs])];
}

/** Returns the forms of a word for comparison: lower case, singular and plural; `null` for a stop word. */
function termsOf(word: string): string[] | null {
  const term = word.toLowerCase();
  if (term.startsWith(joinedMark)) return [term];
  if (stopWords.has(term)) return null;
  if (term.length < 4) return [term];
  return [term, term.endsWith("s") ? term.slice(0, -1) : `${term}s`];
}

/** Weight of a joined name. A section with the name as its heading describes it, while others only use it. */
const joinedWeight = (term: string, title: string, path: string): number =>
  namesIn(title).some((name) => joined(name) === term) ? 100 * weightOf(path) : 0.5;

/** Weights by depth. A page's first section counts more than those below it, because its title is in the menu. */
const depthWeights = [2.5, 1, 0.8];

export const searchOptions = {
  boost: { title: 10, titles: 2, text: 1 },
  tokenize: tokenizeQuery,
  prefix: (term: string, _at: number, terms: string[]) =>
    term.startsWith(joinedMark) ? terms.every((each) => each.startsWith(joinedMark)) : term.length > 2,
  fuzzy: (term: string) => (term.length > 5 && !term.startsWith(joinedMark) ? 0.2 : false),
  weights: { prefix: 0.2, fuzzy: 0.1 },
  // Long sections count nearly as much as short ones, because tables of codes and fields have very short ones.
  bm25: { k: 2, b: 0.5, d: 0.2 },
  processTerm: termsOf,
  boostDocument: (id: string, term: string, { title, titles }: { title: string; titles: string[] }) =>
    term.startsWith(joinedMark)
      ? joinedWeight(term, title, pathOf(id))
      : weightOf(pathOf(id)) * (depthWeights[titles.length] ?? 0.8),
};
