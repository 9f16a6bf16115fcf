// Makes example values for a schema of a response or a body. Only required fields are shown.
import type { schemaOf } from "@mortise/contract";

type Schema = ReturnType<typeof schemaOf>;

/** Depth of shown lists. Deeper ones are empty, as most of them are: errors, warnings, pending changes. */
const deepestList = 1;

const fixed: Readonly<Record<string, unknown>> = {
  has_next_page: false,
  next_page_cursor: null,
  next_page_url: null,
  iterator: null,
};

const byName: readonly (readonly [RegExp, string])[] = [
  [/^device_type$/, "schlage_lock"],
  [/^manufacturer_display_name$/, "Schlage"],
  [/^manufacturer$/, "schlage"],
  [/time_?zone$/i, "Europe/Berlin"],
  [/url|uri|origin/i, "https://example.com/hook"],
  [/email/i, "ada@example.com"],
  [/phone/i, "+4915112345678"],
  [/^code$|pin/i, "4827"],
  [/key$/i, "booking-77"],
  [/eventType/i, "lock.unlocked"],
  [/name|title|description|label/i, "Front Door"],
];

const id = "c0ffee00-0000-4000-8000-000000000001";

export function exampleOf(schema: Schema, defs: Schema["$defs"] = schema.$defs, name = "", depth = 0): unknown {
  const inner = (part: Schema, key = name, deeper = depth) => exampleOf(part, defs, key, deeper);
  const [own] = (schema as { examples?: unknown[] }).examples ?? [];
  if (own !== undefined) return own;
  if (Object.hasOwn(fixed, name)) return fixed[name];
  if (schema.$ref) return inner(defs?.[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return inner(first);
  const type = [schema.type].flat()[0];
  if (type === "object" || schema.properties) return objectOf(schema, (part, key) => inner(part, key, depth + 1));
  if (type === "array") return schema.items && depth <= deepestList ? [inner(schema.items, name, depth + 1)] : [];
  if (type === "string") return textOf(schema, name);
  if (type === "number" || type === "integer") return 1;
  return type === "boolean" ? true : null;
}

const objectOf = ({ properties = {}, required = [] }: Schema, inner: (part: Schema, key: string) => unknown): object =>
  Object.fromEntries(
    required.map((key) => [key, isCodeName(key, properties) ? "Guest" : inner(properties[key] ?? {}, key)]),
  );

/** Whether a name is a code's, which is a person's name. All other names are those of doors. */
const isCodeName = (key: string, properties: object): boolean => key === "name" && "access_code_id" in properties;

function textOf({ format }: Schema, name: string): string {
  if (format === "uuid" || /(^|_)id$|Id$/.test(name)) return id;
  if (format === "date-time")
    return /end|expire|until|before/.test(name) ? "2026-06-13T11:00:00.000Z" : "2026-06-12T15:00:00.000Z";
  if (format === "uri") return "https://example.com/hook";
  return byName.find(([pattern]) => pattern.test(name))?.[1] ?? "text";
}
