// Parses query and body as one input, by the schema of the call's row in the contract (platform-api §1.5).
import type { Call } from "@mortise/contract";
import { z } from "zod";
import { badRequest, type Refusal, type ValidationErrors } from "../../base/errors.ts";
import { asTypeless, isTypeless } from "../../base/text/typeless.ts";
import { insidesOf, type Kinds, kindsOf, readQuery } from "./query-fields.ts";
import type { JsonObject } from "./request-body.ts";

export type InputParser = (query: URLSearchParams, body: JsonObject) => JsonObject;

/** Makes the parser of a call, once at the start of the server. */
export function inputParser(row: Call): InputParser {
  const { input, accepts } = row;
  const kinds = kindsOf(input.shape);
  const insides = insidesOf(input.shape);
  const isReading = accepts.includes("GET");
  const most = mostOf(input.shape["limit"]);
  const nulls = nullsOf(row, kinds);
  return (query, body) => {
    const given: JsonObject = { ...readQuery(query, kinds, insides), ...body };
    for (const name of nulls.ignored) if (given[name] === null) delete given[name];
    // A limit above the largest page is lowered instead of refused, because `pagination` shows that there is more.
    if (Number.isSafeInteger(given["limit"]) && Number(given["limit"]) > most) given["limit"] = most;
    if (isReading) for (const [name, kind] of kinds) if (kind === "array") given[name] = named(given[name]);
    const result = input.safeParse(given);
    if (!result.success) throw invalid(result.error, given, nulls);
    for (const [name, value] of Object.entries(given))
      if (typeof value === "object" && value !== null && isTypeless(value)) asTypeless(result.data[name] as object);
    return result.data;
  };
}

const mostOf = (limit: z.core.$ZodType | undefined): number => {
  const number = limit instanceof z.ZodOptional ? limit.unwrap() : limit;
  return number instanceof z.ZodNumber ? (number.maxValue ?? Infinity) : Infinity;
};

/** Drops `null` and "" from a list of a filter. They match nothing, and the rest still counts. */
const named = (list: unknown): unknown =>
  Array.isArray(list) ? list.filter((entry) => entry !== null && entry !== "") : list;

/** Handling of `null` in optional fields for which the contract defines no meaning of it. */
interface Nulls {
  /** Fields in which `null` counts as left out. */
  ignored: readonly string[];
  /** Fields whose `null` is refused with the advice, unless it is ignored. */
  refused: ReadonlySet<string>;
  /** Advice for a refused `null`. */
  advice: string;
}

/**
 * Decides for each optional field whether `null` is ignored or refused. A null filter of a list is refused, because
 * without the filter the list would hold more than the caller wants. A null in a change is refused if the caller may
 * want to clear the field, which would silently stay. Every other null is ignored.
 */
function nullsOf({ path, input }: Call, kinds: Kinds): Nulls {
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

function invalid(error: z.ZodError, given: JsonObject, nulls: Nulls): Refusal {
  const validation_errors: ValidationErrors = { _errors: [] };
  const sentences = error.issues.map((issue) => {
    const message = isMissing(issue, given) ? required : messageOf(issue, given, nulls);
    const path = issue.path.map(String);
    deepen(validation_errors, path)._errors.push(message);
    // Typed forms show the error of a list's field, not those of its items.
    const list = path.findLastIndex((_, at) => Array.isArray(valueAt(given, issue.path.slice(0, at))));
    if (list > 0) deepen(validation_errors, path.slice(0, list))._errors.push(message);
    if (path.length === 0) return message;
    return message === required ? `"${path.join(".")}" is required` : `${message} for "${path.join(".")}"`;
  });
  const shown = sentences.slice(0, 10);
  const message = shown.length === 1 ? (shown[0] ?? "") : `${sentences.length} Input Errors: ${shown.join("; ")}`;
  return badRequest("invalid_input", message, { validation_errors });
}

const required = "Required";

/**
 * Message of an issue. A null, such as a hole in a list, is named as such, because the schema's own "Invalid uuid"
 * would mislead.
 */
function messageOf({ message, code, path }: z.core.$ZodIssue, given: JsonObject, { refused, advice }: Nulls): string {
  const isNull = code !== "custom" && path.length > 0 && valueAt(given, path) === null;
  if (!isNull) return message;
  const [name] = path;
  if (path.length === 1 && refused.has(String(name))) return `Must not be null; ${advice}`;
  return message.includes("null") ? message : "Must not be null";
}

/** Whether the field is simply absent. Rules over several fields (`custom`) keep their own message, which says more. */
function isMissing({ code, path }: z.core.$ZodIssue, given: JsonObject): boolean {
  return code !== "custom" && path.length > 0 && valueAt(given, path) === undefined;
}

const valueAt = (given: JsonObject, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, name) ? value[name as never] : undefined,
    given,
  );

function deepen(errors: ValidationErrors, [name, ...rest]: readonly string[]): ValidationErrors {
  if (name === undefined) return errors;
  const known = Object.hasOwn(errors, name) ? (errors[name] as ValidationErrors) : undefined;
  const next = known && !Array.isArray(known) ? known : { _errors: [] };
  Object.defineProperty(errors, name, { value: next, enumerable: true, configurable: true, writable: true });
  return deepen(next, rest);
}
