// What the person sees at each step of the hosted flow. Plain forms: it works without a script.
import { html } from "hono/html";
import type { Flow } from "./flow.ts";
import { type LoginError, type LoginField, loginOf } from "./logins.ts";
import type { PlainName, Say, Strings } from "./strings/strings.ts";

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
  /** The name of who asks for access: the workspace's company. */
  readonly company: string;
  readonly brands: readonly Brand[];
  readonly selection: "none" | "single" | "multiple";
  readonly devices: readonly FoundDevice[];
  readonly isSimulated: boolean;
}

export interface PaneContent {
  readonly title: string;
  readonly body: Html;
  readonly hasBack: boolean;
  /** The text that says what the sandbox accepts on this pane. @default its usual account */
  readonly sandboxAnswers?: ((say: Say) => string) | undefined;
}

export function pane(flow: Flow, context: PaneContext, { say }: Strings): PaneContent {
  const brand = context.brands.find(({ name }) => name === flow.provider);
  switch (flow.pane) {
    case "intro":
      return intro(context, say);
    case "brand":
      return brands(context, say);
    case "login":
      return login(flow, brand, say);
    case "code":
      return code(flow, brand, say);
    case "select":
      return select(context, say);
  }
}

const sentences: Record<LoginError, PlainName> = {
  BAD_CREDENTIALS: "wrongLogin",
  TWO_FACTOR_BAD_CODE: "wrongCode",
  INVALID_MASTER_CODE: "wrongMasterCode",
  INVALID_PHONE_NUMBER: "unknownPhone",
};

/** The field to mark for an error; for other errors, which may lie in any field, the first is marked. */
const fieldOf: Partial<Record<LoginError, string>> = { INVALID_PHONE_NUMBER: "phone", INVALID_MASTER_CODE: "master_code" };

const errorId = "error";
const wrongAnswer = (error: LoginError | null, say: Say) => (error === null ? "" : alert(say(sentences[error])));

/** An octagon and what went wrong, as the widgets show it. */
export const alert = (message: string) =>
  html`<div class="alert" role="alert" id="${errorId}"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M7.1 2.75h5.8l4.35 4.35v5.8l-4.35 4.35H7.1L2.75 12.9V7.1zM10 6.5v4.25M10 13.4v.1"/></svg><span>${message}</span></div>`;

function intro({ company, isSimulated }: PaneContext, say: Say): PaneContent {
  const body = html`
    <ul class="points">
      <li>${say("signInWithMaker")}</li>
      <li>${say("companyMay", { company })}</li>
      <li>${say("endAnyTime", { company })}</li>
    </ul>
    ${isSimulated ? html`<p>${say("testAccountsOnly")}</p>` : ""}
    <form method="post"><button name="accept" value="yes">${say("continue")}</button></form>`;
  return { title: say("connectTo", { company }), body, hasBack: false };
}

function brands({ brands: offered }: PaneContext, say: Say): PaneContent {
  const byName = offered.toSorted((one, other) => one.displayName.localeCompare(other.displayName, "en"));
  const items = byName.map(
    ({ name, displayName, imageUrl }) =>
      html`<li><button class="brand" name="provider" value="${name}"><img src="${imageUrl}" alt="" width="32" height="32"><bdi>${displayName}</bdi></button></li>`,
  );
  return { title: say("chooseBrand"), body: html`<form method="post"><ul class="brands">${items}</ul></form>`, hasBack: true };
}

function login({ provider, error, typed }: Flow, brand: Brand | undefined, say: Say): PaneContent {
  const { fields: asked, sandboxAnswers } = loginOf(provider ?? "");
  const wrong = error === null ? undefined : (fieldOf[error] ?? asked[0]?.name);
  const fields = asked.map((field) => loginField(field, { isWrong: field.name === wrong, typed: typed?.[field.name], say }));
  const body = html`${wrongAnswer(error, say)}<form method="post">${fields}<button name="login" value="yes">${say("signIn")}</button></form>`;
  const title = brand ? say("signInTo", { brand: brand.displayName }) : say("signInToAccount");
  return { title, body, hasBack: true, sandboxAnswers };
}

interface FieldState {
  readonly isWrong: boolean;
  readonly typed: string | undefined;
  readonly say: Say;
}

function loginField({ name, label, type, autocomplete, hint }: LoginField, { isWrong, typed, say }: FieldState) {
  const describedBy = [hint === undefined ? "" : `${name}-hint`, isWrong ? errorId : ""].filter(Boolean).join(" ");
  const described = describedBy === "" ? "" : html` aria-describedby="${describedBy}"`;
  return html`<label class="field">${say(label)}
    ${hint === undefined ? "" : html`<span class="hint" id="${name}-hint">${hint(say)}</span>`}
    <input name="${name}" type="${type}" dir="ltr" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" required maxlength="500"${typed === undefined ? "" : html` value="${typed}"`}${described}${isWrong ? html` aria-invalid="true"` : ""}>
  </label>`;
}

function code({ error }: Flow, brand: Brand | undefined, say: Say): PaneContent {
  const wrong = error === null ? "" : html` aria-invalid="true" aria-describedby="${errorId}"`;
  const body = html`
    <p>${brand ? say("codeSent", { brand: brand.displayName }) : say("codeSentByMaker")}</p>
    ${wrongAnswer(error, say)}
    <form method="post">
      <label class="field">${say("code")}<input name="code" type="text" dir="ltr" inputmode="numeric" autocomplete="one-time-code" required maxlength="12"${wrong}></label>
      <button name="confirm" value="yes">${say("confirm")}</button>
    </form>`;
  return { title: say("enterCode"), body, hasBack: true };
}

function select({ devices, selection }: PaneContext, say: Say): PaneContent {
  const type = selection === "single" ? "radio" : "checkbox";
  const items = devices.map(
    ({ key, name }, index) =>
      html`<li><label class="choice"><input type="${type}" name="device" value="${key}"${selection === "multiple" || index === 0 ? html` checked` : ""}><bdi>${name}</bdi></label></li>`,
  );
  const list = devices.length === 0 ? html`<p>${say("nothingToChoose")}</p>` : html`<ul class="brands">${items}</ul>`;
  const body = html`<form method="post">${list}<button name="selected" value="yes">${say("connect")}</button></form>`;
  return { title: say(selection === "single" ? "chooseDevice" : "chooseDevices"), body, hasBack: true };
}
