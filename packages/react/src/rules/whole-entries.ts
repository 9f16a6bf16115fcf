/** Errors and warnings as the contract promises them, whatever a server sent. */
export function wholeEntries<Entry extends object>(entries: Entry[] | null | undefined): Entry[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: Entry & { message?: unknown }) => (isThing(entry) ? { ...entry, message: wholeName(entry.message) } : []));
}

/** Neither text nor number, nor nothing: nobody can read it. */
export const isThing = (value: unknown): boolean => Object(value) === value;

/** A name as it came; none for what is no text, or shows nothing (spaces, U+200B), which would leave a button without one. */
export const wholeName = (name: unknown): string => (typeof name === "string" && /[^\s\p{DI}]/u.test(name) ? name : "");
