// Prints rows as the client's published code: entities, inputs, the nested interface of its methods, and the list that
// browsers load.
import { z } from "zod";
import { type Call, type CallTable, isCall, listCalls } from "./call.ts";
import { callName } from "./call-name.ts";
import { withCitedFiles } from "./cited-files.ts";
import {
  entitiesIn,
  printDoc,
  printInterface,
  printObject,
  printType,
  schemaWithRefsOf,
  type Schema,
  schemaOf,
} from "./print-types.ts";

const head = "// Written by `npm run generate` from the contract. Do not edit.\n";

/** Returns the table without the rows that only other clients send. */
export const clientCalls = (table: CallTable): CallTable =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([, entry]) => !(isCall(entry) && entry.serverOnly))
      .map(([name, entry]) => [name, isCall(entry) ? entry : clientCalls(entry)] as const)
      // Drops nouns without any call of this client.
      .filter(([, entry]) => isCall(entry) || Object.keys(entry).length > 0),
  );

/** Prints every named entity of answers and inputs as an interface. */
export function printEntities(table: CallTable): string {
  const found = new Map<string, Schema>();
  for (const [, { result, attempt, input }] of listCalls(table)) {
    for (const type of [...Object.values(result), ...(attempt ? [attempt] : []), input]) {
      for (const [name, schema] of Object.entries(schemaOf(z.object({ type })).$defs ?? {})) found.set(name, schema);
    }
  }
  const sorted = [...found].toSorted(([a], [b]) => a.localeCompare(b));
  return [head, ...sorted.map(([name, schema]) => printInterface(name, schema))].join("\n");
}

/** Prints one interface per call that takes an input: `DevicesListInput`. */
export function printInputs(table: CallTable): string {
  const used = new Set<string>();
  const inputs = listCalls(table).filter(([, row]) => hasInput(row));
  const texts = inputs.map(([name, row]) => {
    const schema = schemaOf(row.input);
    for (const entity of entitiesIn(schema)) used.add(entity);
    return `/** Input of \`${name}\`. */\nexport interface ${inputName(name)} ${printObject(schema, "", true)}\n`;
  });
  const byName = `/** Every input by the name of its call. */\nexport interface Inputs {\n${inputs.map(([name]) => `  "${name}": ${inputName(name)};\n`).join("")}}\n`;
  return [head, importTypes([...used], "./entities.ts"), ...texts, byName].filter(Boolean).join("\n");
}

/** Prints `interface Platform { devices: { list(input?, options?): Promise<Device[]> } }`. */
export function printPlatform(table: CallTable): string {
  const rows = listCalls(table);
  const entities = rows.flatMap(([, row]) => {
    const types = [
      ...(row.returns ? [row.result[row.returns] as z.ZodType] : []),
      ...(row.attempt ? [row.attempt] : []),
    ];
    return types.flatMap((type) => entitiesIn({ anyOf: types.length ? [schemaWithRefsOf(type)] : [] }));
  });
  const text = `/** Every call of the platform API, as the client offers it. */\nexport interface Platform ${printTree(table, "", "")}\n`;
  const imports = [
    importTypes(["ActionAttempt", ...entities], "./entities.ts"),
    importTypes(
      rows.filter(([, row]) => hasInput(row)).map(([name]) => inputName(name)),
      "./inputs.ts",
    ),
    importTypes(
      ["CallOptions", "InternalCallOptions", "SucceededActionAttempt"].filter((name) => text.includes(name)),
      "../call-options.ts",
    ),
  ];
  return [head, imports.join(""), text].join("\n");
}

/** Prints one constant per call, for pages that load single calls. */
export function printCalls(table: CallTable): string {
  const rows = listCalls(table).map(([name, row]) => {
    const path = name.split(".").map((part) => `["${part}"]`);
    const type = `${row.settles ? "CommandRow" : "PlainRow"}<Platform${path.join("")}>`;
    return `${printDoc(`${row.summary} Row of \`${name}\`.`, "")}export const ${constantName(name)}: ${type} = ${JSON.stringify(factsOf(row))};\n`;
  });
  const imports = `import type { CommandRow, PlainRow } from "../row.ts";\nimport type { Platform } from "./platform.ts";\n`;
  return [head, imports, ...rows].join("\n");
}

/** Prints all calls as one list, with the method's name if it cannot be derived from the path. */
export function printCallList(table: CallTable): string {
  const lines = listCalls(table).map(([name, row]) => {
    const facts = factsOf(row);
    return `  ${JSON.stringify(name === callName(row.path) ? facts : { ...facts, name })},\n`;
  });
  const imports = `import type { ListedCall } from "../listed-call.ts";\n`;
  return [head, imports, `export const callList: readonly ListedCall[] = [\n${lines.join("")}];\n`].join("\n");
}

/** Returns the part of a row that the client needs. */
const factsOf = (row: Call) => ({
  method: row.method,
  path: row.path,
  ...(row.returns && { key: row.returns }),
  ...(row.id && { id: row.id }),
  ...(row.settles && { settles: row.settles }),
  ...(row.repeatable && { repeatable: true }),
  ...(row.fallback && { fallback: row.fallback }),
  ...(row.internal && { internal: true }),
  ...(row.method === "GET" && !row.accepts.includes("POST") && { queryOnly: true }),
});

function printTree(table: CallTable, prefix: string, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(table).map(([name, entry]) =>
    isCall(entry)
      ? printMethod(name, prefix + name, entry, deeper)
      : `${deeper}${name}: ${printTree(entry, `${prefix}${name}.`, deeper)};\n`,
  );
  return `{\n${lines.join("")}${indent}}`;
}

/** Prints a method as a property, because it uses no `this` and may be passed around. */
function printMethod(verb: string, name: string, row: Call, indent: string): string {
  const input = printInputParameter(name, row);
  const start = `${printDoc(docOf(row), indent)}${indent}${verb}: `;
  if (!row.settles) {
    const options = row.internal ? "options: InternalCallOptions" : "options?: CallOptions";
    return `${start}(${input}, ${options}) => Promise<${returned(row)}>;\n`;
  }
  const settled = `SucceededActionAttempt${row.attempt ? `<${printType(schemaWithRefsOf(row.attempt), indent)}>` : ""}`;
  const waits = row.settles === "always";
  const other = waits ? "Does not wait: resolves to the attempt as it began." : "Waits until the attempt has ended.";
  const deeper = `${indent}  `;
  return [
    `${start}{\n`,
    `${deeper}(${input}, options?: CallOptions & { waitForActionAttempt?: ${waits} | undefined }): Promise<${waits ? settled : "ActionAttempt"}>;\n`,
    printDoc(other, deeper),
    `${deeper}(${input}, options: CallOptions & { waitForActionAttempt: ${!waits} }): Promise<${waits ? "ActionAttempt" : settled}>;\n`,
    `${indent}};\n`,
  ].join("");
}

function printInputParameter(name: string, row: Call): string {
  if (!hasInput(row)) return "input?: Record<string, never>";
  const optional = !row.id && (schemaOf(row.input).required ?? []).length === 0;
  const type = `${row.id ? "string | " : ""}${inputName(name)}`;
  // A required parameter follows the input of an internal call, so the input itself cannot be omitted.
  if (optional && row.internal) return `input: ${type} | undefined`;
  return `input${optional ? "?" : ""}: ${type}`;
}

function docOf(row: Call): string {
  const fields = Object.entries(schemaOf(row.input).properties ?? {});
  const required = new Set(schemaOf(row.input).required);
  const waits = {
    always: "Waits until the action attempt has ended.",
    on_request: "Waits for the action attempt with `waitForActionAttempt: true`.",
  };
  const lines = [
    row.summary,
    ...(row.settles ? [waits[row.settles]] : []),
    "",
    `\`${row.method} ${row.path}\` (${withCitedFiles(row.source)}).`,
    ...(row.id ? [`A bare string is taken as \`${row.id}\`.`] : []),
    ...fields.map(
      ([field, { description }]) =>
        `- \`${field}\`${required.has(field) ? "" : "?"}${description ? `: ${description}` : ""}`,
    ),
    "",
    `@throws SeamApiError${row.errors ? ` of type ${row.errors.map((type) => `\`${type}\``).join(", ")}` : ""}; SeamMalformedInputError; SeamNetworkError`,
    ...(row.settles
      ? ["@throws SeamActionAttemptError when the attempt fails; SeamActionAttemptTimeoutError after 60 s"]
      : []),
  ];
  return lines.join("\n");
}

const returned = (row: Call) =>
  row.returns ? printType(schemaWithRefsOf(row.result[row.returns] as z.ZodType)) : "void";
const hasInput = (row: Call) => Object.keys(row.input.shape).length > 0;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const constantName = (name: string) =>
  name
    .split(".")
    .map((part, index) => (index ? capital(part) : part))
    .join("");
const inputName = (name: string) => `${capital(constantName(name))}Input`;
const importTypes = (names: string[], from: string) =>
  names.length === 0
    ? ""
    : `import type {\n${[...new Set(names)]
        .toSorted()
        .map((name) => `  ${name},\n`)
        .join("")}} from "${from}";\n`;
