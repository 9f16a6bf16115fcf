// Makes a language for tests: English with accents and a third longer. It reveals texts that are not from the
// catalogue, or have too little space.

/** Converts `"See {name}"` to `"[Šéé {name} ö]"`: placeholders stay unchanged. */
export function pseudo<Entry>(entry: Entry): Entry {
  if (typeof entry === "string") return stretched(entry) as Entry;
  return Object.fromEntries(
    Object.entries(entry as object).map(([key, value]) => [key, pseudo<unknown>(value)]),
  ) as Entry;
}

function stretched(text: string): string {
  const letters = text.replace(hole, "").length;
  const longer = Math.ceil(letters * growth);
  const accented = text.replace(/\{\w+\}|[A-Za-z]/g, (found) => accents[found] ?? found);
  return `[${accented}${filling.repeat(Math.ceil(longer / filling.length)).slice(0, longer)}]`;
}

const hole = /\{\w+\}/g;
const growth = 0.3;
const filling = " öñé ťŵö";

const plain = "ABCDEFGHIJKLMNOPRSTUVWYZabcdefghijklmnoprstuvwyz";
const marked = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŘŠŢÛṼŴÝŽåƀçðéƒĝĥîĵķļṁñöþřšţûṽŵýž";
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(plain).map((letter, at) => [letter, marked[at] ?? letter]),
);
