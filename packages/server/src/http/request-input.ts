// Query and body as one input: every notation of arrays, booleans and numbers by what the row's schema wants (platform-api §1.5).
import type { Call } from "@mortise/contract";
import { z } from "zod";
import { badRequest, type Refusal, type ValidationErrors } from "../errors.ts";
import type { JsonObject } from "./request-body.ts";

export type InputParser = (query: URLSearchParams, body: JsonObject) => JsonObject;

/** Looks at the schema once, when the server starts. */
export function inputParser(row: Call): InputParser {
  const { input, accepts } = row;
  const kinds = new Map(Object.entries(input.shape).map(([name, field]) => [name, kindOf(field as z.ZodType)]));
  const isReading = accepts.includes("GET");
  const most = mostOf(input.shape["limit"]);
  const nulls = nullsOf(row, kinds);
  return (query, body) => {
    const given: JsonObject = { ...readQuery(query, kinds), ...body };
    for (const name of nulls.ignored) if (given[name] === null) delete given[name];
    // A limit above the largest page is lowered, not refused: `pagination` says that there are more.
    if (Number.isSafeInteger(given["limit"]) && Number(given["limit"]) > most) given["limit"] = most;
    if (isReading) for (const [name, kind] of kinds) if (kind === "array") given[name] = named(given[name]);
    const result = input.safeParse(given);
    if (!result.success) throw invalid(result.error, given, nulls);
    return result.data;
  };
}

const mostOf = (limit: z.core.$ZodType | undefined): number => {
  const number = limit instanceof z.ZodOptional ? limit.unwrap() : limit;
  return number instanceof z.ZodNumber ? (number.maxValue ?? Infinity) : Infinity;
};

/** Drops null and "" from a list to filter by: they match nothing, and the rest of the list still counts. */
const named = (list: unknown): unknown => (Array.isArray(list) ? list.filter((entry) => entry !== null && entry !== "") : list);

/** What is done with null in an optional field for which the contract gives null no meaning. */
interface Nulls {
  /** Fields in which it counts as left out. */
  ignored: readonly string[];
  /** Fields in which that could be wrong, so that it is refused, with the advice. */
  refused: ReadonlySet<string>;
  /** What to do instead of sending null. */
  advice: string;
}

/**
 * A filter that is null is refused: left out, it would widen the list that it was to narrow. So is a null in a change: whoever sends it
 * may want to clear the field, which would silently stay.
 */
function nullsOf({ path, input }: Call, kinds: ReadonlyMap<string, Kind>): Nulls {
  const isNarrowing = path.endsWith("/list");
  const isChanging = /\/update(_multiple)?$/.test(path);
  const meansNothing = (name: string) => {
    if (isNarrowing) return name === "limit";
    return !isChanging || kinds.get(name) === "boolean" || name.endsWith("_id");
  };
  const optional = Object.entries(input.shape as Record<string, z.ZodType>)
    .filter(([, field]) => field.safeParse(undefined).success && !field.safeParse(null).success)
    .map(([name]) => name);
  return {
    ignored: optional.filter(meansNothing),
    refused: new Set(optional),
    advice: isNarrowing ? "leave it out to skip this filter" : "leave it out to keep the current value",
  };
}

type Kind = "array" | "tuple" | "boolean" | "number" | "object" | "text";

function kindOf(field: z.ZodType): Kind {
  const { type, innerType, in: piped } = field.def as z.core.$ZodTypeDef & { innerType?: z.ZodType; in?: z.ZodType };
  if (innerType) return kindOf(innerType);
  if (piped) return kindOf(piped);
  switch (type) {
    case "array":
    case "tuple":
    case "boolean":
    case "number":
      return type;
    case "object":
    case "record":
      return "object";
    default:
      return "text";
  }
}

function readQuery(query: URLSearchParams, kinds: ReadonlyMap<string, Kind>): JsonObject {
  if (query.size === 0) return {};
  const fields = new Map<string, string[]>();
  for (const [key, value] of query) {
    if (value.includes("\0"))
      throw badRequest("invalid_input", "Text must not contain NUL characters.", { validation_errors: { _errors: ["NUL character"] } });
    const name = key.endsWith("[]") ? key.slice(0, -2) : key;
    refuseBrackets(name, kinds);
    if (kinds.has(name)) fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, read(values, kinds.get(name) ?? "text")]));
}

/** Refuses `a[0]=x`, `a[b]=x` and the like. Ignored as unknown fields, they would widen the list that they were to narrow. */
function refuseBrackets(name: string, kinds: ReadonlyMap<string, Kind>): void {
  const [known = ""] = name.split("[", 1);
  const isBracketed = known !== name && (kinds.has(known) || /\[\d*\]/.test(name));
  if (!isBracketed) return;
  const how = kinds.get(known) === "object" ? `Send ${known} as JSON` : `Repeat ${known}, or end it in []`;
  throw badRequest("invalid_query_params", `${how}; other brackets are not supported.`);
}

function read(values: readonly string[], kind: Kind): unknown {
  const [first = "", ...more] = values;
  if (kind === "array" || kind === "tuple")
    return more.length > 0 ? values : first === "" ? [] : first.split(",").map((part) => part.trim());
  if (more.length > 0) return values;
  switch (kind) {
    case "boolean":
      return first === "true";
    case "number":
      return first.trim() === "" || Number.isNaN(Number(first)) ? first : Number(first);
    case "object":
      return parsedOr(first);
    default:
      return first;
  }
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function invalid(error: z.ZodError, given: JsonObject, nulls: Nulls): Refusal {
  const validation_errors: ValidationErrors = { _errors: [] };
  const sentences = error.issues.map((issue) => {
    const message = isMissing(issue, given) ? required : messageOf(issue, given, nulls);
    const path = issue.path.map(String);
    deepen(validation_errors, path)._errors.push(message);
    if (path.length === 0) return message;
    return message === required ? `"${path.join(".")}" is required` : `${message} for "${path.join(".")}"`;
  });
  const shown = sentences.slice(0, 10);
  const message = shown.length === 1 ? (shown[0] ?? "") : `${sentences.length} Input Errors: ${shown.join("; ")}`;
  return badRequest("invalid_input", message, { validation_errors });
}

const required = "Required";

/** Says of a null that it is one, as where a caller's list has a hole: the schema's own "Invalid uuid" would mislead. */
function messageOf({ message, code, path }: z.core.$ZodIssue, given: JsonObject, { refused, advice }: Nulls): string {
  const isNull = code !== "custom" && path.length > 0 && valueAt(given, path) === null;
  if (!isNull) return message;
  const [name] = path;
  if (path.length === 1 && refused.has(String(name))) return `Must not be null; ${advice}`;
  return message.includes("null") ? message : "Must not be null";
}

/** Whether the field is simply absent. Rules over several fields (`custom`) keep their own words, which say more. */
function isMissing({ code, path }: z.core.$ZodIssue, given: JsonObject): boolean {
  return code !== "custom" && path.length > 0 && valueAt(given, path) === undefined;
}

const valueAt = (given: JsonObject, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null && Object.hasOwn(value, name) ? value[name as never] : undefined),
    given,
  );

function deepen(errors: ValidationErrors, [name, ...rest]: readonly string[]): ValidationErrors {
  if (name === undefined) return errors;
  const known = Object.hasOwn(errors, name) ? (errors[name] as ValidationErrors) : undefined;
  const next = known && !Array.isArray(known) ? known : { _errors: [] };
  Object.defineProperty(errors, name, { value: next, enumerable: true, configurable: true, writable: true });
  return deepen(next, rest);
}
