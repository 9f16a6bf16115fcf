// Spoils messages: changes those of a real hub at random. The same seed gives the same changes.

export type Random = () => number;

/** Returns numbers from 0 to 1, made by mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf<Value>(values: readonly Value[], random: Random): Value {
  const found = values.at(Math.floor(random() * values.length));
  if (found === undefined) throw new Error("There is nothing to choose from.");
  return found;
}

const nested = (depth: number): string => `${'{"features":['.repeat(depth)}1${"]}".repeat(depth)}`;

/** Replacements as text, for values that only JSON can carry. */
const spoiled: readonly ((random: Random) => string)[] = [
  () => '{"toString":1,"valueOf":1}',
  () => '{"__proto__":{"toString":1},"constructor":1,"toJSON":1,"then":1,"length":-1}',
  () => '{"__proto__":null,"hasOwnProperty":0}',
  () => nested(20_000),
  () => nested(31),
  () => "[".repeat(20_000) + "]".repeat(20_000),
  () => "[[[[]]]]",
  () => "{}",
  () => "[]",
  () => "null",
  () => "true",
  () => '""',
  () => "1e999",
  () => "-1e999",
  () => "-0",
  () => "9007199254740993",
  () => "1.5",
  () => "-1",
  () => "4294967296",
  () => `"${"9".repeat(300)}"`,
  () => `"${"x".repeat(20_000)}"`,
  () => String.raw`"\u0000\ud800__proto__"`,
  () => '"NaN"',
  () => '"__proto__"',
  (random) => `${Math.floor(random() * 70_000)}`,
  () => `[${"{},".repeat(5000)}{}]`,
  () => `{${Array.from({ length: 3000 }, (_, index) => `"${index}":{"status":"enabled"}`).join(",")}}`,
];

const mark = "(a place to spoil)";

/** Changes one to three members, or a whole branch, of the message. Sometimes the result is not JSON at all. */
export function spoil(message: unknown, random: Random): string {
  let copy: unknown = structuredClone(message);
  const texts: string[] = [];
  for (let left = 1 + Math.floor(random() * 3); left > 0; left -= 1) {
    const places = placesIn(copy);
    const place = places.length > 0 && random() > 0.03 ? oneOf(places, random) : undefined;
    const text = oneOf(spoiled, random)(random);
    if (!place) copy = mark;
    else if (random() < 0.1) delete place.holder[place.name];
    else place.holder[place.name] = mark;
    if (place?.holder[place.name] === mark || !place) texts.push(text);
  }
  let at = 0;
  const whole = JSON.stringify(copy).replaceAll(`"${mark}"`, () => texts[(at += 1) - 1] ?? "0");
  return random() < 0.05 ? whole.slice(0, Math.floor(random() * whole.length)) : whole;
}

interface Place {
  holder: Record<string, unknown>;
  name: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  const names = Object.keys(holder);
  return [names.map((name) => ({ holder, name })), ...names.map((name) => placesIn(holder[name]))].flat();
}

/** Also changes the order: twice, reversed, or without some values. */
export function shuffled<Value>(values: readonly Value[], random: Random): Value[] {
  return values
    .flatMap((value) => (random() < 0.1 ? [value, value] : random() < 0.1 ? [] : [value]))
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
