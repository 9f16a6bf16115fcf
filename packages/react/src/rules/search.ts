// Search texts come from anyone: nothing typed may throw or freeze the page.

/** Texts made ready to be searched at every keystroke. */
export interface Haystack {
  /** One a line. */
  readonly lines: string;
  readonly lowered: string;
}

export function haystackOf(texts: readonly (string | null | undefined)[]): Haystack {
  let lines = "";
  for (const text of texts) if (typeof text === "string") lines += lines === "" ? text : `\n${text}`;
  return { lines, lowered: lines.toLowerCase() };
}

export type Matcher = (haystack: Haystack) => boolean;

/**
 * Whether any of the texts holds what was typed: as a case-insensitive regular expression when it is a valid and harmless one
 * (spec §2), and in any case letter by letter, so that "Unit 4 (north)" finds itself. Nothing typed matches everything.
 */
export function matcher(text: string): Matcher {
  const typed = text.trim();
  if (typed === "") return () => true;
  const letters = typed.toLowerCase();
  const expression = special.test(typed) ? expressionOf(typed) : null;
  if (expression === null) return ({ lowered }) => lowered.includes(letters);
  const needed = neededBy(letters);
  return ({ lines, lowered }) => lowered.includes(needed) && (lowered.includes(letters) || expression(lines));
}

const special = /[\\^$.*+?()[\]{}|]/;

/** The longest run of letters that no hit can do without, "" where that is not plain: to look for it first is far quicker. */
function neededBy(pattern: string): string {
  const runs = /[|()[\]{}\\]|[^ -~]/.test(pattern) ? [] : pattern.split(/.?[*?]+|[$^.+]/);
  return runs.sort((one, other) => other.length - one.length)[0] ?? "";
}

/** Steps one text may cost at worst: well under a millisecond. */
const mostSteps = 200_000;
const longestPattern = 100;
const mostRepeats = 100;

function expressionOf(pattern: string): ((lines: string) => boolean) | null {
  const freedom = pattern.length > longestPattern ? null : freedomOf(pattern);
  if (freedom === null) return null;
  try {
    const expression = new RegExp(pattern, "im");
    const isAffordable = (text: string) => worstSteps(text.length, freedom) <= mostSteps;
    return (lines) => {
      if (isAffordable(lines)) {
        const hit = expression.exec(lines)?.[0];
        // A hit that runs from one text into the next is none, but there may be another in one of them.
        if (hit === undefined || !hit.includes("\n")) return hit !== undefined;
      }
      return lines.split("\n").some((line) => isAffordable(line) && expression.test(line));
    };
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

/** `null` where the cost cannot be told: a loop or a choice inside a loop, looking around, back references. */
function freedomOf(pattern: string): Freedom | null {
  let [loops, choices] = [0, 0];
  /** For each open group: what was counted before it. */
  const open: number[] = [];
  /** What was counted before the thing that a quantifier would repeat. */
  let before = 0;
  for (let at = 0; at < pattern.length; ) {
    const rest = pattern.slice(at);
    const quantifier = quantifiers.exec(rest)?.[0];
    const atom = atoms.exec(rest)?.[0] ?? "";
    if (quantifier !== undefined) {
      const isLoop = !quantifier.startsWith("?");
      if (isLoop && loops + choices > before) return null;
      if ((quantifier.match(/\d+/g) ?? []).some((count) => Number(count) > mostRepeats)) return null;
      if (isLoop) loops += 1;
      else choices += 1;
      at += quantifier.length;
      continue;
    }
    if (rest.startsWith("(")) {
      if (rest.startsWith("(?") && !rest.startsWith("(?:")) return null;
      open.push(loops + choices);
      at += rest.startsWith("(?:") ? 3 : 1;
      continue;
    }
    before = rest.startsWith(")") ? (open.pop() ?? 0) : loops + choices;
    if (rest.startsWith("|") && open.length > 0) choices += 1;
    if (/^\\[1-9kpP]/.test(rest)) return null;
    at += atom.length;
  }
  return { loops, choices };
}

// With the mark that makes them lazy.
const quantifiers = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
const atoms = /^(?:\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S])/;
