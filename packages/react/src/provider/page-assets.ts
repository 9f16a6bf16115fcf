// The two stylesheets a page needs (spec §1), once each, and FIRST in its head: an equal rule of the host comes later and wins.
import type { PageInputs } from "./global-configuration.ts";
import { version } from "./version.ts";

const fontService = "https://fonts.googleapis.com/css2?family=Source+Sans+3:wght@400;600;700&display=swap";
const cdn = `https://cdn.jsdelivr.net/npm/@mortise/react@${version}/dist/`;

/** Adds what the page does not have yet. Stays when the last widget leaves: the next one would have to load it again. */
export function addPageAssets({ disableCssInjection, disableFontInjection, unminifyCss, assetsBaseUrl }: PageInputs): void {
  const folder = assetsBaseUrl ? `${assetsBaseUrl.replace(/\/+$/, "")}/` : undefined;
  if (disableCssInjection !== true) addStylesheet("css", `${folder ?? cdn}${unminifyCss === true ? "index.css" : "index.min.css"}`);
  if (disableFontInjection !== true) addStylesheet("font", folder === undefined ? fontService : `${folder}fonts/index.css`);
}

function addStylesheet(kind: "css" | "font", href: string): void {
  const { head } = document;
  const links = [...head.querySelectorAll("link")];
  const address = new URL(href, document.baseURI).href;
  if (links.some((link) => link.dataset["seamStylesheet"] === kind || link.href === address)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.dataset["seamStylesheet"] = kind;
  head.prepend(link);
}
