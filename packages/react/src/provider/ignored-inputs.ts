// Inputs of Seam's React package, of its provider and its widgets, that have no effect here. Migrated pages may keep
// them.
import { useEffect } from "react";
import { onePerPage } from "../page/page-registry.ts";

/** Further inputs of the provider of Seam's React package, without effect. */
export interface IgnoredInputs {
  /** No effect: there is no telemetry. */
  disableTelemetry?: boolean | null | undefined;
  /** No effect: there is no telemetry. */
  telemetryClient?: object | null | undefined;
  /** No effect: no call needs it. */
  isUndocumentedApiEnabled?: boolean | null | undefined;
  /** No effect: cache keys contain the session's own name. */
  queryKeyPrefix?: string | null | undefined;
}

export const ignoredInputs: readonly string[] = [
  "disableTelemetry",
  "telemetryClient",
  "isUndocumentedApiEnabled",
  "queryKeyPrefix",
];

/** Reports given inputs that have no effect. For development only. */
export function useNoteIgnored(given: object, names: readonly string[] = ignoredInputs): void {
  const ignored = names.filter((name) => (given as Readonly<Record<string, unknown>>)[name] != null).join();
  useEffect(() => {
    if (ignored) noteIgnored(ignored.split(","));
  }, [ignored]);
}

/** Tells a developer, once per page and name, which inputs have no effect. */
export function noteIgnored(names: readonly string[]): void {
  const noted = onePerPage("ignored inputs", () => new Set<string>());
  const fresh = names.filter((name) => !noted.has(name));
  if (fresh.length === 0) return;
  for (const name of fresh) noted.add(name);
  console.info(`Taken for pages that moved here, and without effect (docs/moving-here.md): ${fresh.join(", ")}.`);
}
