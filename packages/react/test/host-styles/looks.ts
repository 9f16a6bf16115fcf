// Reads every computed style inside the widgets, to compare pages with and without a host's stylesheet.

/** Properties that a widget inherits on purpose, or that affect none of its parts. */
const inherited =
  /^(-webkit-font-smoothing|text-rendering|font-synthesis.*|pointer-events|visibility|color-scheme|direction|(-webkit-)?user-select|list-style.*|quotes|tab-size|border-collapse|-webkit-border-.*-spacing|border-spacing|orphans|widows|caption-side|empty-cells|interpolate-size)$/;

/** Returns one element of each kind: with the same classes, states and place. */
export function elementsToCompare(page: Element): Map<string, Element> {
  const kinds = new Map<string, Element>();
  for (const [index, root] of page.querySelectorAll(".seam-components").entries())
    for (const element of root.querySelectorAll("*")) {
      const kind = `${index} ${pathOf(element, root)}`;
      if (!kinds.has(kind)) kinds.set(kind, element);
    }
  return kinds;
}

function pathOf(element: Element, root: Element): string {
  const path: string[] = [];
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    const states = at.getAttributeNames().filter((name) => name.startsWith("data-") && !/id|word|key/.test(name));
    const texts = states.map((name) => `[${name}=${at?.getAttribute(name)?.slice(0, 12)}]`).join("");
    path.unshift(`${at.localName}.${at.getAttribute("class") ?? ""}${texts}`);
  }
  return path.join(" > ");
}

export type Looks = Map<string, readonly string[]>;

const pseudos = ["", "::before", "::after"];
let names: readonly string[] = [];

export function looksOf(elements: Map<string, Element>): Looks {
  const looks: Looks = new Map();
  for (const [kind, element] of elements)
    for (const pseudo of [...pseudos, ...(element.localName === "input" ? ["::placeholder"] : [])]) {
      const style = getComputedStyle(element, pseudo);
      if (names.length === 0) names = [...style].filter((name) => !inherited.test(name));
      // A pseudo-element without content does not exist.
      const isThere = !/::(before|after)/.test(pseudo) || !/^(none|normal)$/.test(style.content);
      looks.set(kind + pseudo, isThere ? names.map((name) => style.getPropertyValue(name)) : ["none"]);
    }
  return looks;
}

/** Returns `kind { property: plain → changed }` for every difference. */
export function differences(plain: Looks, changed: Looks): string[] {
  return [...plain].flatMap(([kind, values]) => {
    const now = changed.get(kind);
    if (now === undefined) return [];
    if (now.length !== values.length) return [`${kind} { content: ${now.length > 1 ? "some" : "none"} }`];
    return values.flatMap((value, at) =>
      value === now[at] ? [] : [`${kind} { ${names[at]}: ${value} → ${now[at]} }`],
    );
  });
}
