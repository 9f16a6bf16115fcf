// Inputs of the kit's provider and widgets that do nothing here. Pages that move here may keep them.
import { useEffect } from "react";
import { onePerPage } from "../page/page-registry.ts";

/** What the kit's provider takes besides. */
export interface IgnoredInputs {
  /** Nothing is measured, whatever this says. */
  disableTelemetry?: boolean | null | undefined;
  /** Nothing is measured. */
  telemetryClient?: object | null | undefined;
  /** No call needs it. */
  isUndocumentedApiEnabled?: boolean | null | undefined;
  /** Cache keys carry the session's own name. */
  queryKeyPrefix?: string | null | undefined;
}

export const ignoredInputs: readonly string[] = [
  "disableTelemetry",
  "telemetryClient",
  "isUndocumentedApiEnabled",
  "queryKeyPrefix",
];

/** Notes which of the inputs given do nothing. For development only. */
export function useNoteIgnored(given: object, names: readonly string[] = ignoredInputs): void {
  const ignored = names.filter((name) => (given as Readonly<Record<string, unknown>>)[name] != null).join();
  useEffect(() => {
    if (ignored) noteIgnored(ignored.split(","));
  }, [ignored]);
}

/** Tells a developer, once per page and name, what has no effect. */
export function noteIgnored(names: readonly string[]): void {
  const noted = onePerPage("ignored inputs", () => new Set<string>());
  const fresh = names.filter((name) => !noted.has(name));
  if (fresh.length === 0) return;
  for (const name of fresh) noted.add(name);
  console.info(`Taken for pages that moved here, and without effect (docs/moving-here.md): ${fresh.join(", ")}.`);
}
