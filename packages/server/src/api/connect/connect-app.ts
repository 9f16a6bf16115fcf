// Serves the hosted connect flow over HTTP: one address, read by GET, answered by POST.
import type { Tx } from "../../base/db/database.ts";
import { type Context as HonoContext, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { saveConnectWebview } from "../../base/db/connect-webviews.ts";
import { appendEvents } from "../../doors/events/events.ts";
import { lastAnswer, Refusal } from "../../base/errors.ts";
import type { Env } from "../hono-env.ts";
import { mayHoldSecret } from "../../hubs/links/secret-in-address.ts";
import type { ConnectServices } from "./connect-services.ts";
import { encodedBody, isEncoded } from "../../base/text/body-text.ts";
import { connectAccount, connectSystem, loginEvent } from "./connect-account.ts";
import { afterLooking, lookAtSystem, systemNamed } from "./system-login.ts";
import { colourRules, customizationOf, logoOrigin } from "./customization.ts";
import { type Answers, type Flow, type Step, nextStep, tooManyTries } from "./flow.ts";
import { framersOf, hostsOf, isFromElsewhere } from "./guard.ts";
import { countTry, settleTry, loginTried } from "./login-failures.ts";
import { assetPaths, connectedPage, failedPage, type Outcome, renderPage } from "./page.ts";
import { paneContentOf, type PaneContent } from "./panes.ts";
import { en } from "./strings/en.ts";
import { languageOf } from "./strings/language.ts";
import { sorryPage } from "./sorry-page.ts";
import { type Strings, stringsOf } from "./strings/strings.ts";
import { pageScript } from "./page-script.ts";
import { tabIcon, flowStylesheet } from "./stylesheet.ts";
import { isStale, withNextTurn } from "./turn.ts";
import { companyOf, isSimulated, openVisit, paneContext, type Visit, webviewIdIn } from "./visit.ts";
import { workspaceNow } from "../../base/workspace-time.ts";

/** Largest form. A building of 2,000 locks sends as many keys of 50 to 100 bytes each. */
const maxFormBytes = 400_000;

export function connectApp(services: ConnectServices): Hono<Env> {
  const app = new Hono<Env>();
  const file = (text: string, type: string) => () =>
    new Response(text, {
      headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=3600" },
    });
  app.get(assetPaths.stylesheet, (c) =>
    file(flowStylesheet + colourRules(new URL(c.req.url).searchParams), "text/css")(),
  );
  app.get(assetPaths.announcement, file(pageScript, "text/javascript"));
  app.get(assetPaths.icon, file(tabIcon, "image/svg+xml"));
  app.get("/connect_webviews/view", async (c) => show(services, c));
  app.post("/connect_webviews/view", bodyLimit({ maxSize: maxFormBytes, onError: tooLarge }), async (c) =>
    answer(services, c),
  );
  return app;
}

const tooLarge = (): never => {
  const message = `This form may be ${maxFormBytes} bytes long. Choose fewer locks, and add the others in a second visit.`;
  throw new Refusal(413, "payload_too_large", message, { headers: lastAnswer });
};

const encoded = () => new Refusal(415, "unsupported_content_encoding", encodedBody, { headers: lastAnswer });

async function show(services: ConnectServices, c: HonoContext<Env>): Promise<Response> {
  const address = new URL(c.req.url);
  const strings = stringsOf(languageOf(c.req.header("accept-language"), address.searchParams.get("locale")));
  const visit = await openVisit(services.database.query, address);
  if (visit === undefined) return respond(c, failedPage("deadLink", null, strings.say), { strings, status: 404 });
  const { webview, workspace, flow } = visit;
  if (webview.status === "pending")
    return respond(c, paneContentOf(flow, paneContext(visit, timeOf(services, visit), services.systems), strings), {
      visit,
      strings,
    });
  if (webview.status === "failed")
    return respond(c, failedPage(failureSaid(visit), continueUrl(visit), strings.say), { visit, strings });
  const names = await services.database.query
    .selectFrom("devices")
    .select("name")
    .where("workspace_id", "=", workspace.workspace_id)
    .where("connected_account_id", "=", webview.connected_account_id ?? "")
    .orderBy("created_at")
    .orderBy("device_id")
    .limit(1000)
    .execute();
  // All doors of a login are made at the same time with random ids, so they are sorted by name.
  const doors = names.map(({ name }) => name).toSorted(new Intl.Collator(strings.language, { numeric: true }).compare);
  return respond(
    c,
    connectedPage(
      doors,
      { continueUrl: continueUrl(visit), message: customizationOf(workspace).success_message },
      strings,
    ),
    {
      visit,
      strings,
    },
  );
}

async function answer(services: ConnectServices, c: HonoContext<Env>): Promise<Response> {
  const address = new URL(c.req.url);
  if (isFromElsewhere(c.req.raw.headers, new URL(services.publicUrl ?? address)))
    return sorryPage(c.req.raw, 403, new Headers());
  if (isEncoded(c.req.header("content-encoding"))) throw encoded();
  const form = await c.req.parseBody({ all: true }).catch(() => ({}));
  const { database } = services;
  const answers = texts(form);
  // The system is probed before the transaction, because it may take five seconds to answer.
  const before = await openVisit(database.query, address);
  const isAsked = before?.webview.status === "pending" && !isStale(before.flow, answers);
  const looked = isAsked ? await lookAtSystem(services, before, answers) : undefined;
  const end = await database.transaction(async (tx) => {
    // If the form is sent twice, the second request waits here and then finds the webview on its next pane.
    await tx
      .lock(
        tx
          .selectFrom("connect_webviews")
          .select("connect_webview_id")
          .where("connect_webview_id", "=", webviewIdIn(address)),
      )
      .executeTakeFirst();
    const visit = await openVisit(tx, address);
    if (visit === undefined || visit.webview.status !== "pending") return undefined;
    if (isStale(visit.flow, answers)) return undefined;
    const now = timeOf(services, visit);
    const trying = loginTried(visit.workspace.workspace_id, visit.flow, answers);
    const isAllowed = trying === undefined || (await countTry(tx, trying, now));
    const isSame = visit.flow.pane === before?.flow.pane && visit.flow.provider === before.flow.provider;
    const systemFields = openFieldsOf(services, visit.flow, answers);
    const next = !isAllowed
      ? tooManyTries
      : looked && isSame
        ? afterLooking(visit.flow, answers, looked, systemFields)
        : nextStep(visit.flow, answers, { ...visit.rules, systemFields });
    if (trying) await settleTry(tx, trying, visit.flow, next);
    await save(services, tx, visit, next, picks(form), now);
    return "connect" in next || "fail" in next ? openVisit(tx, address) : undefined;
  });
  const leave = end ? continueUrl(end) : null;
  return leave === null ? c.redirect(address.pathname + address.search, 303) : c.redirect(leave, 303);
}

async function save(
  services: ConnectServices,
  tx: Tx,
  { webview, rules, flow }: Visit,
  next: Step,
  picked: readonly string[],
  now: number,
): Promise<void> {
  if ("connect" in next && systemNamed(services, next.connect.provider))
    return connectSystem(services, tx, webview, flow, { picked, now });
  if ("connect" in next)
    return connectAccount(
      services,
      tx,
      webview,
      { ...next.connect, picked: rules.selection === "none" ? null : picked },
      now,
    );
  if ("fail" in next) {
    await saveConnectWebview(tx, { ...webview, status: "failed", ...next.fail });
    await appendEvents(tx, webview.workspace_id, [loginEvent("failed", webview, now)]);
  } else
    await tx
      .updateTable("connect_webviews")
      .set({ flow: JSON.stringify(withNextTurn(flow, next.next)) })
      .where("connect_webview_id", "=", webview.connect_webview_id)
      .execute();
}

/**
 * Names of the chosen system's fields whose answers may be stored and shown again; `undefined` if no system was chosen.
 */
const openFieldsOf = (services: ConnectServices, { provider }: Flow, answers: Answers): string[] | undefined =>
  systemNamed(services, provider)
    ?.fields.filter(({ name, type, isSecret }) => !isSecret && (type !== "url" || !mayHoldSecret(answers[name] ?? "")))
    .map(({ name }) => name);

const timeOf = ({ clock }: ConnectServices, { workspace }: Visit): number => workspaceNow(clock, workspace);

const failureOf = ({ webview }: Visit) => ({
  error_code: typeof webview["error_code"] === "string" ? webview["error_code"] : "uncategorized_error",
  error_message: typeof webview["error_message"] === "string" ? webview["error_message"] : en.couldNotConnect,
});

/** Name of the text about a failure for the person. The host gets the API's own error code and message. */
function failureSaid(visit: Visit) {
  const { error_code } = failureOf(visit);
  if (error_code === "canceled_by_user") return "canceled";
  return error_code === "too_many_attempts" ? "tooManyAnswers" : "couldNotConnect";
}

/**
 * Returns the host's redirect address for this outcome, with the parameters that the contract appends; `null` if the
 * host gave none.
 */
function continueUrl(visit: Visit): string | null {
  const { status, connect_webview_id, custom_redirect_url, custom_redirect_failure_url } = visit.webview;
  const target = status === "failed" ? (custom_redirect_failure_url ?? custom_redirect_url) : custom_redirect_url;
  if (target === null) return null;
  const url = new URL(target);
  url.searchParams.set("connect_webview_id", connect_webview_id);
  if (status === "failed")
    for (const [name, value] of Object.entries(failureOf(visit))) url.searchParams.set(name, value);
  return url.href;
}

interface Setting {
  readonly visit?: Visit;
  readonly strings: Strings;
  /** @default 200 */
  readonly status?: 404;
}

async function respond(
  c: HonoContext<Env>,
  content: PaneContent,
  { visit, strings, status }: Setting,
): Promise<Response> {
  const frame = visit
    ? {
        company: companyOf(visit.workspace),
        isSimulated: isSimulated(visit.workspace),
        customization: customizationOf(visit.workspace),
        strings,
      }
    : { company: "Mortise", isSimulated: false, strings };
  const outcome: Outcome = visit
    ? {
        outcome: visit.webview.status,
        connect_webview_id: visit.webview.connect_webview_id,
        ...(visit.webview.status === "failed" ? failureOf(visit) : {}),
      }
    : { outcome: "pending", connect_webview_id: "" };
  c.header("content-security-policy", policyFor(visit));
  c.header("cache-control", "no-store");
  c.header("vary", "Accept-Language", { append: true });
  c.header("referrer-policy", "no-referrer");
  c.header("cross-origin-resource-policy", "same-origin");
  c.header("x-content-type-options", "nosniff");
  return c.html(renderPage(content, frame, outcome), status ?? 200);
}

/** Policy of a page. Browsers apply form-action to redirects too, so the hosts are listed. */
function policyFor(visit: Visit | undefined): string {
  const targets = ["'self'", ...(visit ? hostsOf(visit.webview) : [])].join(" ");
  const framers = visit ? framersOf(visit.webview, visit.row.made_from).join(" ") : "'self'";
  const logo = visit && logoOrigin(customizationOf(visit.workspace));
  const images = logo === undefined ? "'self'" : `'self' ${logo}`;
  return `default-src 'none'; style-src 'self'; script-src 'self'; img-src ${images}; font-src 'self'; base-uri 'none'; form-action ${targets}; frame-ancestors ${framers}`;
}

type Form = Record<string, unknown>;
/** Answers of a form, without NUL characters, which PostgreSQL cannot store. */
const texts = (form: Form): Answers =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.replaceAll("\0", "")]] : [],
    ),
  );
const picks = (form: Form): string[] => [form["device"]].flat().filter((value) => typeof value === "string");
