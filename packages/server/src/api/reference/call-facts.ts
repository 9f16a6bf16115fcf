// Describes a call as text, for the server's reference page and for the docs site.
import { type Call, type CredentialKind, printType, type Schema, schemaOf } from "@mortise/contract";
import { z } from "zod";

/** Prints a type without `| undefined`, because the mark beside a field's name says whether it is required. */
const typeOf = (schema: Schema): string => printType(schema).replaceAll(" | undefined", "");

const words: Record<CredentialKind, string> = {
  client_session: "a client session",
  customer_session: "a customer's client session",
  api_key: "an API key",
  access_token: "an access token with its workspace",
  console_session: "a console session",
  publishable_key: "a publishable key",
  sandbox_key: "a sandbox key",
  none: "anybody",
};

/** Lists the credentials of a call. Console sessions are left out, because this server has none. */
export const whoMayAsk = (auth: readonly CredentialKind[]): string =>
  auth.includes("none")
    ? "No credential is needed."
    : `For ${new Intl.ListFormat("en", { type: "disjunction" }).format(auth.filter((kind) => kind !== "console_session").map((kind) => words[kind]))}.`;

const settled = {
  always: " Our client waits until the action attempt has ended.",
  on_request: " Our client waits until the action attempt has ended, if you ask it to.",
};

/** Describes how our client waits after the answer; empty for most calls. */
export const settlesText = ({ settles }: Call): string => (settles === undefined ? "" : settled[settles]);

export function answerOf({ result }: Call): string {
  const schema = schemaOf(z.object(result));
  const entries = Object.entries(schema.properties ?? {}).map(([key, value]) => `${key}: ${typeOf(value)}`);
  return `{ ${[...entries, "ok: true"].join(", ")} }`;
}

/** Example of the call with curl. */
export function exampleRequest(row: Call, origin: string): string {
  const { method, path, auth } = row;
  const fields = Object.entries(leastInput(row));
  const credential = auth.includes("none") ? "" : ` \\\n  -H "Authorization: Bearer $${credentialOf(auth)}"`;
  if (method === "GET" || method === "DELETE") {
    const query = new URLSearchParams(
      fields.flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, String(each)])),
    );
    return `curl${method === "GET" ? "" : ` -X ${method}`} "${origin}${path}${query.size === 0 ? "" : `?${query}`}"${credential}`;
  }
  const verb = method === "POST" ? "" : ` -X ${method}`;
  return `curl${verb} ${origin}${path}${credential} \\\n  -H "Content-Type: application/json" \\\n  -d '${JSON.stringify(Object.fromEntries(fields))}'`;
}

function credentialOf(auth: readonly CredentialKind[]): string {
  if (auth.includes("client_session")) return "TOKEN";
  return auth.includes("api_key") ? "API_KEY" : "ACCESS_TOKEN";
}

/**
 * Smallest valid input: the required fields, and one or two optional ones if the schema requires one or two of them.
 */
export function leastInput({ input }: Call): Record<string, unknown> {
  const shape = Object.entries(input.shape);
  const needed = Object.fromEntries(
    shape.filter(([, type]) => !type.safeParse(undefined).success).map(([name, type]) => [name, sample(type, name)]),
  );
  const more = shape.map(([name, type]) => Object.assign({}, needed, { [name]: sample(type, name) }));
  const pairs = more.flatMap((one, at) => more.slice(at + 1).map((other) => Object.assign({}, one, other)));
  return [needed, ...more, ...pairs].find((fields) => input.safeParse(fields).success) ?? needed;
}

/** Example value of a field: from the contract, or the first of some usual values that the schema accepts. */
function sample(type: z.ZodType, name: string): unknown {
  const [own] = (type.meta()?.["examples"] ?? []) as unknown[];
  if (own !== undefined) return own;
  const moment = /end|before/.test(name) ? "2026-06-13T11:00:00Z" : "2026-06-12T15:00:00Z";
  const id = "c0ffee00-0000-4000-8000-000000000001";
  const lists = [[id], [moment, "2026-06-13T11:00:00Z"]];
  const texts = ["20:00:00", "https://example.com/hook", "4827", "hotel", "jammed", "Guest"];
  const tried = [
    ...(name === "name" ? ["Guest house"] : []),
    id,
    ...lists,
    moment,
    ...texts,
    true,
    60,
    { hvac_mode_setting: "off" },
  ];
  return tried.find((value) => type.safeParse(value).success) ?? {};
}

export interface Parameter {
  name: string;
  type: string;
  meaning: string;
  isRequired: boolean;
}

export function parametersOf(row: Call): Parameter[] {
  const input = schemaOf(row.input);
  const required = new Set(input.required);
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    meaning: schema.description ?? schema.anyOf?.[0]?.description ?? "",
    isRequired: required.has(name),
  }));
}
