// Parses the fields of a query, in every notation of arrays, objects, booleans and numbers, by the types of the call's
// schema (platform-api §1.5).
import { z } from "zod";
import { badRequest } from "../../base/errors.ts";
import { asTypeless } from "../../base/text/typeless.ts";
import type { JsonObject } from "./request-body.ts";

type Kind = "array" | "tuple" | "boolean" | "number" | "object" | "text";

export type Kinds = ReadonlyMap<string, Kind>;

export const kindsOf = (shape: object): Kinds =>
  new Map(Object.entries(shape).map(([name, field]) => [name, kindOf(field as z.ZodType)]));

/** {@link Kinds} of the fields inside each object field. */
export const insidesOf = (shape: object): ReadonlyMap<string, Kinds> =>
  new Map(Object.entries(shape).map(([name, field]) => [name, insideOf(field as z.ZodType)]));

/** Kinds of an object's fields; empty if callers name its fields, whose values then stay text. */
function insideOf(field: z.ZodType): Kinds {
  const { innerType } = field.def as z.core.$ZodTypeDef & { innerType?: z.ZodType };
  if (innerType) return insideOf(innerType);
  return field instanceof z.ZodObject ? kindsOf(field.shape) : new Map();
}

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

export function readQuery(query: URLSearchParams, kinds: Kinds, insides: ReadonlyMap<string, Kinds>): JsonObject {
  if (query.size === 0) return {};
  const fields = new Map<string, string[]>();
  const parts = new Map<string, Map<string, string[]>>();
  for (const [key, value] of query) {
    if (value.includes("\0"))
      throw badRequest("invalid_input", "Text must not contain NUL characters.", {
        validation_errors: { _errors: ["NUL character"] },
      });
    const name = key.endsWith("[]") ? key.slice(0, -2) : key;
    refuseBrackets(name, kinds);
    const [owner, part] = splitAtDot(name);
    if (part !== undefined && kinds.has(owner)) addTo(partsOf(parts, owner, kinds), part, value);
    else if (kinds.has(name)) addTo(fields, name, value);
  }
  for (const name of parts.keys()) if (fields.has(name)) throw twoWays(name);
  return {
    ...Object.fromEntries([...fields].map(([name, values]) => [name, read(values, kinds.get(name) ?? "text")])),
    ...Object.fromEntries(
      [...parts].map(([owner, values]) => [owner, readParts(values, insides.get(owner) ?? new Map())]),
    ),
  };
}

function readParts(values: ReadonlyMap<string, string[]>, kinds: Kinds): JsonObject {
  const object = Object.fromEntries([...values].map(([part, texts]) => [part, read(texts, kinds.get(part) ?? "text")]));
  return kinds.size === 0 ? asTypeless(object) : object;
}

/** Splits `name.key=value`, in which published clients send an object. The key may contain further dots. */
function splitAtDot(name: string): [owner: string, part?: string] {
  const dot = name.indexOf(".");
  return dot < 0 ? [name] : [name.slice(0, dot), name.slice(dot + 1)];
}

function partsOf(parts: Map<string, Map<string, string[]>>, owner: string, kinds: Kinds): Map<string, string[]> {
  if (kinds.get(owner) !== "object")
    throw badRequest("invalid_query_params", `${owner} has no fields; send it without a dot.`);
  const known = parts.get(owner) ?? new Map<string, string[]>();
  parts.set(owner, known);
  return known;
}

function addTo(values: Map<string, string[]>, name: string, value: string): void {
  if (name === "__proto__") throw badRequest("invalid_query_params", "No field may be called __proto__.");
  const known = values.get(name);
  if (known) known.push(value);
  else values.set(name, [value]);
}

const twoWays = (name: string) =>
  badRequest("invalid_query_params", `Send ${name} either as JSON or by its fields, not both.`);

/**
 * Refuses `a[0]=x`, `a[b]=x` and the like. If such a filter were ignored as an unknown field, the list would hold more
 * than the caller wants.
 */
function refuseBrackets(name: string, kinds: Kinds): void {
  const [known = ""] = name.split("[", 1);
  const isBracketed = known !== name && (kinds.has(known) || /\[\d*\]/.test(name));
  if (!isBracketed) return;
  const how =
    kinds.get(known) === "object" ? `Send ${known}.key=value, or ${known} as JSON` : `Repeat ${known}, or end it in []`;
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
