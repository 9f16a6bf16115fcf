// A field whose text is not shown until asked: what both kinds of login have.
import { html } from "hono/html";
import type { Say } from "./strings/strings.ts";

type Html = ReturnType<typeof html>;

interface SecretField {
  readonly name: string;
  readonly label: string;
  readonly hint?: Html | "";
  /** The field itself; its `id` is its name. */
  readonly input: Html;
  readonly say: Say;
}

/** The button comes with the script that it needs. */
export const secretField = ({ name, label, hint = "", input, say }: SecretField): Html => html`<div class="field">
  <label for="${name}">${label}</label>
  ${hint}
  <div class="secret">${input}<button class="show" type="button" aria-controls="${name}" aria-pressed="false" hidden><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M1.75 10S4.75 4.5 10 4.5 18.25 10 18.25 10 15.25 15.5 10 15.5 1.75 10 1.75 10zM10 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"/></svg><span class="unseen">${say("showTyped")}</span></button></div>
</div>`;
