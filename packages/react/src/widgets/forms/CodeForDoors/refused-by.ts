interface Refusal {
  readonly data?: { readonly locks?: readonly { readonly name?: unknown }[] } | null;
}

/** The names of the doors that refused a code (docs/api/platform-api.md §4.3). Read by shape: the server may be older. */
export function refusedBy(error: unknown): string {
  const locks = (error as Refusal | null)?.data?.locks;
  if (!Array.isArray(locks)) return "";
  const names = locks.map((lock: { name?: unknown } | null) => lock?.name);
  return [...new Set(names.filter((name) => typeof name === "string" && name !== ""))].join(", ");
}
