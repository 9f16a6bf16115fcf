// Writes the pages of the platform API from the rows of its contract, with the facts of the server's own /reference.
import { type Call, everyCall, listCalls, sandbox, schemaOf } from "@mortise/contract";
import { z } from "zod";
import { callList } from "../../packages/client/src/generated/call-list.ts";
import { methodPath } from "../../packages/client/src/listed-call.ts";
import {
  answerOf,
  exampleRequest,
  leastInput,
  parametersOf,
  settlesText,
  whoMayAsk,
} from "../../packages/server/src/api/reference/call-facts.ts";
import { renderIntroduction } from "../../packages/server/src/api/reference/page.ts";
import { exampleOf } from "./example-values.ts";
import { type Group, referencePages } from "./group-pages.ts";
import { code, prose, table, tabs } from "./markdown.ts";
import type { Page } from "./page.ts";

const origin = "https://locks.example.com";
const inClient: ReadonlySet<string> = new Set(callList.map((call) => methodPath(call).join(".")));

const lines: Readonly<Record<string, string>> = {
  workspaces: "Read, make and reset workspaces, and name them.",
  devices: "List and read devices, rename them, and see those that are not managed yet.",
  locks: "Lock and unlock doors, and set their auto-lock.",
  accessCodes: "Create, change and delete the PINs of a lock, and see those that were set elsewhere.",
  accessGrants: "Give a person access to doors or spaces for a time.",
  accessMethods: "The PINs and other means that a grant is used by.",
  actionAttempts: "What became of a command.",
  connectedAccounts: "Accounts and hubs that the devices come from.",
  connectWebviews: "Pages on which people connect an account or a hub.",
  clientSessions: "Tokens for pages: what they see, how long they live, how they end.",
  customers: "Places, people and stays under your own keys.",
  events: "What happened: list events, read one.",
  webhooks: "Addresses that events are sent to.",
  noiseThresholds: "When a noise sensor reports noise.",
  spaces: "Rooms, flats and houses, and the doors that belong to them.",
  thermostats: "Heat, cool, and follow a schedule.",
  userIdentities: "People, and the devices that they were given.",
  deviceModels: "Models of devices, for pickers.",
  deviceCatalogue: "Makers and models that this server can connect.",
  telemetry: "Reports of the hosted flow.",
  health: "Whether the server is well.",
  sandbox: "Make things happen, and go wrong, at simulated locks: in sandboxes, with an API key or the sandbox key.",
};

const rows = [...listCalls(everyCall), ...listCalls(sandbox, "sandbox.")];

export const platformPages: Page = referencePages({
  path: "api",
  title: "API reference",
  line: "Every call of the platform API: parameters, answers, refusals, an example.",
  introduction: async () =>
    // A server has its own page under this path, with its own address in the examples.
    (await renderIntroduction(origin, listCalls(everyCall).length)).replaceAll(
      '<a href="/openapi.json">openapi.json</a>',
      "<code>/openapi.json</code>",
    ),
  groups: [...Map.groupBy(rows, ([name]) => name.split(".")[0] ?? "")].map(
    ([noun, calls]): Group => ({
      noun,
      line: lines[noun] ?? missingLine(noun),
      calls: calls.map(([name, row]) => ({ name, summary: prose(row.summary), text: () => callText(name, row) })),
    }),
  ),
});

function missingLine(noun: string): never {
  throw new Error(`The group ${noun} has no line: write one, the page of groups shows it.`);
}

function callText(name: string, row: Call): string {
  const parameters = parametersOf(row).map(({ name: field, type, meaning, isRequired }) => [
    `${code(field)}${isRequired ? " (required)" : ""}`,
    code(type),
    prose(meaning),
  ]);
  const refusals = row.errors === undefined ? "" : ` It may refuse with ${row.errors.map(code).join(", ")}.`;
  return [
    `${row.accepts.map((method) => `**${method}**`).join(" ")} ${code(row.path)}`,
    prose(row.summary),
    whoMayAsk(row.auth),
    parameters.length === 0 ? "It takes no parameters." : table(["Parameter", "Type", "Meaning"], parameters),
    `It answers ${code(answerOf(row))}.${settlesText(row)}${refusals}`,
    tabs([
      ["curl", "sh", exampleRequest(row, origin)],
      ...(inClient.has(name) ? [["TypeScript", "ts", clientSample(name, row)] as const] : []),
      ["Response", "json", responseSample(row)],
    ]),
  ].join("\n\n");
}

function clientSample(name: string, row: Call): string {
  const fields = Object.entries(leastInput(row));
  const input = fields.map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`).join("");
  const { [0]: result } = Object.keys(row.result);
  const call = `await seam.${name}(${input === "" ? "" : `{\n${input}}`});`;
  return result === undefined ? call : `const ${result} = ${call}`;
}

const responseSample = ({ result }: Call): string =>
  JSON.stringify(Object.assign({}, exampleOf(schemaOf(z.object(result))), { ok: true }), null, 2);
