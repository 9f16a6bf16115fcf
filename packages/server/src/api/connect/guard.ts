// Guards the hosted pages: the pages that may frame them, and the origins of their forms.
import type { ConnectWebviewEntity } from "../../base/db/connect-webviews.ts";

/** Page of a request, from its `Origin`; `null` for a program, or a page without one. */
export const pageOf = (origin: string | null): string | null =>
  origin !== null && /^[a-z][a-z\d+.-]*:\/\/[\w.-]+(?::\d+)?$/i.test(origin) ? origin : null;

/** Origin of an address. That of an app (`my-app://…`) has none, so its scheme is used. */
const originOf = ({ origin, protocol }: URL): string => (origin === "null" ? protocol : origin);

/** Origins of the webview's redirect addresses; schemes for those of apps. */
export const hostsOf = ({ custom_redirect_url, custom_redirect_failure_url }: ConnectWebviewEntity): string[] => [
  ...new Set(
    [custom_redirect_url, custom_redirect_failure_url].flatMap((url) => (url ? [originOf(new URL(url))] : [])),
  ),
];

/** Origins that may frame the webview: this server's, that of the page that made it, and its redirect addresses'. */
export const framersOf = (webview: ConnectWebviewEntity, madeFrom: string | null): string[] => [
  ...new Set(["'self'", ...(madeFrom === null ? [] : [originOf(new URL(madeFrom))]), ...hostsOf(webview)]),
];

/**
 * Whether a page of another site sent the form, by `Sec-Fetch-Site`. Browsers without that header send `Origin`, which
 * is `null` for the pages' own form because of their referrer policy.
 */
export function isFromElsewhere(headers: Headers, own: URL): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  return origin !== null && origin !== "null" && (!URL.canParse(origin) || new URL(origin).host !== own.host);
}
