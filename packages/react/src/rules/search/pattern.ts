// Decides which regular expressions may run, and on how long a text: those with a known worst-case cost.

/** Most steps of one match in the worst case: well under a millisecond. */
const mostSteps = 200_000;
const longestPattern = 100;

/**
 * Compiles a pattern that is searched in each line. Lines that are too long for its cost do not match. Returns `null`
 * if the pattern does not compile, is longer than {@link longestPattern}, or its cost is unknown.
 */
export function expressionOf(pattern: string): ((lines: string) => boolean) | null {
  const freedom = pattern.length > longestPattern ? null : freedomOf(pattern);
  if (freedom === null) return null;
  try {
    const expression = new RegExp(pattern, "i");
    // Each line is a text of its own, and a hit must lie within one.
    return (lines) =>
      lines.split("\n").some((line) => worstSteps(line.length, freedom) <= mostSteps && expression.test(line));
  } catch {
    return null;
  }
}

/** Choices of a backtracking matcher: each loop takes any length, each choice goes two ways. */
interface Freedom {
  readonly loops: number;
  readonly choices: number;
}

/** Worst-case steps: starts × every split of the text among the loops × every combination of choices. */
function worstSteps(length: number, { loops, choices }: Freedom): number {
  let steps = 2 ** choices * (length + 1);
  for (let loop = 1; loop <= loops; loop++) steps *= (length + 1) / (loop + 1);
  return steps;
}

/**
 * Counts loops and choices. Returns `null` if the cost is unknown: a loop around loops or choices, a hundred repeats or
 * more, lookarounds, back references.
 */
function freedomOf(pattern: string): Freedom | null {
  let [loops, choices] = [0, 0];
  /** Counts before each open group. */
  const open: number[] = [];
  /** Counts before the item that a quantifier would repeat. */
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

// Tokens of a pattern: quantifiers with their lazy mark, openings of groups, escapes, classes, and single characters.
const tokens = /(?:[*+?]|\{\d+(?:,\d*)?\})\??|\(\??:?|\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^]/g;
const quantifier = /^([*+?]|\{\d)/;
const uncountable = /^(\(\?$|\\[1-9kpP]|\{.*\d{3})/;
