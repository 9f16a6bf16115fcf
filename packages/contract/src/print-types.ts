// Prints JSON Schema, as zod writes it, as plain TypeScript, so that published types never mention zod.
import { z } from "zod";

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  /** Union that is discriminated by one field, as zod writes it. */
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  description?: string;
  format?: string;
}

/**
 * Returns the JSON Schema of a type as it is on the wire. Named entities become `$defs`. Rules that JSON Schema cannot
 * express are omitted.
 */
export const schemaOf = (type: z.ZodType): Schema =>
  z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) as Schema;

/** Returns the schema with a reference for a named entity, instead of printing the entity in full. */
export const schemaWithRefsOf = (type: z.ZodType): Schema =>
  schemaOf(z.object({ type })).properties?.["type"] as Schema;

/** Prints `interface Device { … }` with doc comments, or a `type` for a union. */
export function printInterface(name: string, schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  const words = choices ? `type ${name} =${printChoices(choices)};` : `interface ${name} ${printObject(schema, "")}`;
  return `${printDoc(schema.description, "")}export ${words}\n`;
}

const printChoices = (choices: readonly Schema[]): string =>
  choices.map((each) => `\n${printDoc(each.description, "  ")}  | ${printType(each, "  ")}`).join("");

/** Returns the TypeScript type of a schema. With `moments`, a timestamp may also be a `Date`. */
export function printType(schema: Schema, indent = "", moments = false): string {
  const inner = (part: Schema) => printType(part, indent, moments);
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.allOf?.length === 1) return inner(schema.allOf[0] as Schema);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(inner))].join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => inner({ ...schema, type })).join(" | ");
  if (schema.prefixItems) return `[${schema.prefixItems.map(inner).join(", ")}]`;
  switch (schema.type) {
    case "string":
      return moments && schema.format === "date-time" ? "string | Date" : "string";
    case "number":
    case "integer":
      return "number";
    case "boolean":
    case "null":
      return schema.type;
    case "array":
      return printArray(inner(schema.items ?? {}));
    case "object":
      return schema.properties ? printObject(schema, indent, moments) : `Record<string, ${inner(rest(schema) ?? {})}>`;
    default:
      return "unknown";
  }
}

/** Prints `{ … }` with a doc comment per field. Loose objects get an index signature, because servers may send more. */
export function printObject(schema: Schema, indent: string, moments = false): string {
  const deeper = `${indent}  `;
  const required = new Set(schema.required);
  const lines = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const type = printType(field, deeper, moments);
    const mark = required.has(name) ? `: ${type}` : `?: ${type === "unknown" ? type : `${type} | undefined`}`;
    return `${printDoc(field.description ?? field.anyOf?.[0]?.description, deeper)}${deeper}${name}${mark};\n`;
  });
  const more = rest(schema);
  if (more) lines.push(`${deeper}[field: string]: ${printType(more, deeper, moments)};\n`);
  return lines.length === 0 ? "Record<string, never>" : `{\n${lines.join("")}${indent}}`;
}

/** Prints a doc comment, or nothing without a text. */
export function printDoc(text: string | undefined, indent: string): string {
  if (!text) return "";
  const lines = text.replaceAll("*/", "*\\/").split("\n");
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** Returns the names of all entities that a schema mentions. */
export function entitiesIn(schema: Schema): string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name as string);
}

const nameOf = (ref: string) => ref.replace("#/$defs/", "");
const rest = ({ additionalProperties }: Schema) =>
  typeof additionalProperties === "object" ? additionalProperties : undefined;
const printArray = (item: string) => (/[ |{]/.test(item) ? `Array<${item}>` : `${item}[]`);
