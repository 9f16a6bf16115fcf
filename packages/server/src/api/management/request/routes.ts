// Finds the row for a path and method. A slash at the path's end is ignored, without a redirect.
import { listManagementCalls, type ManagementCall, management, managementPrefix } from "@mortise/contract";
import type { ManagementContext } from "../context.ts";
import { managementHandlers } from "../management.ts";
import { methodNotAllowed, noSuchCall } from "./refusals.ts";

/** Handler of any row. Its types are checked where it is defined. */
export type AnyHandler = (context: ManagementContext, asked: never) => unknown;

interface Route {
  row: ManagementCall;
  handler: AnyHandler;
  segments: readonly string[];
}

const routes: readonly Route[] = listManagementCalls(management).map(([name, row]) => {
  const [group, verb] = name.split(".") as [string, string];
  const handlers = managementHandlers as unknown as Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>;
  const handler = handlers[group]?.[verb];
  if (!handler) throw new Error(`The call ${name} has no handler.`);
  return { row, handler, segments: segmentsOf(row.path) };
});

/** @throws 404, or 405 if only the method is wrong */
export function findRoute(method: string, path: string): { route: Route; params: Record<string, string> } {
  const segments = segmentsOf(path);
  const matching = routes.filter((route) => fits(route.segments, segments));
  // The row with the fewest parameters matches: `/event-type/schema/generate-example` names no event
  // type.
  const [route] = matching
    .filter(({ row }) => row.method === (method === "HEAD" ? "GET" : method))
    .toSorted((a, b) => names(a) - names(b));
  if (route) return { route, params: paramsOf(route, segments) };
  if (matching.length === 0) throw noSuchCall(method, managementPrefix + path);
  const allow = [...new Set(matching.map(({ row }) => row.method))].join(", ");
  throw methodNotAllowed(method, managementPrefix + path, allow);
}

function segmentsOf(path: string): string[] {
  return path.replace(/^\/|\/$/g, "").split("/");
}

const isName = (segment: string) => segment.startsWith("{");
const names = ({ segments }: Route) => segments.filter(isName).length;
const fits = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length && pattern.every((part, index) => isName(part) || part === segments[index]);

function paramsOf({ segments: pattern }: Route, segments: readonly string[]): Record<string, string> {
  const entries = pattern.flatMap((part, index) =>
    isName(part) ? [[part.slice(1, -1), decode(segments[index] ?? "")]] : [],
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Decodes a segment. An invalid one stays unchanged and is refused by the row's schema. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
