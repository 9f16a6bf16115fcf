interface Refusal {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly validationErrors?: unknown;
  readonly data?: { readonly locks?: readonly (Partial<Record<"name" | "why", unknown>> | null)[] } | null;
}

export interface DoorsRefusal {
  readonly names: readonly string[];
  /** The refusal, with the reason of the doors as its message if all of them gave the same one. */
  readonly error: unknown;
}

/**
 * Returns the names of the doors that refused a code (docs/api/platform-api.md §4.3). Parsed leniently, because the
 * server may be older.
 */
export function refusedBy(error: unknown): DoorsRefusal {
  const { data, message, code, validationErrors } = (error ?? {}) as Refusal;
  const locks = Array.isArray(data?.locks) ? data.locks : [];
  const names = textsOf(locks.map((lock) => lock?.name));
  const [why, ...others] = textsOf(locks.map((lock) => lock?.why));
  return { names, error: { message: why && others.length === 0 ? why : message, code, validationErrors } };
}

const textsOf = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === "string" && value !== "")),
];
