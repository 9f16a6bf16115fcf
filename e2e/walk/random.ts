/** Returns pseudo-random numbers, equal for equal seeds. `below(n)` returns 0 to n - 1. */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the compiler wants it
  const pick = <Choice>(choices: readonly Choice[]): Choice => choices[below(choices.length)] as Choice;
  return { below, pick };
}

export type Random = ReturnType<typeof randomOf>;
