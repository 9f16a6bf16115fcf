/** Ids of handled messages: a `Set` of strings, or for example a table of your database. */
export interface SeenIds {
  has(id: string): boolean | Promise<boolean>;
  /** Adds an id after its message was handled. */
  add(id: string): unknown;
}

const defaultMax = 10_000;

/** Stores the newest ids, in this process only. */
export function recentIds(max = defaultMax): SeenIds {
  const ids = new Set<string>();
  return {
    has: (id) => ids.has(id),
    add(id) {
      ids.add(id);
      const [oldest] = ids;
      if (ids.size > max && oldest !== undefined) ids.delete(oldest);
    },
  };
}
