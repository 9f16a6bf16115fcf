// Where a text stops being JSON. Browsers say it in English, each in other words, and not all of them say where.

const space = /[ \t\r\n]*/y;
/** Every letter but a quote, a backslash and control characters; or an escape. */
const letters = String.raw`(?:[ !#-\[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*`;
const text = new RegExp(`"${letters}"`, "uy");
const unendedText = new RegExp(`"${letters}`, "uy");
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Awaited = "value" | "first value" | "name" | "first name" | "colon" | "next";

/** The index of the first character that cannot stand where it does; undefined: it is JSON. */
export function faultIn(json: string): number | undefined {
  let at = 0;
  let awaited: Awaited = "value";
  /** Which bracket ends each list and object that is open. */
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

  /** What is awaited after the next token; undefined: it is none. */
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
  // Of a text that does not end, or holds what it may not, the place inside it.
  if (awaited !== "colon" && awaited !== "next") take(unendedText);
  return at;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Both from 1, as editors count them. */
export function placeOf(json: string, index: number): Place {
  const lines = json.slice(0, index).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
