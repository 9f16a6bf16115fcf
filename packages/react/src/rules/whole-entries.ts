/** Errors and warnings in the shape that the contract promises, whatever the server sent. */
export function wholeEntries<Entry extends object>(entries: Entry[] | null | undefined): Entry[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: Entry & { message?: unknown }) =>
    isObject(entry) ? { ...entry, message: readableName(entry.message) } : [],
  );
}

/** Whether a value is an object. A list keeps only such entries; in place of a text, one cannot be shown. */
export const isObject = (value: unknown): boolean => Object(value) === value;

/**
 * The name, or an empty text for what is no text or shows nothing (spaces, U+200B): such a name would leave a button
 * without words.
 */
export const readableName = (name: unknown): string =>
  typeof name === "string" && /[^\s\p{DI}]/u.test(name) ? name : "";
