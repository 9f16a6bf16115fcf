// Creates DOM elements for previews without parsing markup, so that they also work on pages that forbid that.
import { firstIcons } from "../../ui/Icon/first-icons.ts";
import type { IconName, Tone } from "../../ui/Icon/Icon.tsx";

export type ElementChild = Node | string | false | null | undefined;
export type ElementAttributes = Readonly<Record<string, string | number | undefined>>;

/**
 * Creates an element. Unset attributes and children are left out.
 * @param kind - Its name and classes, as in `span.seam-fact`.
 */
export function makeElement(
  kind: string,
  attributes: ElementAttributes,
  ...children: readonly ElementChild[]
): Element {
  const made = makeBare(kind);
  for (const attribute in attributes) {
    const value = attributes[attribute];
    if (value !== undefined) made.setAttribute(attribute, value as string);
  }
  made.append(...(children.filter(Boolean) as Node[]));
  return made;
}

/** Elements to clone, by key. Cloning one takes a fraction of the time of making it. */
const copied = new Map<string, Element>();

/** Clones the element of a key, which is made once. */
function copyOf(key: string, make: () => Element): Element {
  const made = copied.get(key) ?? make();
  copied.set(key, made);
  return made.cloneNode(true) as Element;
}

const makeBare = (kind: string): Element =>
  copyOf(kind, () => {
    const [name = "", ...classes] = kind.split(".");
    const space = /^(svg|path)$/.test(name) ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml";
    const made = document.createElementNS(space, name);
    if (classes[0]) made.setAttribute("class", classes.join(" "));
    return made;
  });

/** Makes the same element as Icon. */
export const makeIcon = (...look: Parameters<typeof makeNewIcon>): Element =>
  copyOf(`icon ${look.join()}`, () => makeNewIcon(...look));

function makeNewIcon(name: IconName, tone?: Tone, size: "sm" | null = "sm"): Element {
  const [line, solid] = (firstIcons as Partial<Record<IconName, readonly [string, string?]>>)[name] ?? [""];
  const flip = name.endsWith("-end") ? "" : undefined;
  const look = { "data-size": size ?? undefined, "data-tone": tone, "data-flip": flip };
  return makeElement(
    "svg.seam-icon",
    { viewBox: "0 0 20 20", "aria-hidden": "true", width: "20", ...look },
    line && makeElement("path.seam-icon-line", { d: line }),
    solid !== undefined && makeElement("path.seam-icon-solid", { d: solid }),
  );
}

let lastPreviewId = 0;

/** Returns an id that no widget of the page has: their ids begin with `seam1-` or a higher number. */
export const nextPreviewId = (): string => `seam0-${(lastPreviewId += 1)}`;

export type FactAttributes = ElementAttributes & { readonly tone?: string | undefined };

/** Makes a short fact about the door of a row, such as its battery level. */
export const makeFact = ({ tone, ...attributes }: FactAttributes, ...children: readonly ElementChild[]): Element =>
  makeElement("span.seam-fact", { ...attributes, "data-tone": tone }, ...children);
