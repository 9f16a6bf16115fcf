// The API reference as one page, generated from the contract.
import { type Call, everyCall, listCalls, sandbox } from "@mortise/contract";
import { html } from "hono/html";
import { callSection } from "./call-section.ts";

export const stylesheetPath = "/reference.css";

export function referencePage(origin: string) {
  const calls = listCalls(everyCall);
  const groups = [...Map.groupBy(calls, ([name]) => name.split(".")[0] ?? "")];
  const controls = listCalls(sandbox, "sandbox.");
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference · Mortise</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/fonts/index.css">
    <link rel="stylesheet" href="${stylesheetPath}">
  </head>
  <body>
    <a class="skip" href="#main">Skip to the calls</a>
    <nav aria-label="Calls">
      ${[...groups, ["sandbox", controls] as const].map(([noun, rows]) => menu(noun, rows))}
    </nav>
    <main id="main">
      <h1>API reference</h1>
      ${renderIntroduction(origin, calls.length)}
      ${groups.map(([noun, rows]) => group(noun, rows, origin))}
      <h2 id="sandbox">sandbox</h2>
      <p>Only in sandbox workspaces, with an API key or the sandbox key: make things happen, and go wrong, at simulated locks.</p>
      ${controls.map(([name, row]) => callSection(name, row, origin))}
    </main>
  </body>
</html>`;
}

type Rows = readonly (readonly [string, Call])[];

const menu = (noun: string, rows: Rows) =>
  html`<details><summary>${noun}</summary><ul>${rows.map(([name]) => html`<li><a href="#${name}">${name.slice(noun.length + 1)}</a></li>`)}</ul></details>`;

const group = (noun: string, rows: Rows, origin: string) =>
  html`<h2 id="${noun}">${noun}</h2>${rows.map(([name, row]) => callSection(name, row, origin))}`;

export function renderIntroduction(origin: string, count: number) {
  return html`<p>The ${count} calls of the platform API at <code>${origin}</code>. <a href="/openapi.json">openapi.json</a> describes them for programs.
A call may be sent with any of the methods beside its path. Its parameters go into the query or into a JSON body; in a query a list is written
<code>a=1&amp;a=2</code>, <code>a[]=1</code> or <code>a=1,2</code>. Parameters that a call does not list are ignored.</p>
<h2 id="credentials">Credentials</h2>
<p>Send a credential in the header <code>Authorization: Bearer …</code>. An API key (<code>seam_…</code>) opens its workspace. An access token
(<code>seam_at…</code>) opens every workspace of its owner; the header <code>Seam-Workspace</code> says which one is meant. A client session
(<code>seam_cst…</code>) opens the accounts that were shared with it, with their devices and codes. A publishable key (<code>seam_pk…</code>) goes into
the header <code>Seam-Publishable-Key</code>, and only makes client sessions.</p>
<h2 id="answers">Answers</h2>
<p>A call that succeeds is answered with 200, and with <code>"ok": true</code> beside the result. A call that is refused is answered with
<code>{ "ok": false, "error": { type, message, request_id } }</code>. What you may not see is refused as if it did not exist. Every answer has an id in the
header <code>seam-request-id</code>. An address may be 256 kB long with a credential, and a JSON body 1 MB. A body is sent as it is, not compressed; answers
are compressed for callers whose <code>Accept-Encoding</code> takes <code>br</code> or <code>gzip</code>. After 429, the header <code>Retry-After</code> says how many seconds to wait.</p>
<p>The platform API does not read the header <code>idempotency-key</code>: a command or a code that is asked for twice is carried out
or made twice. The webhook service at <code>/api/v1</code> does: a <code>POST</code> that succeeded is answered again for 12 hours to the
same token, address, key and body (<code>idempotency-replayed: true</code>), one that failed may be sent again, and another body with the same key is refused with
409, <code>idempotency_key_reused</code>.</p>
<p>Commands are answered with an action attempt that is <code>pending</code> at first, and ends as <code>success</code> or <code>error</code>: read it
again until it has ended. A list that comes in pages has <code>pagination</code> beside it: for the next page, send its <code>next_page_cursor</code> as
<code>page_cursor</code>, with all other parameters as before.</p>
<h2 id="stream">Events as they happen</h2>
<p><code>GET /events/stream</code> sends events as they happen, as server-sent events, to everybody who may list them. It begins with a message
<code>snapshot</code>, whose <code>last_event_id</code> is the newest event before it. When the connection breaks, connect again with the id of the last
event in the header <code>Last-Event-ID</code>: the stream goes on after it. A message <code>change</code> has no id; it names a device
(<code>device_id</code>) that changed without an event, for example when its battery lost one percent. Read the device again if you show it. A comment
every <code>beat_ms</code> milliseconds, which <code>snapshot</code> tells too, shows that the connection still works.</p>
<pre tabindex="0"><code>curl -N "${origin}/events/stream" -H "Authorization: Bearer $TOKEN"</code></pre>`;
}
