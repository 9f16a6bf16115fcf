/** Errors and warnings as the contract promises them, whatever a server sent. */
export function wholeEntries<Entry>(entries: Entry[] | null | undefined): Entry[] {
  if (!Array.isArray(entries)) return [];
  return entries.every(isEntry) ? entries : entries.filter(isEntry);
}

const isEntry = (entry: unknown): boolean => typeof entry === "object" && entry !== null;

/** A name of nothing but spaces would leave a button without one. */
export const hasBlankName = (entity: { readonly name?: string | null } | null | undefined): boolean => /^\s+$/.test(entity?.name ?? "");
