// The two stylesheets a page needs (spec §1), once each, and FIRST in its head: a host's rule of equal specificity
// comes later and wins, at a widget's root and at the elements.
import { listenTo } from "../page/in-browser.ts";
import type { PageInputs } from "./global-configuration.ts";
import { version } from "../page/version.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const fontService = "https://fonts.googleapis.com/css2?family=Source+Sans+3:wght@400;600;700&display=swap";
export const cdnAddress = `https://cdn.jsdelivr.net/npm/@mortise/react@${version}/dist/`;

/** The longest that a widget is hidden while its stylesheet loads: after that, unstyled is better than invisible. */
const longestHiddenMs = 3000;

/**
 * Adds the links that are missing: to the page, or to the shadow root or other document that a widget stands in, where
 * the page's own links have no effect. They stay when the last widget leaves: the next one would have to load them
 * again. Returns the link to the components' stylesheet, unless the page brings its own.
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
  // Browsers ignore font faces that are declared in a shadow root: they go to the document, whose shadow roots then
  // have them too.
  if (disableFontInjection !== true)
    addStylesheet("font", folder ? `${folder}fonts/index.css` : fontService, page.head);
  return css;
}

/** The host's own folder, with the slash that it ends in. */
export const folderOf = (assetsBaseUrl: PageInputs["assetsBaseUrl"]): string | undefined =>
  // Hosts without types give an URL object as well.
  // oxlint-disable-next-line typescript/no-unnecessary-type-conversion
  assetsBaseUrl ? `${String(assetsBaseUrl).replace(/\/+$/, "")}/` : undefined;

/**
 * Hides a widget while its stylesheet loads, so that it does not flash unstyled. Returns a function that shows it at
 * once.
 */
export function hideUntilStyled(widget: HTMLElement, link: HTMLLinkElement): () => void {
  const isHere = link.sheet ?? link.dataset["seamFailed"];
  // Only our stylesheet sets this container name. If it is set, a copy of it is in effect already, such as one in the
  // host's own bundle.
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

/** For developers: without it a widget looks broken, and nothing says why. A bundle for production leaves this out. */
function warnOfMissing(href: string) {
  try {
    if (process.env.NODE_ENV !== "production")
      console.warn(
        `The widgets' stylesheet did not load from ${href}. Set assetsBaseUrl to the address of your Mortise server, or set disableCssInjection and import "@mortise/react/index.css".`,
      );
  } catch {
    // A page without a bundler knows no `process`.
  }
}
