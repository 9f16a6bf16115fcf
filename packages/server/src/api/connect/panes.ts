// Renders each step of the hosted flow, as plain forms that work without a script.
import { html } from "hono/html";
import { type Flow, offersOne } from "./flow.ts";
import { type LoginError, type LoginField, loginOf } from "./logins.ts";
import { renderAlert, errorId } from "./alert.ts";
import { offeredSystems, type ShownSystem, systemForm } from "./system-panes.ts";
import { secretField } from "./secret-field.ts";
import { turnField } from "./turn.ts";
import { stepsShown } from "./steps-shown.ts";
import type { PlainName, Say, Strings } from "./strings/strings.ts";

type Html = ReturnType<typeof html>;

interface Brand {
  readonly name: string;
  readonly displayName: string;
  readonly imageUrl: string;
}

interface FoundDevice {
  readonly key: string;
  readonly name: string;
  /** `false` while the device's abilities are unknown. */
  readonly isInterviewed?: boolean;
}

export interface PaneContext {
  /** Company of the workspace, which asks for access. */
  readonly company: string;
  readonly brands: readonly Brand[];
  readonly selection: "none" | "single" | "multiple";
  readonly devices: readonly FoundDevice[];
  /** Systems on the person's own network. */
  readonly systems: readonly ShownSystem[];
  readonly isSimulated: boolean;
  /** Whether the devices to choose from are the locks of a system. */
  readonly areLocks: boolean;
}

export interface PaneContent {
  readonly title: string;
  readonly body: Html;
  readonly hasBack: boolean;
  /**
   * Number of pages that the visit has left before this one; absent on the last pages. The page's forms send it, so
   * that the server can ignore a form of a page that was left.
   */
  readonly turn?: Pick<Flow, "turn">;
  /** Progress of the visit; absent on the last pages. */
  readonly steps?: string;
  /** Text with the answers that the sandbox accepts on this pane. @default those of the sandbox's usual account */
  readonly sandboxAnswers?: ((say: Say) => string) | undefined;
}

export function paneContentOf(flow: Flow, context: PaneContext, strings: Strings): PaneContent {
  return { ...contentOf(flow, context, strings), turn: flow, steps: stepsShown(flow, context, strings.say) };
}

function contentOf(flow: Flow, context: PaneContext, strings: Strings): PaneContent {
  const { say } = strings;
  const brand = context.brands.find(({ name }) => name === flow.provider);
  switch (flow.pane) {
    case "intro":
      return intro(flow, context, say);
    case "login": {
      const system = context.systems.find(({ kind }) => kind === flow.provider);
      return system ? systemForm(system, flow, strings) : login(flow, brand, say);
    }
    case "code":
      return code(flow, brand, say);
    case "select":
      return select(flow, context, say);
  }
}

const sentences: Record<LoginError, PlainName> = {
  BAD_CREDENTIALS: "wrongLogin",
  TWO_FACTOR_BAD_CODE: "wrongCode",
  INVALID_MASTER_CODE: "wrongMasterCode",
  INVALID_PHONE_NUMBER: "unknownPhone",
};

/** Field to mark for an error. For other errors the first one is marked. */
const fieldOf: Partial<Record<LoginError, string>> = {
  INVALID_PHONE_NUMBER: "phone",
  INVALID_MASTER_CODE: "master_code",
};

const wrongAnswer = (error: LoginError | null, say: Say) => (error === null ? "" : renderAlert(say(sentences[error])));

/** Renders the requested access and the manufacturers. Choosing one agrees to the access. */
function intro(flow: Flow, context: PaneContext, say: Say): PaneContent {
  const { company, isSimulated, brands: offered, systems } = context;
  const hasChoice = !offersOne([...offered, ...systems]);
  const body = html`
    <ul class="points">
      ${offered.length === 0 ? "" : html`<li>${say("signInWithMaker")}</li>`}
      <li>${say("companyMay", { company })}</li>
      <li>${say("endAnyTime", { company })}</li>
    </ul>
    ${isSimulated ? html`<p>${say("testAccountsOnly")}</p>` : ""}
    ${hasChoice ? brands(flow, context, say) : html`<form method="post">${turnField(flow)}<button name="accept" value="yes">${say("continue")}</button></form>`}`;
  return { title: say("connectTo", { company }), body, hasBack: false };
}

/** Most manufacturers and systems that are listed without a search field. */
const mostAtAGlance = 8;

/**
 * Renders the search field, which the page's script shows. It stands outside the form: inside, Enter would choose the
 * first manufacturer.
 */
const brandSearch = (say: Say): Html =>
  html`<div class="field search" data-found="${say("brandsShown", { count: "{count}" })}" data-none="${say("noBrandFound")}" hidden><label for="search">${say("searchBrands")}</label><span class="hint" role="status"></span><input id="search" type="search" autocomplete="off" spellcheck="false"></div>`;

function brands(flow: Flow, { brands: offered, systems }: PaneContext, say: Say): Html {
  const byName = offered.toSorted((one, other) => one.displayName.localeCompare(other.displayName, "en"));
  const items = byName.map(
    ({ name, displayName, imageUrl }) =>
      html`<li><button class="brand" name="provider" value="${name}"><img src="${imageUrl}" alt="" width="40" height="40"><bdi>${displayName}</bdi></button></li>`,
  );
  const own = systems.length === 0 ? "" : offeredSystems(systems);
  const makers = items.length === 0 ? "" : html`<ul class="brands">${items}</ul>`;
  // Sandboxes have manufacturers, all other workspaces have systems.
  const title = say(items.length === 0 ? "onYourNetwork" : "chooseBrand");
  const search = items.length + systems.length > mostAtAGlance ? brandSearch(say) : "";
  return html`<h2>${title}</h2>${search}<form method="post">${turnField(flow)}${own}${makers}</form>`;
}

function login(flow: Flow, brand: Brand | undefined, say: Say): PaneContent {
  const { provider, error, typed } = flow;
  const { fields: asked, sandboxAnswers } = loginOf(provider ?? "");
  const wrong = error === null ? undefined : (fieldOf[error] ?? asked[0]?.name);
  const fields = asked.map((field) =>
    loginField(field, { isWrong: field.name === wrong, typed: typed?.[field.name], say }),
  );
  const body = html`${wrongAnswer(error, say)}<form method="post" id="answers">${turnField(flow)}${fields}<button name="login" value="yes">${say("signIn")}</button></form>`;
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
  const hinted = hint === undefined ? "" : html`<span class="hint" id="${name}-hint">${hint(say)}</span>`;
  const input = html`<input name="${name}" type="${type}" dir="ltr" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" required maxlength="500"${typed === undefined ? "" : html` value="${typed}"`}${described}${isWrong ? html` aria-invalid="true"` : ""} id="${name}">`;
  return type === "password"
    ? secretField({ name, label: say(label), hint: hinted, input, say })
    : html`<label class="field">${say(label)} ${hinted} ${input}</label>`;
}

function code(flow: Flow, brand: Brand | undefined, say: Say): PaneContent {
  const { error, sentAgain = false } = flow;
  const wrong = error === null ? "" : html` aria-invalid="true" aria-describedby="${errorId}"`;
  const body = html`
    <p>${brand ? say("codeSent", { brand: brand.displayName }) : say("codeSentByMaker")}</p>
    ${sentAgain ? html`<p role="status">${say("sentAgain")}</p>` : ""}
    ${wrongAnswer(error, say)}
    <form method="post" id="answers">
      ${turnField(flow)}
      <label class="field">${say("code")}<input name="code" type="text" dir="ltr" inputmode="numeric" autocomplete="one-time-code" required maxlength="12"${wrong}></label>
      <button name="confirm" value="yes">${say("confirm")}</button>
      <div><button class="quiet" name="again" value="yes" formnovalidate>${say("sendAgain")}</button></div>
    </form>`;
  return { title: say("enterCode"), body, hasBack: true };
}

function select(flow: Flow, { devices, selection, areLocks }: PaneContext, say: Say): PaneContent {
  const type = selection === "single" ? "radio" : "checkbox";
  const items = devices.map(
    ({ key, name, isInterviewed = true }, index) =>
      html`<li><label class="choice"><input type="${type}" name="device" value="${key}"${selection === "multiple" || index === 0 ? html` checked` : ""}><bdi>${name}</bdi></label>${isInterviewed ? "" : html`<span class="hint">${say("lockInSetup")}</span>`}</li>`,
  );
  const list = devices.length === 0 ? html`<p>${say("nothingToChoose")}</p>` : html`<ul class="brands">${items}</ul>`;
  const body = html`<form method="post" id="answers">${turnField(flow)}${list}<button name="selected" value="yes">${say("connect")}</button></form>`;
  const title = areLocks ? "chooseLocks" : selection === "single" ? "chooseDevice" : "chooseDevices";
  return { title: say(title), body, hasBack: true };
}
