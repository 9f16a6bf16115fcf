/** Errors and warnings as the contract promises them, whatever a server sent. */
export function wholeEntries<Entry>(entries: Entry[] | null | undefined): Entry[] {
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

const isEntry = (entry: unknown): boolean => Object(entry) === entry;

/** A name as it came; none for what is no text, or nothing but spaces, which would leave a button without one. */
export const wholeName = (name: unknown): string => (typeof name === "string" && name.trim() ? name : "");
