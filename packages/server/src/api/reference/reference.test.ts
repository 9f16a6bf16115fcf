import { everyCall, listCalls, openApiDocument, sandbox } from "@mortise/contract";
import { expect, it } from "vitest";
import { createKey } from "../../base/db/workspaces.ts";
import { createRig, origin } from "../../../test/rig/rig.ts";
import { openSqlite } from "../../index.ts";

it("the reference describes every call, with an example that the server accepts", async () => {
  const database = await openSqlite({ folder: null });
  const rig = await createRig(database);
  const response = await rig.server.fetch(new Request(`${origin}/reference`));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  const text = await response.text();
  expect(/.{0,60}(\bundefined\b|\[object Object\]|style="|<script).{0,60}/.exec(text)?.[0]).toBeUndefined();
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
  const rows = [...listCalls(everyCall), ...listCalls(sandbox, "sandbox.")];
  expect(rows.filter(([name]) => !ids.has(name)).map(([name]) => name)).toEqual([]);

  const examples = [...text.matchAll(/<code>(curl[^<]+)<\/code>/g)].map(([, code]) => plain(code ?? ""));
  expect(examples).toHaveLength(rows.length + 1);
  const { api_key, client_session_token } = await rig.world("empty");
  const owner = { workspace_id: null, owner_id: crypto.randomUUID(), created_at: "2026-01-01T00:00:00.000Z" };
  const ACCESS_TOKEN = await createKey(database.query, "access_token", owner);
  const credentials: Record<string, string> = { TOKEN: client_session_token, API_KEY: api_key, ACCESS_TOKEN };
  const refused: string[] = [];
  for (const example of examples.filter((each) => !each.includes("/events/stream"))) {
    const [, kind = ""] = /\$(\w*(?:TOKEN|KEY))/.exec(example) ?? [];
    const request = requestOf(example, credentials[kind] ?? api_key);
    const { status } = await rig.server.fetch(request);
    // The example's ids do not exist; everything else is valid.
    if (status !== 200 && status !== 404) refused.push(`${new URL(request.url).pathname} ${status}`);
  }
  expect(refused).toEqual([]);
  const css = await rig.server.fetch(new Request(`${origin}/reference.css`));
  expect(css.headers.get("x-content-type-options")).toBe("nosniff");
  expect([css.status, css.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
  await rig.server.close();
  await database.close();
});

it("the reference and the OpenAPI document name the address that each request asked at, as text", async () => {
  const database = await openSqlite({ folder: null });
  const rig = await createRig(database);
  const read = async (path: string, at: string) => (await rig.server.fetch(new Request(at + path))).text();
  for (const [at, inHtml] of [
    ["http://one.example:8080", "http://one.example:8080"],
    ['https://a"b&$&.example', "https://a&quot;b&amp;$&amp;.example"],
  ] as const) {
    const page = await read("/reference", at);
    expect(page).toContain(`<code>${inHtml}</code>`);
    expect(page.match(/https?:\/\/[^/\s<]*\/locks\/unlock_door/g)).toEqual([`${inHtml}/locks/unlock_door`]);
    expect(JSON.parse(await read("/openapi.json", at))).toEqual(openApiDocument({ serverUrl: at }));
  }
  await rig.server.close();
  await database.close();
});

const plain = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Makes the request that curl would send for the example. */
function requestOf(example: string, key: string): Request {
  const url = /(http:[^"\s]+)/.exec(example)?.[1] ?? "";
  const body = /-d '(.*)'$/.exec(example)?.[1];
  const method = /-X (\w+)/.exec(example)?.[1] ?? (body === undefined ? "GET" : "POST");
  const headers = {
    authorization: `Bearer ${key}`,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  return new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });
}
