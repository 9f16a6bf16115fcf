// What the person sees at each step of the hosted flow. Plain forms: it works without a script.
import { html } from "hono/html";
import type { Flow } from "./flow.ts";
import { type LoginError, type LoginField, loginOf } from "./logins.ts";

type Html = ReturnType<typeof html>;

export interface Brand {
  readonly name: string;
  readonly displayName: string;
  readonly imageUrl: string;
}

export interface FoundDevice {
  readonly key: string;
  readonly name: string;
}

export interface PaneContext {
  /** Who asks, in the person's words: the workspace's company. */
  readonly company: string;
  readonly brands: readonly Brand[];
  readonly selection: "none" | "single" | "multiple";
  readonly devices: readonly FoundDevice[];
  readonly isSandbox: boolean;
}

export interface PaneContent {
  readonly title: string;
  readonly body: Html;
  readonly hasBack: boolean;
  /** What the sandbox accepts here. @default its usual account */
  readonly sandboxAnswers?: string | undefined;
}

export function pane(flow: Flow, context: PaneContext): PaneContent {
  const brand = context.brands.find(({ name }) => name === flow.provider);
  switch (flow.pane) {
    case "intro":
      return intro(context);
    case "brand":
      return brands(context);
    case "login":
      return login(flow, brand?.displayName ?? "your account");
    case "code":
      return code(flow, brand?.displayName ?? "The maker");
    case "select":
      return select(context);
  }
}

const sentences: Record<LoginError, string> = {
  BAD_CREDENTIALS: "That login and password do not match an account. Check both and try again.",
  TWO_FACTOR_BAD_CODE: "That code is not right. Enter the newest one you were sent.",
  INVALID_MASTER_CODE: "That master code is not right.",
  INVALID_PHONE_NUMBER: "That phone number is not known. Enter it with its country code.",
};

const errorId = "error";
const wrongAnswer = (error: LoginError | null) => (error === null ? "" : alert(sentences[error]));

/** An octagon and what went wrong, as the widgets show it. */
export const alert = (message: string) =>
  html`<div class="alert" role="alert" id="${errorId}"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M7.1 2.75h5.8l4.35 4.35v5.8l-4.35 4.35H7.1L2.75 12.9V7.1zM10 6.5v4.25M10 13.4v.1"/></svg><span>${message}</span></div>`;

function intro({ company, isSandbox }: PaneContext): PaneContent {
  const body = html`
    <ul class="points">
      <li>You sign in with the maker of your lock; your password is passed to the maker and not kept.</li>
      <li>${company} can then see your devices, lock and unlock them, and manage their codes.</li>
      <li>You can end this at any time by asking ${company} to disconnect the account.</li>
    </ul>
    ${isSandbox ? html`<p>This is a sandbox: only its test accounts work.</p>` : ""}
    <form method="post"><button name="accept" value="yes">Continue</button></form>`;
  return { title: `Connect your devices to ${company}`, body, hasBack: false };
}

function brands({ brands: offered }: PaneContext): PaneContent {
  const byName = offered.toSorted((one, other) => one.displayName.localeCompare(other.displayName, "en"));
  const items = byName.map(
    ({ name, displayName, imageUrl }) =>
      html`<li><button class="brand" name="provider" value="${name}"><img src="${imageUrl}" alt="" width="32" height="32">${displayName}</button></li>`,
  );
  return { title: "Choose a brand", body: html`<form method="post"><ul class="brands">${items}</ul></form>`, hasBack: true };
}

function login({ provider, error, typed }: Flow, brand: string): PaneContent {
  const { fields: asked, sandboxAnswers } = loginOf(provider ?? "");
  const fields = asked.map((field, index) => loginField(field, index === 0 && error !== null, typed?.[field.name]));
  const body = html`${wrongAnswer(error)}<form method="post">${fields}<button name="login" value="yes">Sign in</button></form>`;
  return { title: `Sign in to ${brand}`, body, hasBack: true, sandboxAnswers };
}

function loginField({ name, label, type, autocomplete, hint }: LoginField, isFirstWrong: boolean, typed: string | undefined) {
  const describedBy = [hint === undefined ? "" : `${name}-hint`, isFirstWrong ? errorId : ""].filter(Boolean).join(" ");
  const described = describedBy === "" ? "" : html` aria-describedby="${describedBy}"`;
  return html`<label class="field">${label}
    ${hint === undefined ? "" : html`<span class="hint" id="${name}-hint">${hint}</span>`}
    <input name="${name}" type="${type}" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" required maxlength="500"${typed === undefined ? "" : html` value="${typed}"`}${described}${isFirstWrong ? html` aria-invalid="true"` : ""}>
  </label>`;
}

function code({ error }: Flow, brand: string): PaneContent {
  const wrong = error === null ? "" : html` aria-invalid="true" aria-describedby="${errorId}"`;
  const body = html`
    <p>${brand} has sent a code to your phone or e-mail.</p>
    ${wrongAnswer(error)}
    <form method="post">
      <label class="field">Code<input name="code" type="text" inputmode="numeric" autocomplete="one-time-code" required maxlength="12"${wrong}></label>
      <button name="confirm" value="yes">Confirm</button>
    </form>`;
  return { title: "Enter the code", body, hasBack: true };
}

function select({ devices, selection }: PaneContext): PaneContent {
  const type = selection === "single" ? "radio" : "checkbox";
  const items = devices.map(
    ({ key, name }, index) =>
      html`<li><label class="choice"><input type="${type}" name="device" value="${key}"${selection === "multiple" || index === 0 ? html` checked` : ""}><bdi>${name}</bdi></label></li>`,
  );
  const list =
    devices.length === 0
      ? html`<p>There are no devices in this account yet. You can connect it all the same.</p>`
      : html`<ul class="brands">${items}</ul>`;
  const body = html`<form method="post">${list}<button name="selected" value="yes">Connect</button></form>`;
  return { title: selection === "single" ? "Choose a device" : "Choose your devices", body, hasBack: true };
}
