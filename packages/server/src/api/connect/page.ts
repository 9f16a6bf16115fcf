// Renders the HTML document of the hosted flow around a pane, and the last panes of the flow: connected and failed.
import { html } from "hono/html";
import { colourQuery, type WebviewCustomization } from "./customization.ts";
import { usualAnswers } from "./logins.ts";
import { renderAlert } from "./alert.ts";
import type { PaneContent } from "./panes.ts";
import type { PlainName, Say, Strings } from "./strings/strings.ts";
import { turnField } from "./turn.ts";

export interface Outcome {
  readonly outcome: "pending" | "authorized" | "failed";
  readonly connect_webview_id: string;
  readonly error_code?: string;
  readonly error_message?: string;
}

interface Frame {
  readonly company: string;
  readonly isSimulated: boolean;
  /** @default no customization */
  readonly customization?: WebviewCustomization;
  readonly strings: Strings;
}

/** Paths of the page's own files. */
export const assetPaths = {
  stylesheet: "/connect_webviews/page.css",
  announcement: "/connect_webviews/page.js",
  icon: "/connect_webviews/icon.svg",
} as const;

export function renderPage(
  { title, body, hasBack, turn, steps, sandboxAnswers = usualAnswers }: PaneContent,
  { company, isSimulated, customization = {}, strings: { language, direction, say } }: Frame,
  { outcome, connect_webview_id, error_code, error_message }: Outcome,
) {
  const data = html`data-outcome="${outcome}" data-connect-webview-id="${connect_webview_id}"${error_code === undefined ? "" : html` data-error-code="${error_code}" data-error-message="${error_message ?? ""}"`}`;
  const { inviter_logo_url: logo, logo_shape: shape = "square" } = customization;
  const isOpen = outcome === "pending" && connect_webview_id !== "";
  // Back also sends the answers, to show them again.
  const leave = isOpen
    ? html`<form method="post" class="leave">${turn ? turnField(turn) : ""}${hasBack ? html`<button class="quiet" name="back" value="yes" form="answers" formnovalidate>${say("back")}</button>` : ""}<button class="quiet" name="cancel" value="yes">${say("cancel")}</button></form>`
    : "";
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="no-referrer">
    <title>${say("pageTitle", { title, company })}</title>
    <link rel="icon" href="${assetPaths.icon}" type="image/svg+xml">
    <link rel="stylesheet" href="/fonts/index.css">
    <link rel="stylesheet" href="${assetPaths.stylesheet}${colourQuery(customization)}">
    <script type="module" src="${assetPaths.announcement}"></script>
  </head>
  <body ${data}>
    <main class="card">
      <div class="head">${logo === undefined ? "" : html`<img class="logo ${shape}" src="${logo}" alt="" width="32" height="32" referrerpolicy="no-referrer">`}<span><bdi>${company}</bdi></span></div>
      <div class="body">
        ${steps === undefined ? "" : html`<p class="steps" aria-current="step">${steps}</p>`}
        <h1 tabindex="-1">${title}</h1>
        ${body}
        ${leave}
      </div>
      ${isSimulated && outcome === "pending" ? html`<div class="sandbox">${sandboxAnswers(say)}</div>` : ""}
    </main>
  </body>
</html>`;
}

/** Last pane of a flow that succeeded. @param message - Text that the workspace shows to the person. */
export function connectedPage(
  devices: readonly string[],
  { continueUrl, message }: { continueUrl: string | null; message: string | undefined },
  { say, count }: Strings,
): PaneContent {
  const names = devices.slice(0, 12).map((name) => html`<li><bdi>${name}</bdi></li>`);
  const more = devices.length > 12 ? html`<li>${count("moreDevices", devices.length - 12)}</li>` : "";
  const body = html`
    <svg class="done" viewBox="0 0 20 20" aria-hidden="true"><path d="M4.25 10.5l3.75 3.75 7.75-8.25"/></svg>
    ${message === undefined ? "" : html`<p dir="auto">${message}</p>`}
    ${devices.length === 0 ? html`<p>${say("noDevices")}</p>` : html`<ul class="points">${names}${more}</ul>`}
    ${continueUrl === null ? html`<p>${say("mayClose")}</p>` : html`<a class="button" href="${continueUrl}">${say("continue")}</a>`}`;
  return { title: say("connected"), body, hasBack: false };
}

export function failedPage(message: PlainName, continueUrl: string | null, say: Say): PaneContent {
  const body = html`${renderAlert(say(message))}${continueUrl === null ? "" : html`<a class="button" href="${continueUrl}">${say("goBack")}</a>`}`;
  return { title: say("notConnected"), body, hasBack: false };
}
