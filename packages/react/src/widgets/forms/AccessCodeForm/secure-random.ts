/** A number from 0 up to 1 that, unlike Math.random's, cannot be guessed. */
export const secureRandom = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
