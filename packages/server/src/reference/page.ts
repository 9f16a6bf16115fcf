// The reference as one page: everything that the contract's table says, in the words of people.
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
      ${introduction(origin, calls.length)}
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

function introduction(origin: string, count: number) {
  return html`<p>${count} calls at <code>${origin}</code>, described for programs in <a href="/openapi.json">openapi.json</a>. Each takes every method it names,
parameters in the query or in a JSON body, and lists as <code>a=1&amp;a=2</code>, <code>a[]=1</code> or <code>a=1,2</code>;
what it does not list is passed over.</p>
<h2 id="credentials">Credentials</h2>
<p>An API key (<code>seam_…</code>) opens its workspace; an access token (<code>seam_at…</code>) every workspace of its owner, named in the header
<code>Seam-Workspace</code>; a client session (<code>seam_cst…</code>) the accounts shared with it, and what hangs on them. Each goes into
<code>Authorization: Bearer …</code>. A publishable key (<code>seam_pk…</code>, in <code>Seam-Publishable-Key</code>) only makes client sessions.</p>
<h2 id="answers">Answers</h2>
<p>Success is 200 with <code>"ok": true</code> beside what was asked for. A refusal is <code>{ "ok": false, "error": { type, message, request_id } }</code>;
what you may not see is refused as if it did not exist. The header <code>seam-request-id</code> names every answer. 429 says in <code>Retry-After</code> when to come back.</p>
<p>Commands answer with an action attempt that is <code>pending</code>, then <code>success</code> or <code>error</code>: read it until it has ended.
Lists that come in pages answer with <code>pagination</code>; send its <code>next_page_cursor</code> as <code>page_cursor</code> with the same other parameters.</p>
<h2 id="stream">Events as they happen</h2>
<p><code>GET /events/stream</code> sends them as server-sent events, to whoever may list them. It begins with a message <code>snapshot</code>, whose
<code>last_event_id</code> says where it stands; a connection that broke goes on after the id it sends as <code>Last-Event-ID</code>. A message
<code>change</code>, without an id, names a device (<code>device_id</code>) that changed in a way no event tells, such as by one percent of its battery:
read it again if you show it. A comment every 15 seconds says that all is well.</p>
<pre tabindex="0"><code>curl -N "${origin}/events/stream" -H "Authorization: Bearer $TOKEN"</code></pre>`;
}
