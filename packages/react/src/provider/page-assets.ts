// The two stylesheets a page needs (spec §1), once each, and FIRST in its head: an equal rule of the host comes later and wins.
import type { PageInputs } from "./global-configuration.ts";
import { version } from "./version.ts";

const fontService = "https://fonts.googleapis.com/css2?family=Source+Sans+3:wght@400;600;700&display=swap";
const cdn = `https://cdn.jsdelivr.net/npm/@mortise/react@${version}/dist/`;

/**
 * Adds what is not there yet: to the page, or to the shadow root or other document that a widget stands in, where the
 * page's own links do not reach. Stays when the last widget leaves: the next one would have to load it again.
 */
export function addPageAssets(
  { disableCssInjection, disableFontInjection, unminifyCss, assetsBaseUrl }: PageInputs,
  root: Document | ShadowRoot = document,
): void {
  const folder = assetsBaseUrl ? `${assetsBaseUrl.replace(/\/+$/, "")}/` : undefined;
  const page = root.ownerDocument ?? root;
  if (disableCssInjection !== true) {
    addStylesheet("css", `${folder ?? cdn}${unminifyCss === true ? "index.css" : "index.min.css"}`, root === page ? page.head : root);
  }
  // Font faces count for a whole document, and only there.
  if (disableFontInjection !== true) addStylesheet("font", folder === undefined ? fontService : `${folder}fonts/index.css`, page.head);
}

function addStylesheet(kind: "css" | "font", href: string, place: HTMLElement | Document | ShadowRoot): void {
  const links = [...place.querySelectorAll<HTMLLinkElement>("link[rel~=stylesheet]")];
  const address = new URL(href, document.baseURI).href;
  if (links.some((link) => link.dataset["seamStylesheet"] === kind || link.href === address)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.dataset["seamStylesheet"] = kind;
  place.prepend(link);
}
