/** Returns a number from 0 to below 1 that, unlike Math.random's, cannot be guessed. */
export const secureRandom = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
