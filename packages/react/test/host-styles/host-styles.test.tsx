// Stylesheets of real hosts change nothing inside any widget, as a component or as an element.
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { render as mount } from "vitest-browser-react";
import { settled } from "../appearance.ts";
import { Signed } from "../render.tsx";
import { aboutAttribute, elementHtml } from "../screens/every-element.ts";
import { everySample } from "../screens/every-sample.ts";
import { aboutFrontDoor } from "../screens/every-widget.ts";
import { createWorld } from "../world.ts";
import { differences, elementsToCompare, type Looks, looksOf } from "./looks.ts";
import { resets } from "./resets.ts";
import { themes } from "./themes.ts";

const sheets = Object.entries({ ...resets, ...themes });
const place = document.createElement("div");
let plain: Looks;

beforeAll(async () => {
  const container = insideEverything();
  const world = await createWorld();
  const about = await aboutFrontDoor(world);
  for (const { tag, id } of everySample)
    container.insertAdjacentHTML("beforeend", elementHtml(tag, world, aboutAttribute(about, id)));
  const components = container.appendChild(document.createElement("div"));
  await mount(
    <Signed in={world}>
      {everySample.map((sample) => (
        <div key={sample.tag}>{sample.widget(about)}</div>
      ))}
    </Signed>,
    { container: components },
  );
  await untilCount(".seam-components", 2 * everySample.length);
  await untilCount(".seam-waiting, .seam-spinner, [data-seam-waits]", 0);
  // Waits for images, counts and content after the rows.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await settled(place);
  for (const root of place.querySelectorAll<HTMLElement>(".seam-components")) keepBox(root);
  plain = looksOf(elementsToCompare(place));
});

const added: HTMLStyleElement[] = [];
afterEach(() => {
  for (const style of added.splice(0)) style.remove();
});
function addSheet(css: string) {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = css;
  added.push(style);
}

describe("inside any widget nothing changes by the rules of", () => {
  it.each(sheets)("%s", (_, css) => {
    addSheet(css);
    const changed = looksOf(elementsToCompare(place));
    expect(changed.size).toBeGreaterThan(1000);
    expect(differences(plain, changed).slice(0, 20)).toEqual([]);
  });
});

describe("a rule of the host that means a part", () => {
  const background = (part: string) => getComputedStyle(place.querySelector(part) ?? place).backgroundColor;

  it("wins with the weight that the guide names, and with !important", () => {
    const own = background(".seam-frame");
    expect(own).not.toBe("rgba(0, 0, 0, 0)");
    addSheet(".seam-frame { background: rgb(1, 2, 3); }");
    expect(background(".seam-frame")).toBe(own);
    addSheet(".seam-frame:not(#s#s) { background: rgb(1, 2, 3); }");
    expect(background(".seam-frame")).toBe("rgb(1, 2, 3)");
    addSheet(".seam-row { background: rgb(4, 5, 6) !important; }");
    expect(background(".seam-row")).toBe("rgb(4, 5, 6)");
  });

  it("sets the box of a widget's root by a class", () => {
    addSheet(".mine { margin: 7px; padding: 8px; width: 300px; border: 3px solid; background: rgb(7, 8, 9); }");
    const root = document.body.appendChild(document.createElement("div"));
    root.className = "seam-components mine";
    const { margin, padding, width, borderWidth, backgroundColor } = getComputedStyle(root);
    const box = [margin, padding, width, borderWidth, backgroundColor];
    root.remove();
    expect(box).toEqual(["7px", "8px", "300px", "3px", "rgb(7, 8, 9)"]);
  });
});

const untilCount = (selector: string, wanted: number) =>
  vi.waitFor(() => {
    const count = place.querySelectorAll(selector).length;
    if (count !== wanted) throw new Error(`The page has ${count} of ${selector}, not ${wanted}.`);
  }, 20_000);

/** Fixes a root's own box, which the host sets and which changes the content. */
function keepBox(root: HTMLElement) {
  const { display } = getComputedStyle(root);
  const reset = "position:relative float:none clear:none width:auto height:auto min-height:0 max-width:none margin:0";
  const box = `display:${display} ${reset} padding:0 border:0 opacity:1 transform:none filter:none`;
  for (const [property = "", value = ""] of box.split(" ").map((each) => each.split(":")))
    root.style.setProperty(property, value, "important");
}

/**
 * Makes a container in a list of a form of an article, below every class and id that the sheets name. Its own box is
 * fixed.
 */
function insideEverything(): HTMLElement {
  const css = sheets.map(([, text]) => text.replaceAll(/\{[^{}]*\}/g, "{}")).join("");
  const classes = [...new Set(css.match(/(?<=\.)[a-z][\w-]*/g))].join(" ");
  const ids = [...new Set(css.match(/(?<=#)[a-z][\w-]*/g))];
  const outer = ids.reduce<Element>((at, id) => {
    const next = at.appendChild(document.createElement("div"));
    next.id = id;
    next.className = classes;
    return next;
  }, place);
  outer.innerHTML = `<article class="${classes}"><form class="${classes}"><ul><li><div></div></li></ul></form></article>`;
  document.body.append(place);
  const box = outer.querySelector<HTMLElement>("li > div") ?? place;
  box.style.cssText =
    "all: unset; display: block; position: fixed; inset: 0 auto auto 0; width: 800px; height: 9000px;";
  box.style.cssText = box.style.cssText.replaceAll(";", " !important;");
  return box;
}
