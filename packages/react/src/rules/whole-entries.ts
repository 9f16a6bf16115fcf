/** Normalizes errors and warnings to the contract's shape, whatever the server sent. */
export function wholeEntries<Entry extends object>(entries: Entry[] | null | undefined): Entry[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: Entry & { message?: unknown }) =>
    isObject(entry) ? { ...entry, message: readableName(entry.message) } : [],
  );
}

/** Whether a value is an object. Entries of a list must be objects, and values that are shown as text must not. */
export const isObject = (value: unknown): boolean => Object(value) === value;

/**
 * Returns the name, or an empty string if it is not text or shows nothing (spaces, U+200B): a button would have no
 * label.
 */
export const readableName = (name: unknown): string =>
  typeof name === "string" && /[^\s\p{DI}]/u.test(name) ? name : "";
