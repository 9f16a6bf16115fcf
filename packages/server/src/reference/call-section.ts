// One call of the reference: who may ask, what goes in, what comes out, how it looks on the wire.
import { type Call, type CredentialKind, printType, type Schema, schemaOf } from "@mortise/contract";
import { html } from "hono/html";
import { z } from "zod";

export function callSection(name: string, row: Call, origin: string) {
  const input = schemaOf(row.input);
  const required = new Set(input.required);
  const fields = Object.entries(input.properties ?? {});
  return html`<section class="call" id="${name}" aria-labelledby="${name}-title">
  <h3 id="${name}-title"><a href="#${name}">${name}</a></h3>
  <p class="line">${row.accepts.map((method) => html`<span class="method">${method}</span> `)}<code>${row.path}</code></p>
  <p>${prose(row.summary)}</p>
  <p class="who">${whoMayAsk(row.auth)}</p>
  ${fields.length === 0 ? html`<p>It takes no parameters.</p>` : parameters(name, fields, required)}
  <p>It answers <code>${answerOf(row)}</code>.${row.settles === undefined ? "" : settles[row.settles]}</p>
  ${row.errors === undefined ? "" : html`<p>It may refuse with ${list(row.errors)}.</p>`}
  <pre tabindex="0"><code>${example(row, origin)}</code></pre>
</section>`;
}

function parameters(name: string, fields: readonly [string, Schema][], required: ReadonlySet<string>) {
  return html`<div class="table" role="region" tabindex="0" aria-label="Parameters of ${name}"><table>
  <thead><tr><th scope="col">Parameter</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
  <tbody>${fields.map(
    ([field, schema]) => html`<tr>
    <th scope="row"><code>${breakable(field)}</code>${required.has(field) ? html` <span class="needed">required</span>` : ""}</th>
    <td><code>${typeOf(schema)}</code></td>
    <td>${prose(schema.description ?? schema.anyOf?.[0]?.description ?? "")}</td>
  </tr>`,
  )}</tbody>
</table></div>`;
}

/** Long names break between their words. */
const breakable = (name: string) => name.split("_").map((word, index) => (index === 0 ? word : html`_<wbr>${word}`));

/** What stands between backticks is code. */
const prose = (text: string) => text.split("`").map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));

/** The type without `| undefined`: the mark beside a field's name says whether it is required. */
const typeOf = (schema: Schema): string => printType(schema).replaceAll(" | undefined", "");

const words: Record<CredentialKind, string> = {
  client_session: "a client session",
  api_key: "an API key",
  access_token: "an access token with its workspace",
  console_session: "a console session",
  publishable_key: "a publishable key",
  sandbox_key: "a sandbox key",
  none: "anybody",
};

/** Console sessions are not named: another server has them, not this one. */
const whoMayAsk = (auth: readonly CredentialKind[]): string =>
  auth.includes("none")
    ? "No credential is needed."
    : `For ${new Intl.ListFormat("en", { type: "disjunction" }).format(auth.filter((kind) => kind !== "console_session").map((kind) => words[kind]))}.`;

const settles = {
  always: " Our client waits until the action attempt has ended.",
  on_request: " Our client waits until the action attempt has ended, when told to.",
};

function answerOf({ result }: Call): string {
  const schema = schemaOf(z.object(result));
  const entries = Object.entries(schema.properties ?? {}).map(([key, value]) => `${key}: ${typeOf(value)}`);
  return `{ ${[...entries, "ok: true"].join(", ")} }`;
}

const list = (codes: readonly string[]) => codes.map((code, index) => html`${index === 0 ? "" : ", "}<code>${code}</code>`);

/** The call as a program without our client sends it, by curl. */
function example(row: Call, origin: string): string {
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

/** The required fields, and one field more if the schema requires one of several. */
function leastInput({ input }: Call): Record<string, unknown> {
  const shape = Object.entries(input.shape);
  const needed = Object.fromEntries(
    shape.filter(([, type]) => !type.safeParse(undefined).success).map(([name, type]) => [name, sample(type, name)]),
  );
  const more = shape.map(([name, type]) => Object.assign({}, needed, { [name]: sample(type, name) }));
  return [needed, ...more].find((fields) => input.safeParse(fields).success) ?? needed;
}

/** The field's example in the contract, or the first of some usual values that its schema accepts. */
function sample(type: z.ZodType, name: string): unknown {
  const [own] = (type.meta()?.["examples"] ?? []) as unknown[];
  if (own !== undefined) return own;
  const moment = /end|before/.test(name) ? "2026-06-13T11:00:00Z" : "2026-06-12T15:00:00Z";
  const id = "c0ffee00-0000-4000-8000-000000000001";
  const lists = [[id], [moment, "2026-06-13T11:00:00Z"]];
  const texts = ["20:00:00", "https://example.com/hook", "4827", "hotel", "jammed", "Guest"];
  const tried = [...(name === "name" ? ["Guest house"] : []), id, ...lists, moment, ...texts, true, 60, { hvac_mode_setting: "off" }];
  return tried.find((value) => type.safeParse(value).success) ?? {};
}
