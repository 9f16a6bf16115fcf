// Checks that a document is a JSON Schema of draft 7: each keyword must have the shape of that draft.
import { invalidValue } from "../request/refusals.ts";

const maxDepth = 50;
const types = ["array", "boolean", "integer", "null", "number", "object", "string"];

type Check = (value: unknown, path: string[], depth: number) => void;

/** @throws 422 that names the keyword */
export function checkJsonSchema(schema: unknown, path: string[], depth = 0): void {
  if (depth > maxDepth) throw invalidValue(path, `A JSON Schema may be nested at most ${maxDepth} levels deep`);
  if (typeof schema === "boolean") return;
  if (!isObject(schema)) throw invalidValue(path, "Must be a JSON Schema: an object, or true or false");
  for (const [keyword, value] of Object.entries(schema)) keywords.get(keyword)?.(value, [...path, keyword], depth + 1);
}

const must =
  (holds: (value: unknown) => boolean, what: string): Check =>
  (value, path) => {
    if (!holds(value)) throw invalidValue(path, `Must be ${what}`);
  };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === "string";
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const isType = (value: unknown) => typeof value === "string" && types.includes(value);

function isPattern(value: unknown): boolean {
  if (typeof value !== "string") return false;
  try {
    return new RegExp(value, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

const schemaList: Check = (value, path, depth) => {
  if (!Array.isArray(value) || value.length === 0) throw invalidValue(path, "Must be a list of schemas");
  value.forEach((schema, index) => checkJsonSchema(schema, [...path, `[${index}]`], depth));
};
const schemaMap: Check = (value, path, depth) => {
  if (!isObject(value)) throw invalidValue(path, "Must be an object of schemas");
  for (const [name, schema] of Object.entries(value)) checkJsonSchema(schema, [...path, name], depth);
};
const items: Check = (value, path, depth) =>
  Array.isArray(value) ? schemaList(value, path, depth) : checkJsonSchema(value, path, depth);
const dependencies: Check = (value, path, depth) => {
  if (!isObject(value)) throw invalidValue(path, "Must be an object");
  for (const [name, part] of Object.entries(value))
    if (!isTextList(part)) checkJsonSchema(part, [...path, name], depth);
};

const text = must(isText, "a string");
const number = must((value) => typeof value === "number", "a number");
const count = must(isCount, "a whole number from 0");
const flag = must((value) => typeof value === "boolean", "true or false");

const keywords = new Map<string, Check>([
  ...[
    "$id",
    "$schema",
    "$ref",
    "$comment",
    "title",
    "description",
    "format",
    "contentMediaType",
    "contentEncoding",
  ].map((keyword): [string, Check] => [keyword, text]),
  ...["maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"].map((keyword): [string, Check] => [
    keyword,
    number,
  ]),
  ...["maxLength", "minLength", "maxItems", "minItems", "maxProperties", "minProperties"].map(
    (keyword): [string, Check] => [keyword, count],
  ),
  ...["readOnly", "uniqueItems"].map((keyword): [string, Check] => [keyword, flag]),
  ...["additionalItems", "contains", "additionalProperties", "propertyNames", "if", "then", "else", "not"].map(
    (keyword): [string, Check] => [keyword, checkJsonSchema],
  ),
  ...["allOf", "anyOf", "oneOf"].map((keyword): [string, Check] => [keyword, schemaList]),
  ...["definitions", "properties", "patternProperties"].map((keyword): [string, Check] => [keyword, schemaMap]),
  ["items", items],
  ["dependencies", dependencies],
  ["examples", must(Array.isArray, "a list")],
  ["enum", must((value) => Array.isArray(value) && value.length > 0, "a list of values")],
  ["required", must(isTextList, "a list of names")],
  ["pattern", must(isPattern, "a regular expression")],
  ["multipleOf", must((value) => typeof value === "number" && value > 0, "a number above 0")],
  [
    "type",
    must(
      (value) => isType(value) || (Array.isArray(value) && value.length > 0 && value.every(isType)),
      `one or more of ${types.join(", ")}`,
    ),
  ],
]);
