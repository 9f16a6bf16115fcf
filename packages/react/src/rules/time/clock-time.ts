// Reads times of day from a host, such as its check-in.

/** Whether the value is a time of day from 00:00 to 23:59, written `HH:mm`. */
export const isClockTime = (value: unknown): value is string =>
  typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Returns the host's time of day, or `usual` if it gave none. An unreadable value is reported once, and ignored. */
export function clockTime(name: string, given: unknown, usual: string): string {
  if (isClockTime(given)) return given;
  const words = `Cannot read ${name}=${JSON.stringify(given)}: it should be a time of day, HH:mm.`;
  if (given && !reported.has(words)) console.warn(words);
  reported.add(words);
  return usual;
}

const reported = new Set<string>();
