// Adds the two stylesheets that a page needs (spec §1), once each, and FIRST in its head, so that a host's rule of
// equal specificity comes later and wins, at a widget's root and at the elements.
import { listenTo } from "../page/in-browser.ts";
import type { PageInputs } from "./global-configuration.ts";
import { version } from "../page/version.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const fontService = "https://fonts.googleapis.com/css2?family=Source+Sans+3:wght@400;600;700&display=swap";
export const cdnAddress = `https://cdn.jsdelivr.net/npm/@mortise/react@${version}/dist/`;

/**
 * Longest time in milliseconds that a widget is hidden while its stylesheet loads. After that, unstyled is better than
 * invisible.
 */
const longestHiddenMs = 3000;

/**
 * Adds missing links to the page, or to the shadow root or other document of a widget, where the page's own links have
 * no effect. They stay after the last widget has left, so that the next one need not load them again. Returns the link
 * to the component stylesheet, unless the page brings its own.
 */
export function addPageAssets(
  { disableCssInjection, disableFontInjection, unminifyCss, unminifiyCss, assetsBaseUrl }: PageInputs,
  root: Document | ShadowRoot = document,
): HTMLLinkElement | undefined {
  const folder = folderOf(assetsBaseUrl);
  const page = root.ownerDocument ?? root;
  const css =
    disableCssInjection === true
      ? undefined
      : addStylesheet(
          "css",
          `${folder ?? cdnAddress}index${(unminifyCss ?? unminifiyCss) === true ? "" : ".min"}.css`,
          root === page ? page.head : root,
        );
  // Browsers ignore font faces declared in a shadow root, so they go to the document, whose shadow roots then have them
  // too.
  if (disableFontInjection !== true)
    addStylesheet("font", folder ? `${folder}fonts/index.css` : fontService, page.head);
  return css;
}

/** Returns the host's own folder, with a slash at its end. */
export const folderOf = (assetsBaseUrl: PageInputs["assetsBaseUrl"]): string | undefined =>
  // Hosts without types also pass a URL object.
  // oxlint-disable-next-line typescript/no-unnecessary-type-conversion
  assetsBaseUrl ? `${String(assetsBaseUrl).replace(/\/+$/, "")}/` : undefined;

/**
 * Hides a widget while its stylesheet loads, so that it does not flash unstyled. Returns a function that shows it at
 * once.
 */
export function hideUntilStyled(widget: HTMLElement, link: HTMLLinkElement): () => void {
  const isHere = link.sheet ?? link.dataset["seamFailed"];
  // Only our stylesheet sets this container name. If it is set, a copy of the stylesheet already applies, such as one
  // in the host's own bundle.
  if (isHere || getComputedStyle(widget).containerName === "seam") return () => undefined;
  const show = () => {
    widget.style.opacity = "";
    clearTimeout(timer);
  };
  const timer = setTimeout(show, longestHiddenMs);
  widget.style.opacity = "0";
  listenTo(link, "load error", show);
  return show;
}

function addStylesheet(
  kind: "css" | "font",
  href: string,
  place: HTMLElement | Document | ShadowRoot,
): HTMLLinkElement {
  const links = [...place.querySelectorAll<HTMLLinkElement>("link[rel~=stylesheet]")];
  const address = new URL(href, document.baseURI).href;
  const known = links.find((link) => link.dataset["seamStylesheet"] === kind || link.href === address);
  if (known) return known;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.dataset["seamStylesheet"] = kind;
  link.addEventListener("error", () => {
    link.dataset["seamFailed"] = "yes";
    if (kind === "css") warnOfMissing(href);
  });
  place.prepend(link);
  return link;
}

/**
 * Warns developers about a missing stylesheet, because nothing else explains a broken layout. A production bundle drops
 * this.
 */
function warnOfMissing(href: string) {
  try {
    if (process.env.NODE_ENV !== "production")
      console.warn(
        `The widgets' stylesheet did not load from ${href}. Set assetsBaseUrl to the address of your Mortise server, or set disableCssInjection and import "@mortise/react/index.css".`,
      );
  } catch {
    // Pages without a bundler have no `process`.
  }
}
