// Search texts come from anyone: nothing typed may throw or freeze the page.

/** Texts prepared to be searched at every keystroke: folded, one per line. */
export type Haystack = string;

export const haystackOf = (texts: readonly (string | null | undefined)[]): Haystack => folded(texts.join("\n"));

export type Matcher = (haystack: Haystack) => boolean;

/**
 * Whether any of the texts holds what was typed: as a case-insensitive regular expression when it is a valid and harmless one
 * (spec §2), and in any case letter by letter, so that "Unit 4 (north)" finds itself. Nothing typed matches everything.
 */
export function matcher(text: string): Matcher {
  const letters = folded(text).trim();
  const expression = special.test(text)
    ? expressionOf(text.trim().replace(/\\.|[^\\]+/gs, (each) => (each[0] === "\\" ? each : folded(each))))
    : null;
  const needed = expression ? neededBy(letters) : [letters];
  return (lines) => needed.every((run) => lines.includes(run)) && (!expression || lines.includes(letters) || expression(lines));
}

/**
 * Makes texts equal that people take for equal: case (ß is SS, ı is I), width, accents, the vowel marks of Arabic and Hebrew, the script
 * of digits, and how letters are composed no longer matter (the server's search-text.ts does the same). Marks that make another letter,
 * as in kana and Hindi, stay.
 */
const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/(?=[\u0300-\u06ff])\p{M}/gu, "")
    .replace(/(?=[\u0300-\u06ff])\p{N}/gu, (digit) => `${digit.charCodeAt(0) % 16}`)
    .normalize()
    .toLowerCase()
    .toUpperCase();

const special = /[\\^$.*+?()[\]{}|]/;

/** Runs of letters that every hit must contain; looking for them first is far quicker. None for patterns in which that is not plain. */
const neededBy = (pattern: string): readonly string[] => (/[|()[\]{}\\]/.test(pattern) ? [] : pattern.split(/.?[*?]+|[$^.+]/));

/** The most steps that matching one text may take at worst: well under a millisecond. */
const mostSteps = 200_000;
const longestPattern = 100;

function expressionOf(pattern: string): ((lines: string) => boolean) | null {
  const freedom = pattern.length > longestPattern ? null : freedomOf(pattern);
  if (freedom === null) return null;
  try {
    const expression = new RegExp(pattern, "i");
    // Line by line, as each line is a text of its own, and a hit must lie within one.
    return (lines) => lines.split("\n").some((line) => worstSteps(line.length, freedom) <= mostSteps && expression.test(line));
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

/** `null` where the cost cannot be told: a loop or a choice inside a loop, many repeats, lookarounds, back references. */
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

// The tokens of a pattern: quantifiers with the mark that makes them lazy, openings of groups, escapes, classes, and single letters.
const tokens = /(?:[*+?]|\{\d+(?:,\d*)?\})\??|\(\??:?|\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^]/g;
const quantifier = /^([*+?]|\{\d)/;
const uncountable = /^(\(\?$|\\[1-9kpP]|\{.*\d{3})/;
