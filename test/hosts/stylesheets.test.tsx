// Widgets beside common stylesheets of hosts: neither changes how the other looks.
import bootstrap from "bootstrap/dist/css/bootstrap.css?raw";
import tailwind from "tailwindcss/preflight.css?raw";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { settled } from "../../packages/react/test/appearance.ts";
import { createWorld, type World } from "../../packages/react/test/world.ts";
import { type Door, doors, show } from "./doors.tsx";

const sheets: Readonly<Record<string, string>> = {
  "* { all: revert }": "* { all: revert; }",
  "all: revert by tag names": "div, span, p, h1, h2, h3, ul, li, button, input, label, img, svg, path { all: revert; }",
  "rules for buttons":
    "button { margin: 20px; padding: 40px; border: 9px dotted red; background: red; color: lime; font: 9px serif; min-width: 300px; }",
  "a root of 10 px": "html { font-size: 10px; } body { font: italic 900 30px/3 serif; text-transform: uppercase; }",
  Bootstrap: bootstrap,
  "Tailwind's preflight": tailwind.replace(/--theme\(\s*--[\w-]+,([^)]*)\)/g, "$1"),
};

/**
 * Returns the computed style and the box of an element, without animations, whose values differ from moment to moment.
 */
function drawnAs(element: Element, origin: DOMRect): Record<string, string> {
  const style = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const names = [...style].filter(
    (name) => !name.startsWith("--") && !/^(animation|transition|perspective-origin|transform-origin)/.test(name),
  );
  return {
    ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
    box: [left - origin.left, top - origin.top, width, height].map((length) => length.toFixed(1)).join(" "),
  };
}

/** Lists the visible differences between two drawings of the same elements. */
function differences(before: readonly Drawing[], after: readonly Drawing[]): string[] {
  return before.flatMap(({ what, look }, at) => {
    const other = after[at]?.look ?? {};
    return Object.keys(look)
      .filter((name) => look[name] !== other[name] && isSeen(name, look, other))
      .map((name) => `${what} { ${name}: ${look[name]} → ${other[name]} }`);
  });
}

interface Drawing {
  readonly what: string;
  readonly look: Readonly<Record<string, string>>;
}

/**
 * Whether a difference in this property is visible. These are not: the colour of a border without width, `appearance`
 * on a control with its own background and border, and properties that only matter together with others. `box` covers
 * the position of an element.
 */
function isSeen(name: string, one: Drawing["look"], other: Drawing["look"]): boolean {
  const side =
    /^(border-(?:top|right|bottom|left|block-start|block-end|inline-start|inline-end)|outline|column-rule)-(?:color|style)$/.exec(
      name,
    )?.[1];
  if (side !== undefined) return one[`${side}-width`] !== "0px" || other[`${side}-width`] !== "0px";
  if (name === "display") return !(one[name]?.startsWith("inline") && other[name]?.startsWith("inline"));
  return !unseen.test(name);
}
const unseen =
  /^(appearance|aspect-ratio|outline-offset|-webkit-|tab-size|caret-color|unicode-bidi|text-decoration-color|text-emphasis-color|column-rule|stop-|flood-|lighting-|vertical-align|quotes|border-(collapse|spacing)|scroll|overflow-clip|fill$|stroke$|hyphen|touch-action|interpolat|orphans|widows|print-color|interactivity|corner|accent-color)/;

const draw = (elements: readonly Element[]): Drawing[] => {
  const origin = elements[0]?.getBoundingClientRect() ?? new DOMRect();
  return elements.map((element) => ({
    what: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`,
    look: drawnAs(element, origin),
  }));
};

const added: HTMLElement[] = [];
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
  for (const sheet of document.styleSheets) sheet.disabled = false;
});

/** Adds the host's sheet after the widgets' own, so that it wins over rules of equal specificity. */
function addSheet(css: string): void {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  added.push(style);
}

function add(html: string): HTMLElement {
  const box = document.createElement("div");
  box.innerHTML = html;
  document.body.append(box);
  added.push(box);
  return box;
}

async function drawWidgets(door: Door, world: World): Promise<Drawing[]> {
  const place = add("");
  const ids = (await world.devices()).slice(0, 1).map(({ device_id }) => device_id);
  const table = show(door, place, world, { table: { deviceIds: ids } });
  const details = show(door, place, world, { deviceId: ids[0] ?? "" });
  await expect.poll(() => place.querySelectorAll(".seam-device-row[role=listitem]").length).toBe(1);
  await expect.element(details.screen.getByRole("button", { name: /^\d+ access codes?$/ })).toBeVisible();
  // These elements appear when the page is quiet, after a request of their own.
  await expect.poll(() => place.querySelector(".seam-attention-chip")).not.toBeNull();
  await expect.poll(() => place.querySelector(".seam-nav-sub .seam-skeleton")).toBeNull();
  await userEvent.unhover(place);
  await settled(place);
  const drawn = draw([...place.querySelectorAll(".seam-components, .seam-components *")]);
  table.unmount();
  details.unmount();
  place.remove();
  return drawn;
}

describe.each(doors)("widgets used as %s", (door) => {
  let world: World;
  /** Widgets in a page without a host's stylesheet, drawn by the first test that runs. */
  let plain: Drawing[] | undefined;
  beforeAll(async () => {
    world = await createWorld();
  });

  it.each(Object.keys(sheets))("look the same in a page with %s", async (name) => {
    plain ??= await drawWidgets(door, world);
    expect(plain.length).toBeGreaterThan(60);
    addSheet(sheets[name] ?? "");
    expect(differences(plain, await drawWidgets(door, world)).slice(0, 20)).toEqual([]);
  });

  it("change the look of no element of the host", async () => {
    const host =
      add(`<h1>Title</h1><h2>Title</h2><p>Text with <a href="#top">a link</a>, <code>code</code> and <b>weight</b></p>
      <button type="button">Press</button><input type="search" aria-label="a"><select aria-label="b"><option>one</option></select>
      <textarea aria-label="c"></textarea><ul><li>one</li></ul><table><tr><th>a</th><td>b</td></tr></table>
      <form><fieldset><legend>d</legend><label><input type="checkbox"> e</label></fieldset></form><dialog open>f</dialog>
      <section><header>g</header><footer>h</footer></section><svg width="20" height="20"><path d="M0 0h9v9z"/></svg><div popover>i</div><hr>`);
    const others = () => [document.documentElement, document.body, ...host.querySelectorAll("*")];
    const ours = [...document.styleSheets].filter(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => cssText.includes(".seam-")),
    );
    expect(ours.length).toBeGreaterThan(0);
    for (const sheet of ours) sheet.disabled = true;
    const before = draw(others());
    for (const sheet of ours) sheet.disabled = false;
    const place = add("");
    const { unmount } = show(door, place, world);
    await expect.poll(() => place.querySelectorAll(".seam-device-row[role=listitem]").length).toBeGreaterThan(3);
    // The page may have grown. Nothing else may differ.
    const found = differences(before, draw(others())).filter(
      (line) => !/^(html|body)\. \{ (box|(block-size|height|width|inline-size)):/.test(line),
    );
    expect(found).toEqual([]);
    unmount();
  });
});
