// Creates the browser's formatters of numbers and plurals at their first use. Each takes many milliseconds on a phone,
// and the first rows in English need none.

export type FormatNumber = (value: number) => string;

/** Returns a function that calls `make` once, at its first call, and returns the result. */
export function makeOnDemand<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Whether a value is a whole number below a thousand, which every English writes in the same way. */
export const isPlainNumber = (locale: string, value: number): boolean =>
  /^en(-|$)(?!.*-u-)/.test(locale) && Number.isInteger(value) && value >= 0 && value < 1000;

export function numbersOf(locale: string): FormatNumber {
  const format = makeOnDemand(() => new Intl.NumberFormat(locale));
  return (value) => (isPlainNumber(locale, value) ? String(value) : format().format(value));
}

const plurals = new Map<string, Intl.PluralRules>();

export function pluralOf(locale: string, count: number): Intl.LDMLPluralRule {
  if (isPlainNumber(locale, count)) return count === 1 ? "one" : "other";
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(count);
}
