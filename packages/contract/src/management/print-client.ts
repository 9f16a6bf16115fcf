// Prints management rows as the webhook client's published code: entities, the interface of its methods, and its rows.
import { z } from "zod";
import { withCitedFiles } from "../cited-files.ts";
import {
  entitiesIn,
  printDoc,
  printInterface,
  printType,
  schemaWithRefsOf,
  type Schema,
  schemaOf,
} from "../print-types.ts";
import { listManagementCalls, type ManagementCall, type ManagementTable } from "./call.ts";
import { messageStatuses, statusCodeClasses, triggerTypes } from "./fields.ts";
import { management } from "./management.ts";
import { operationalEvent } from "./operational-events.ts";
import { commonErrors, httpErrorOut, httpValidationError } from "./wire-errors.ts";

const head = "// Written by `npm run generate` from the contract. Do not edit.\n";

/** Named numbers of the wire, such as `MessageStatus.Success`. */
const numbered: Record<string, Readonly<Record<string, number>>> = {
  MessageStatus: messageStatuses,
  MessageAttemptTriggerType: triggerTypes,
  StatusCodeClass: statusCodeClasses,
};

/** Prints every named entity. Moments are a `Date` in answers, and a `Date` or its text in inputs. */
export function printManagementEntities(table: ManagementTable): string {
  const found = new Map<string, { schema: Schema; sent: boolean }>();
  const collect = (type: z.ZodType, sent: boolean) => {
    for (const [name, schema] of Object.entries(schemaOf(z.object({ type })).$defs ?? {}))
      found.set(name, { schema, sent });
  };
  for (const [, { body, query, result }] of listManagementCalls(table)) {
    for (const sent of [body, query]) if (sent !== null) collect(sent, true);
    if (result !== null) collect(result, false);
  }
  for (const answered of [httpErrorOut, httpValidationError]) collect(answered, false);
  collect(operationalEvent, false);
  const texts = [...found]
    .filter(([name]) => name !== "Body")
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, { schema, sent }]) => printEntity(name, schema, sent));
  return [head, ...texts].join("\n");
}

function printEntity(name: string, schema: Schema, sent: boolean): string {
  const numbers = numbered[name];
  if (numbers) {
    const lines = Object.entries(numbers).map(([word, number]) => `  ${word}: ${number},\n`);
    const type = `export type ${name} = (typeof ${name})[keyof typeof ${name}];\n`;
    return `${printDoc(schema.description, "")}export const ${name} = {\n${lines.join("")}} as const;\n${type}`;
  }
  // Receivers parse events from JSON text, so their timestamps stay text.
  if (name === "OperationalEvent") return printInterface(name, schema);
  const dated = withDates(schema, sent);
  return Object.keys(schema.properties ?? {}).length > 0
    ? printInterface(name, dated)
    : `${printDoc(schema.description, "")}export type ${name} = ${printType(dated)};\n`;
}

/** Prints `interface Management { application: { list(options?): Page<ListResponseApplicationOut> } }`. */
export function printManagement(table: ManagementTable): string {
  const groups = Object.entries(table).map(([group, rows]) => {
    const methods = methodsOf(rows).map(([verb, row, preset]) => printMethod(verb, row, freeQuery(row, preset)));
    return `  ${group}: {\n${methods.join("")}  };\n`;
  });
  const text = `/** Every call of the webhook-management API, as the client offers it. */\nexport interface Management {\n${groups.join("")}}\n`;
  const mentioned = listManagementCalls(table).flatMap(([, row]) =>
    Object.values(row.query.shape).concat(row.body ?? [], row.result ?? []),
  );
  const entities = mentioned.flatMap((type) => entitiesIn(schemaWithRefsOf(type)));
  const names = [...new Set(entities)].filter((name) => name !== "Body").toSorted();
  const imports = `import type { CallOptions, Page, PostOptions } from "../call-options.ts";\nimport type {\n${names.map((name) => `  ${name},\n`).join("")}} from "./entities.ts";\n`;
  return [head, imports, text].join("\n");
}

/** Prints the rows that the client loads, by group and verb. */
export function printManagementCalls(table: ManagementTable): string {
  const groups = Object.entries(table).map(([group, rows]) => {
    const lines = methodsOf(rows).map(([verb, row, preset]) => printRow(verb, row, preset));
    return `  ${group}: {\n${lines.join("")}  },\n`;
  });
  const results = listManagementCalls(table).flatMap(([, row]) => (row.result === null ? [] : [schemaOf(row.result)]));
  const facts = [
    [
      "moments",
      "Fields that are timestamps in every answer.",
      fieldsWhere(results, (schema) => schema.format === "date-time"),
    ],
    ["opaque", "Fields that hold a caller's own JSON, which is returned unchanged.", fieldsWhere(results, isOpaque)],
  ] as const;
  const sets = facts.map(
    ([name, doc, fields]) => `/** ${doc} */\nexport const ${name} = new Set(${JSON.stringify(fields)});\n`,
  );
  const tree = `export const calls: Readonly<Record<string, Readonly<Record<string, CallRow>>>> = {\n${groups.join("")}};\n`;
  return [head, `import type { CallRow } from "../row.ts";\n`, ...sets, tree].join("\n");
}

type Preset = Readonly<Record<string, unknown>>;

/** Returns the methods of a group: one per row, and one per further name of a row. */
const methodsOf = (rows: ManagementTable[string]) =>
  Object.entries(rows).flatMap(([verb, row]): [verb: string, row: ManagementCall, preset: Preset][] =>
    Object.entries({ [verb]: {}, ...row.also }).map(([name, preset]) => [name, row, preset]),
  );

/** Returns the query parameters that a method does not preset. */
const freeQuery = ({ query }: ManagementCall, preset: Preset): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(query.shape).filter(([name]) => !(name in preset)));

function printMethod(verb: string, row: ManagementCall, query: Readonly<Record<string, z.ZodType>>): string {
  const indent = "    ";
  const options = row.method === "POST" ? "PostOptions" : "CallOptions";
  const fields = Object.entries(query).map(
    ([name, type]) => `${camel(name)}?: ${printType(withDates(schemaWithRefsOf(type), true), indent)} | undefined`,
  );
  const parameters = [
    ...Object.keys(row.params.shape).map((name) => `${camel(name)}: string`),
    ...(row.body === null
      ? []
      : [`${bodyName(row)}: ${bodyName(row) === "body" ? "unknown" : printType(schemaWithRefsOf(row.body))}`]),
    `options?: ${options}${fields.length > 0 ? ` & { ${fields.join("; ")} }` : ""}`,
  ];
  return `${printDoc(docOf(row, query), indent)}${indent}${verb}(${parameters.join(", ")}): ${returned(verb, row)};\n`;
}

function returned(verb: string, row: ManagementCall): string {
  const type = row.result === null ? "void" : printType(withDates(schemaWithRefsOf(row.result), false));
  return isList(verb) ? `Page<${type}>` : `Promise<${type}>`;
}

function docOf(row: ManagementCall, query: Readonly<Record<string, z.ZodType>>): string {
  const options = Object.entries(query).map(([name, type]) => {
    const { description } = schemaWithRefsOf(type);
    return `- \`options.${camel(name)}\`${description ? `: ${description}` : ""}`;
  });
  const errors = documentedErrors(row).join(", ");
  return [
    row.summary,
    "",
    `\`${row.method} ${row.path}\` (${withCitedFiles(row.source)}).`,
    ...options,
    "",
    `@throws RequiredError; ApiException of status ${errors}; ConnectionError`,
    ...(row.deprecated ? ["@deprecated kept for callers of the first API"] : []),
  ].join("\n");
}

function printRow(verb: string, row: ManagementCall, preset: Preset): string {
  const query = Object.keys(freeQuery(row, preset));
  const fixed = new URLSearchParams(Object.entries(preset).map(([name, value]) => [name, String(value)])).toString();
  const facts = {
    method: row.method,
    path: fixed === "" ? row.path : `${row.path}?${fixed}`,
    ...(row.body !== null && { body: bodyName(row) }),
    ...(query.length > 0 && { query }),
    ...(row.errors.length > 0 && { errors: row.errors }),
    ...(row === management.health.get && { known: documentedErrors(row) }),
    ...(row.auth === "none" && { open: true }),
    ...(isList(verb) && { list: true }),
  };
  return `    ${verb}: ${JSON.stringify(facts)},\n`;
}

/** Returns the statuses whose body the client parses. Other statuses are unknown to it (spec §8). */
const documentedErrors = (row: ManagementCall) =>
  row === management.health.get ? [422] : [...new Set([...commonErrors, ...row.errors])].toSorted((a, b) => a - b);

function fieldsWhere(schemas: Schema[], holds: (schema: Schema) => boolean): string[] {
  const found = new Set<string>();
  const visit = (schema: Schema) => {
    for (const part of Object.values(schema.$defs ?? {})) visit(part);
    for (const part of [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]) visit(part);
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      if ([part, ...(part.anyOf ?? [])].some(holds)) found.add(name);
      visit(part);
    }
  };
  schemas.forEach(visit);
  return [...found].toSorted();
}

/** Whether the schema is a record, or accepts anything. */
const isOpaque = ({ type, additionalProperties, properties, anyOf, $ref }: Schema) =>
  (typeof additionalProperties === "object" && properties === undefined) ||
  (type === undefined && anyOf === undefined && $ref === undefined);

/** Returns the schema with timestamps as the client returns them (`Date`) or accepts them (`Date | string`). */
function withDates(schema: Schema, sent: boolean): Schema {
  const date: Schema = { $ref: "#/$defs/Date" };
  return JSON.parse(JSON.stringify(schema), (_key, part: unknown) => {
    const { format, description } = (part ?? {}) as Schema;
    if (format !== "date-time") return part;
    return { ...(sent ? { anyOf: [date, { type: "string" }] } : date), ...(description && { description }) };
  }) as Schema;
}

const isList = (verb: string) => verb.startsWith("list");
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the name of the body in errors about a missing argument: `applicationIn` for `ApplicationIn`. */
function bodyName({ body }: ManagementCall): string {
  const id = (body as z.ZodType).meta()?.["id"] as string;
  return id.charAt(0).toLowerCase() + id.slice(1);
}
