// A field whose text is hidden until requested, for both kinds of login.
import { html } from "hono/html";
import type { Say } from "./strings/strings.ts";

type Html = ReturnType<typeof html>;

interface SecretField {
  readonly name: string;
  readonly label: string;
  readonly hint?: Html | "";
  /** Field, whose `id` is its name. */
  readonly input: Html;
  readonly say: Say;
}

/** Renders the field. The script adds the button that shows the text. */
export const secretField = ({ name, label, hint = "", input, say }: SecretField): Html => html`<div class="field">
  <label for="${name}">${label}</label>
  ${hint}
  <div class="secret">${input}<button class="show" type="button" aria-controls="${name}" aria-pressed="false" hidden><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M2.5 10S5.2 4.75 10 4.75 17.5 10 17.5 10 14.8 15.25 10 15.25 2.5 10 2.5 10zM7.75 10a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0 -4.5 0z"/></svg><span class="unseen">${say("showTyped")}</span></button></div>
</div>`;
