// The page for an address that has none, or whose page cannot be shown now: the hosted flow's card, in its languages.
import { html } from "hono/html";
import { renderPage } from "./page.ts";
import { languageOf } from "./strings/language.ts";
import { stringsOf } from "./strings/strings.ts";

/** Whether the request accepts HTML, as a browser's does. Programs get JSON or plain text. */
export const isForPerson = (request: Request): boolean => request.headers.get("accept")?.includes("text/html") ?? false;

/**
 * Makes the page for a failure.
 * @param status - 404 if the page does not exist. With any other status the page asks the reader to try again.
 * @param headers - Headers of the answer, to which those of a page are added. The page shows `seam-request-id`, so that
 * the reader can quote it to the operator.
 */
export async function sorryPage(request: Request, status: number, headers: Headers): Promise<Response> {
  const address = new URL(request.url);
  const strings = stringsOf(
    languageOf(request.headers.get("accept-language") ?? "", address.searchParams.get("locale")),
  );
  const { say } = strings;
  const content =
    status === 404
      ? {
          title: say("noPage"),
          body: html`<p>${say("noPageHere")}</p><p><a href="/reference">${say("apiReference")}</a></p>`,
        }
      : {
          title: say("notNow"),
          body: html`<p>${say("notNowBecause", { request: headers.get("seam-request-id") ?? "–" })}</p>
            <a class="button" href="${address.pathname}${address.search}">${say("tryAgain")}</a>`,
        };
  const frame = { company: "Mortise", isSimulated: false, strings };
  const document = await renderPage({ ...content, hasBack: false }, frame, {
    outcome: "pending",
    connect_webview_id: "",
  });
  for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value);
  headers.append("vary", "Accept, Accept-Language");
  return new Response(document.toString(), { status, headers });
}

/**
 * Headers of the page. Framing is allowed, because the page may replace one in a host's frame, and it holds only links.
 */
const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};
