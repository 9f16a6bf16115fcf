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
      <p>These calls control simulated locks: they cause events and faults. They need a sandbox workspace, and an API key or its sandbox key.</p>
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
A call accepts every method shown beside its path. Its parameters go into the query or into a JSON body. In a query, write a list as
<code>a=1&amp;a=2</code>, <code>a[]=1</code> or <code>a=1,2</code>. Parameters that a call does not list are ignored.</p>
<h2 id="credentials">Credentials</h2>
<p>Send a credential in the header <code>Authorization: Bearer …</code>. An API key (<code>seam_…</code>) opens its workspace. An access token
(<code>seam_at…</code>) opens every workspace of its owner; name the workspace in the header <code>Seam-Workspace</code>. A client session
(<code>seam_cst…</code>) opens the accounts that were shared with it, with their devices and codes. A publishable key (<code>seam_pk…</code>) goes into
the header <code>Seam-Publishable-Key</code>, and only creates client sessions.</p>
<h2 id="answers">Answers</h2>
<p>A successful call is answered with 200, and with <code>"ok": true</code> beside the result. A refused call is answered with
<code>{ "ok": false, "error": { type, message, request_id } }</code>. A resource that the credential may not see is answered like one that does not exist.
The header <code>seam-request-id</code> holds the id of the request. With a credential, a URL may have up to 256 kB and a JSON body up to 1 MB. Send
bodies uncompressed. Answers are compressed if <code>Accept-Encoding</code> allows <code>br</code> or <code>gzip</code>. After status 429, the header
<code>Retry-After</code> holds the seconds to wait.</p>
<p>The platform API ignores the header <code>idempotency-key</code>: a command that is sent twice is carried out twice, and a code that is
requested twice is created twice. The webhook service at <code>/api/v1</code> uses the header. If a <code>POST</code> succeeded, the same token, URL, key
and body get its answer again for 12 hours, with <code>idempotency-replayed: true</code>. A <code>POST</code> that failed may be sent again. Another body with
the same key is refused with 409, <code>idempotency_key_reused</code>.</p>
<p>Commands are answered with an action attempt. Its status is <code>pending</code> at first, and <code>success</code> or <code>error</code> at the end:
read it again until it has ended. A list with pages has <code>pagination</code> beside it. For the next page, send its <code>next_page_cursor</code> as
<code>page_cursor</code>, with all other parameters unchanged.</p>
<h2 id="stream">Event stream</h2>
<p><code>GET /events/stream</code> sends events as they happen, as server-sent events, to every caller who may list them. It begins with a message
<code>snapshot</code>, whose <code>last_event_id</code> is the newest event before it. After a lost connection, connect again with the id of the last
event in the header <code>Last-Event-ID</code>: the stream continues after that event. A message <code>change</code> has no id. It names a device
(<code>device_id</code>) that changed without an event, for example because its battery lost one percent: read the device again if you show it. While
the connection works, a comment arrives every <code>beat_ms</code> milliseconds; <code>snapshot</code> holds <code>beat_ms</code>.</p>
<pre tabindex="0"><code>curl -N "${origin}/events/stream" -H "Authorization: Bearer $TOKEN"</code></pre>`;
}
