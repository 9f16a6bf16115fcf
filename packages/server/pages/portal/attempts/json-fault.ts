// Finds where a text stops being JSON. Browsers' messages are in English, differ, and do not all contain the position.

const space = /[ \t\r\n]*/y;
/** Matches letters of a string: everything but quotes, backslashes and control characters; or an escape. */
const letters = String.raw`(?:[ !#-\[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*`;
const text = new RegExp(`"${letters}"`, "uy");
const unendedText = new RegExp(`"${letters}`, "uy");
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Awaited = "value" | "first value" | "name" | "first name" | "colon" | "next";

/** Returns the index of the first wrong character; `undefined` if the text is JSON. */
export function faultIn(json: string): number | undefined {
  let at = 0;
  let awaited: Awaited = "value";
  /** Closing brackets of the open lists and objects. */
  const ends: string[] = [];
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(json);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  const takeOne = (letter: string): boolean => {
    const isThere = json[at] === letter;
    if (isThere) at += 1;
    return isThere;
  };
  const close = (): boolean => {
    const isThere = ends.length > 0 && takeOne(ends.at(-1) ?? "");
    if (isThere) ends.pop();
    return isThere;
  };
  const open = (end: string, first: Awaited): Awaited => {
    ends.push(end);
    return first;
  };

  /** Takes the next token, and returns what must follow; `undefined` if the token is wrong. */
  function step(): Awaited | undefined {
    if (awaited === "colon") return takeOne(":") ? "value" : undefined;
    if (awaited === "next") {
      if (close()) return "next";
      return takeOne(",") ? (ends.at(-1) === "}" ? "name" : "value") : undefined;
    }
    if (awaited.startsWith("first") && close()) return "next";
    if (awaited.endsWith("name")) return take(text) ? "colon" : undefined;
    if (takeOne("{")) return open("}", "first name");
    if (takeOne("[")) return open("]", "first value");
    return take(text) || take(plain) ? "next" : undefined;
  }

  for (;;) {
    take(space);
    if (awaited === "next" && ends.length === 0) return at === json.length ? undefined : at;
    const after = step();
    if (after === undefined) break;
    awaited = after;
  }
  // For a string that does not end or contains a wrong character, the index is inside it.
  if (awaited !== "colon" && awaited !== "next") take(unendedText);
  return at;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Converts an index to line and column, both from 1, as editors count. */
export function placeOf(json: string, index: number): Place {
  const lines = json.slice(0, index).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
