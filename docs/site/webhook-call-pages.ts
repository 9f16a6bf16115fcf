// Writes the pages of the webhook-management API from the rows of its contract.
import {
  listManagementCalls,
  management,
  type ManagementCall,
  managementPrefix,
  printType,
  schemaOf,
} from "@mortise/contract";
import { exampleOf } from "./example-values.ts";
import { type Group, referencePages } from "./group-pages.ts";
import { code, prose, table, tabs } from "./markdown.ts";
import type { Page } from "./page.ts";

const origin = "https://locks.example.com";

const lines: Readonly<Record<string, string>> = {
  authentication: "Links that open the portal for a customer, and their end.",
  application: "One application per customer who receives webhooks.",
  endpoint: "Addresses that receive messages: filters, headers, secrets, statistics, recovery.",
  environment: "Export and import event types and settings.",
  eventType: "The types of events that endpoints can choose.",
  integration: "Keys for programs that manage an application.",
  message: "Send messages, and read those that were sent.",
  messageAttempt: "Each attempt to deliver a message, and sending it again.",
  statistics: "How many deliveries succeeded and failed.",
  health: "Whether the webhook service is well.",
};

export const webhookPages: Page = referencePages({
  path: "webhook-api",
  title: "Webhook API reference",
  line: "Every call of the webhook-management API.",
  introduction: async () =>
    `Calls of the webhook-management API, below ${code(managementPrefix)}. ` +
    "Send a webhook token in the header `Authorization: Bearer …`.",
  groups: [...Map.groupBy(listManagementCalls(management), ([name]) => name.split(".")[0] ?? "")].map(
    ([noun, calls]): Group => ({
      noun,
      line: lines[noun] ?? "",
      calls: calls.map(([name, row]) => ({ name, summary: prose(row.summary), text: () => callText(name, row) })),
    }),
  ),
});

function callText(name: string, row: ManagementCall): string {
  const { method, path, summary, query, body } = row;
  const refusals = row.errors.length === 0 ? "" : `It may refuse with the status ${row.errors.map(String).join(", ")}.`;
  return [
    `**${method}** ${code(managementPrefix + path)}`,
    prose(summary),
    fieldsText("In the query", query),
    body === null ? "" : fieldsText("In the body", body),
    refusals,
    tabs([
      ["curl", "sh", curlSample(row)],
      ["TypeScript", "ts", clientSample(name, row)],
      ["Response", row.result === null ? "http" : "json", responseSample(row)],
    ]),
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

function fieldsText(where: string, type: Parameters<typeof schemaOf>[0]): string {
  const { properties = {}, required = [] } = schemaOf(type);
  const rows = Object.entries(properties).map(([name, schema]) => [
    `${code(name)}${required.includes(name) ? " (required)" : ""}`,
    code(printType(schema).replaceAll(/\s+/g, " ")),
    prose(schema.description ?? ""),
  ]);
  return rows.length === 0 ? "" : table([where, "Type", "Meaning"], rows);
}

/** Writes variables for a shell to fill in: `{app_id}` → `$APP_ID`. */
const inShell = (path: string): string => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);

function curlSample({ method, path, auth, body }: ManagementCall): string {
  const verb = method === "GET" || (method === "POST" && body !== null) ? "" : ` -X ${method}`;
  return [
    `curl${verb} "${origin}${managementPrefix}${inShell(path)}"`,
    ...(auth === "none" ? [] : ['-H "Authorization: Bearer $WEBHOOK_TOKEN"']),
    ...(body === null
      ? []
      : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(exampleOf(schemaOf(body)))}'`]),
  ].join(" \\\n  ");
}

function clientSample(name: string, { path, body, result }: ManagementCall): string {
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, id]) => id ?? "");
  const values = body === null ? ids : ids.concat(JSON.stringify(exampleOf(schemaOf(body)), null, 2));
  return `${result === null ? "" : "const result = "}await mortise.${name}(${values.join(", ")});`;
}

const responseSample = ({ result, status }: ManagementCall): string =>
  result === null ? `HTTP/1.1 ${status}` : JSON.stringify(exampleOf(schemaOf(result)), null, 2);
