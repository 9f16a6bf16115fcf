// Section of the reference for one call: its credentials, parameters, answer, errors and an example.
import type { Call } from "@mortise/contract";
import { html } from "hono/html";
import { answerOf, exampleRequest, type Parameter, parametersOf, settlesText, whoMayAsk } from "./call-facts.ts";

export function callSection(name: string, row: Call, origin: string) {
  const fields = parametersOf(row);
  return html`<section class="call" id="${name}" aria-labelledby="${name}-title">
  <h3 id="${name}-title"><a href="#${name}">${name}</a></h3>
  <p class="line">${row.accepts.map((method) => html`<span class="method">${method}</span> `)}<code>${row.path}</code></p>
  <p>${prose(row.summary)}</p>
  <p class="who">${whoMayAsk(row.auth)}</p>
  ${fields.length === 0 ? html`<p>It takes no parameters.</p>` : parameters(name, fields)}
  <p>It answers <code>${answerOf(row)}</code>.${settlesText(row)}</p>
  ${row.errors === undefined ? "" : html`<p>It may refuse with ${list(row.errors)}.</p>`}
  <pre tabindex="0"><code>${exampleRequest(row, origin)}</code></pre>
</section>`;
}

function parameters(name: string, fields: readonly Parameter[]) {
  return html`<div class="table" role="region" tabindex="0" aria-label="Parameters of ${name}"><table>
  <thead><tr><th scope="col">Parameter</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
  <tbody>${fields.map(
    ({ name: field, type, meaning, isRequired }) => html`<tr>
    <th scope="row"><code>${breakable(field)}</code>${isRequired ? html` <span class="needed">required</span>` : ""}</th>
    <td><code>${type}</code></td>
    <td>${prose(meaning)}</td>
  </tr>`,
  )}</tbody>
</table></div>`;
}

/** Lets a long name wrap between its words. */
const breakable = (name: string) => name.split("_").map((word, index) => (index === 0 ? word : html`_<wbr>${word}`));

/** Renders text, with the parts between backticks as code. */
const prose = (text: string) =>
  text.split("`").map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));

const list = (codes: readonly string[]) =>
  codes.map((code, index) => html`${index === 0 ? "" : ", "}<code>${code}</code>`);
