// Who may show the hosted pages in a frame, and from where their form may be sent.
import type { ConnectWebviewEntity } from "../../base/db/connect-webviews.ts";

/** The page that asked for something, from its `Origin`; null: a program, or a page that does not say. */
export const pageOf = (origin: string | null): string | null =>
  origin !== null && /^[a-z][a-z\d+.-]*:\/\/[\w.-]+(?::\d+)?$/i.test(origin) ? origin : null;

/** The address of an app (`my-app://…`) has no origin; its scheme is the source then. */
const originOf = ({ origin, protocol }: URL): string => (origin === "null" ? protocol : origin);

/** Where the person is sent back to. */
export const hostsOf = ({ custom_redirect_url, custom_redirect_failure_url }: ConnectWebviewEntity): string[] => [
  ...new Set(
    [custom_redirect_url, custom_redirect_failure_url].flatMap((url) => (url ? [originOf(new URL(url))] : [])),
  ),
];

/** The host that made the webview: the page that asked for it, and those it sends the person back to. */
export const framersOf = (webview: ConnectWebviewEntity, madeFrom: string | null): string[] => [
  ...new Set(["'self'", ...(madeFrom === null ? [] : [originOf(new URL(madeFrom))]), ...hostsOf(webview)]),
];

/**
 * Whether the form was sent by a page of another site. `Sec-Fetch-Site` tells; browsers without it say their `Origin`,
 * which the pages' referrer policy makes `null` for their own form.
 */
export function isFromElsewhere(headers: Headers, own: URL): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  return origin !== null && origin !== "null" && (!URL.canParse(origin) || new URL(origin).host !== own.host);
}
