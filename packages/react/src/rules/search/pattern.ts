// Which regular expressions may run, and on how long a text: those whose cost at worst can be told beforehand.

/** The most steps that matching one text may take at worst: well under a millisecond. */
const mostSteps = 200_000;
const longestPattern = 100;

/** Finds the pattern in any of the lines; `null` for one that does not compile or could run away. */
export function expressionOf(pattern: string): ((lines: string) => boolean) | null {
  const freedom = pattern.length > longestPattern ? null : freedomOf(pattern);
  if (freedom === null) return null;
  try {
    const expression = new RegExp(pattern, "i");
    // Line by line, as each line is a text of its own, and a hit must lie within one.
    return (lines) =>
      lines.split("\n").some((line) => worstSteps(line.length, freedom) <= mostSteps && expression.test(line));
  } catch {
    return null;
  }
}

/** What a backtracking matcher may try: each loop takes any length, each choice goes two ways. */
interface Freedom {
  readonly loops: number;
  readonly choices: number;
}

/** Starts × every split of the text among the loops × every combination of choices. */
function worstSteps(length: number, { loops, choices }: Freedom): number {
  let steps = 2 ** choices * (length + 1);
  for (let loop = 1; loop <= loops; loop++) steps *= (length + 1) / (loop + 1);
  return steps;
}

/**
 * `null` where the cost cannot be told: a loop or a choice inside a loop, many repeats, lookarounds, back references.
 */
function freedomOf(pattern: string): Freedom | null {
  let [loops, choices] = [0, 0];
  /** For each open group: what was counted before it. */
  const open: number[] = [];
  /** What was counted before the thing that a quantifier would repeat. */
  let before = 0;
  for (const [token] of pattern.matchAll(tokens)) {
    if (uncountable.test(token)) return null;
    if (quantifier.test(token)) {
      if (token.startsWith("?")) choices += 1;
      else if (loops + choices > before) return null;
      else loops += 1;
      continue;
    }
    if (token.startsWith("(")) open.push(loops + choices);
    before = token === ")" ? (open.pop() ?? 0) : loops + choices;
    if (token === "|" && open.length > 0) choices += 1;
  }
  return { loops, choices };
}

// The tokens of a pattern: quantifiers with the mark that makes them lazy, openings of groups, escapes, classes, and
// single letters.
const tokens = /(?:[*+?]|\{\d+(?:,\d*)?\})\??|\(\??:?|\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^]/g;
const quantifier = /^([*+?]|\{\d)/;
const uncountable = /^(\(\?$|\\[1-9kpP]|\{.*\d{3})/;
