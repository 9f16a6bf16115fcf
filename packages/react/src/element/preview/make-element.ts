// Elements made by hand, for previews: no markup is parsed, so a page that forbids that shows them too.
import { firstIcons } from "../../ui/Icon/first-icons.ts";
import type { IconName, Tone } from "../../ui/Icon/Icon.tsx";

export type ElementChild = Node | string | false | null | undefined;
export type ElementAttributes = Readonly<Record<string, string | number | undefined>>;

/** `kind`: its name and classes, as in `span.seam-fact`. Attributes and children that are unset are left out. */
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

/** Copies are made by the browser alone, in a fraction of the time. */
const copied = new Map<string, Element>();

/** A copy of what is made once for each key: what many rows have alike. */
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

/** As Icon renders it. */
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

/** An id that no other element of the page has; the widget's own begin with seam1. */
export const nextPreviewId = (): string => `seam0-${(lastPreviewId += 1)}`;

export type FactAttributes = ElementAttributes & { readonly tone?: string | undefined };

/** What a row says of its door in one word. */
export const makeFact = ({ tone, ...attributes }: FactAttributes, ...children: readonly ElementChild[]): Element =>
  makeElement("span.seam-fact", { ...attributes, "data-tone": tone }, ...children);
