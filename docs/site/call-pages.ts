// The pages of both APIs, from the rows of their contracts: the same facts as the server's own /reference shows.
import {
  type Call,
  everyCall,
  listCalls,
  listManagementCalls,
  management,
  type ManagementCall,
  managementPrefix,
  sandbox,
  schemaOf,
} from "@mortise/contract";
import {
  answerOf,
  exampleRequest,
  parametersOf,
  settlesText,
  whoMayAsk,
} from "../../packages/server/src/api/reference/call-facts.ts";
import { renderIntroduction } from "../../packages/server/src/api/reference/page.ts";
import { block, code, prose, table } from "./markdown.ts";

const origin = "https://locks.example.com";

export async function platformPage(): Promise<string> {
  const calls = listCalls(everyCall);
  const groups = [...Map.groupBy(calls, ([name]) => name.split(".")[0] ?? "")];
  return [
    "# API reference",
    // A server has its own under this path, with its own address in the examples.
    (await renderIntroduction(origin, calls.length)).replaceAll(
      '<a href="/openapi.json">openapi.json</a>',
      "<code>/openapi.json</code>",
    ),
    ...groups.map(([noun, rows]) => callsText(noun, rows)),
    "## sandbox",
    "Only in sandbox workspaces, with an API key or the sandbox key: make things happen, and go wrong, at simulated locks.",
    ...listCalls(sandbox, "sandbox.").map(([name, row]) => callText(name, row)),
  ].join("\n\n");
}

const callsText = (noun: string, rows: readonly (readonly [string, Call])[]): string =>
  [`## ${noun}`].concat(rows.map(([name, row]) => callText(name, row))).join("\n\n");

function callText(name: string, row: Call): string {
  const parameters = parametersOf(row).map(({ name: field, type, meaning, isRequired }) => [
    `${code(field)}${isRequired ? " (required)" : ""}`,
    code(type),
    prose(meaning),
  ]);
  const refusals = row.errors === undefined ? "" : ` It may refuse with ${row.errors.map(code).join(", ")}.`;
  return [
    `### ${name}`,
    `${row.accepts.map((method) => `**${method}**`).join(" ")} ${code(row.path)}`,
    prose(row.summary),
    whoMayAsk(row.auth),
    parameters.length === 0 ? "It takes no parameters." : table(["Parameter", "Type", "Meaning"], parameters),
    `It answers ${code(answerOf(row))}.${settlesText(row)}${refusals}`,
    block("sh", exampleRequest(row, origin)),
  ].join("\n\n");
}

export function webhookCallsPage(): string {
  const groups = [...Map.groupBy(listManagementCalls(management), ([name]) => name.split(".")[0] ?? "")];
  return [
    "# Webhook API",
    `Every call of the webhook-management API, below ${code(managementPrefix)}. Send a webhook token in the header \`Authorization: Bearer …\`.`,
    ...groups.map(([noun, rows]) =>
      [`## ${noun}`].concat(rows.map(([name, row]) => webhookCallText(name, row))).join("\n\n"),
    ),
  ].join("\n\n");
}

function webhookCallText(name: string, { method, path, summary, query, body }: ManagementCall): string {
  const fields = [fieldsText("In the query", query), body === null ? "" : fieldsText("In the body", body)];
  return [`### ${name}`, `**${method}** ${code(managementPrefix + path)}`, prose(summary)]
    .concat(fields.filter((text) => text !== ""))
    .join("\n\n");
}

function fieldsText(where: string, type: Parameters<typeof schemaOf>[0]): string {
  const { properties = {}, required = [] } = schemaOf(type);
  const rows = Object.entries(properties).map(([name, { description = "" }]) => [
    `${code(name)}${required.includes(name) ? " (required)" : ""}`,
    prose(description),
  ]);
  return rows.length === 0 ? "" : table([where, "Meaning"], rows);
}
