// The two stylesheets a page needs (spec §1), once each, and FIRST in its head: an equal rule of the host comes later and wins.
import type { PageInputs } from "./global-configuration.ts";
import { version } from "./version.ts";

const fontService = "https://fonts.googleapis.com/css2?family=Source+Sans+3:wght@400;600;700&display=swap";
const cdn = `https://cdn.jsdelivr.net/npm/@mortise/react@${version}/dist/`;

/** Bare is better than nothing: a stylesheet that takes longer is not waited for. */
const longestHiddenMs = 3000;

/**
 * Adds what is not there yet: to the page, or to the shadow root or other document that a widget stands in, where the
 * page's own links do not reach. Stays when the last widget leaves: the next one would have to load it again.
 * Returns the link to the components' stylesheet, unless the page brings its own.
 */
export function addPageAssets(
  { disableCssInjection, disableFontInjection, unminifyCss, assetsBaseUrl }: PageInputs,
  root: Document | ShadowRoot = document,
): HTMLLinkElement | undefined {
  // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- hosts without types give an URL object as well
  const folder = assetsBaseUrl ? `${String(assetsBaseUrl).replace(/\/+$/, "")}/` : undefined;
  const page = root.ownerDocument ?? root;
  const css =
    disableCssInjection === true
      ? undefined
      : addStylesheet("css", `${folder ?? cdn}index${unminifyCss === true ? "" : ".min"}.css`, root === page ? page.head : root);
  // Font faces count for a whole document, and only there.
  if (disableFontInjection !== true) addStylesheet("font", folder === undefined ? fontService : `${folder}fonts/index.css`, page.head);
  return css;
}

/** Keeps a widget from sight while its stylesheet is on the way: it would flash. Returns what shows it at once. */
export function hideUntilStyled(widget: HTMLElement, link: HTMLLinkElement): () => void {
  const isHere = link.sheet !== null || link.dataset["seamFailed"] !== undefined;
  // The root has its container's name from the stylesheet alone: the host may have a copy of it in a bundle of its own.
  if (isHere || getComputedStyle(widget).containerName === "seam") return () => undefined;
  const show = () => {
    widget.style.opacity = "";
    clearTimeout(timer);
  };
  const timer = setTimeout(show, longestHiddenMs);
  widget.style.opacity = "0";
  for (const event of ["load", "error"]) link.addEventListener(event, show, { once: true });
  return show;
}

function addStylesheet(kind: "css" | "font", href: string, place: HTMLElement | Document | ShadowRoot): HTMLLinkElement {
  const links = [...place.querySelectorAll<HTMLLinkElement>("link[rel~=stylesheet]")];
  const address = new URL(href, document.baseURI).href;
  const known = links.find((link) => link.dataset["seamStylesheet"] === kind || link.href === address);
  if (known !== undefined) return known;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.dataset["seamStylesheet"] = kind;
  link.addEventListener("error", () => {
    link.dataset["seamFailed"] = "";
  });
  place.prepend(link);
  return link;
}
