// In third-party pages: their stylesheets' rules for tags do not affect the widgets, and the widgets do not affect the
// page's elements.
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { settled } from "../../test/appearance.ts";
import { render } from "../../test/render.tsx";
import { createWorld, type World } from "../../test/world.ts";
import { DeviceDetails } from "../widgets/details/DeviceDetails/DeviceDetails.tsx";
import { DeviceTable } from "../widgets/DeviceTable/DeviceTable.tsx";

const sheets: Record<string, string> = {
  "a small root, and text that inherits": `
    html { font-size: 10px; }
    body { line-height: 3; letter-spacing: 4px; text-align: center; text-transform: uppercase; font: italic small-caps 900 30px/3 serif; color: red;
      word-spacing: 9px; word-break: break-all; text-shadow: 1px 1px 2px red; }`,
  "rules for every control": `
    button { margin: 20px; padding: 40px; border: 9px dotted red; background: red; color: lime; font: 9px serif; text-transform: uppercase; min-width: 300px; }
    input, select, textarea { margin: 30px; border: 9px solid red; width: 50px; height: 90px; background: lime; }
    label { display: inline; float: right; margin: 40px; font-weight: 900; }`,
  "rules for headings, lists and sections": `
    h1, h2, h3, p, ul, ol, li, dl, dd, header, footer, section, form, fieldset { margin: 50px; padding: 30px; border: 5px solid red; font-size: 60px; }`,
  "a preflight": `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid red; margin: 0; padding: 0; }
    img, svg, video { display: block; vertical-align: middle; }
    img, video { max-width: 100%; height: auto; }
    button, input, select { font: inherit; color: inherit; background-color: transparent; letter-spacing: inherit; border-radius: 0; opacity: 1; }
    svg { fill: red; } path { fill: red; stroke: lime; stroke-width: 9; }`,
  "everything taken back": `* { all: revert; }`,
  "another box model": `* { box-sizing: content-box; } button, input { box-sizing: content-box; }`,
};

const parts = [
  ".seam-frame",
  ".seam-header",
  ".seam-header-title",
  ".seam-count",
  ".seam-input",
  ".seam-chip",
  ".seam-row",
  ".seam-row-open",
  ".seam-row-meta",
  ".seam-fact",
  ".seam-icon",
  ".seam-icon-line",
  ".seam-image",
  ".seam-hero-name",
  ".seam-nav-row",
  ".seam-lock",
  ".seam-button",
];
const traits =
  "display width height margin padding border-width border-radius background-color color font font-variant-caps letter-spacing text-align text-shadow text-transform word-break opacity".split(
    " ",
  );

const looksOf = (container: Element) =>
  parts.flatMap((part) => {
    const element = container.querySelector(part);
    if (element === null) return [];
    const style = getComputedStyle(element);
    // Compares colours of painted parts only: a border without width and an svg without paint also have one.
    const lines = ["top", "right", "bottom", "left"].filter(
      (side) => style.getPropertyValue(`border-${side}-width`) !== "0px",
    );
    const drawn = [
      ...lines.map((side) => `border-${side}-color`),
      ...(part === ".seam-icon-line" ? ["d", "fill", "stroke", "stroke-width"] : []),
    ];
    return [...traits, ...drawn].map((trait) => `${part} { ${trait}: ${style.getPropertyValue(trait)} }`);
  });

async function look(world: World): Promise<string[]> {
  const door = (await world.devices())[0];
  const screen = await render(
    <>
      <DeviceTable deviceIds={[door?.device_id ?? ""]} />
      <DeviceDetails deviceId={door?.device_id ?? ""} />
    </>,
    { in: world },
  );
  await expect.element(page.getByRole("button", { name: "Unlock", exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^\d+ access codes$/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /attention$/ })).toBeVisible();
  // The pointer may be where an earlier test left it, so it is moved away.
  await userEvent.unhover(screen.container);
  await settled(screen.container);
  const looks = looksOf(screen.container);
  await screen.unmount();
  return looks;
}

const added: HTMLStyleElement[] = [];
afterEach(() => {
  for (const style of added.splice(0)) style.remove();
});
/** Adds a stylesheet before ours, as a host's framework, or after ours, as a host's own. */
function addSheet(css: string, place: "first" | "last") {
  const style = document.createElement("style");
  style.textContent = css;
  if (place === "first") document.head.prepend(style);
  else document.head.append(style);
  added.push(style);
}

describe.each(Object.entries(sheets))("in a page with %s", (_, css) => {
  it.each(["first", "last"] as const)("%s in its head, the widgets look the same", async (place) => {
    const world = await createWorld();
    const plain = await look(world);
    expect(plain.length).toBeGreaterThan(200);
    addSheet(css, place);
    expect(await look(world)).toEqual(plain);
  });
});

describe("tokens", () => {
  it("are read from the widget, from anything above it, and from the root, at run time", async () => {
    const screen = await render(<DeviceTable className="mine" />);
    const frame = () => getComputedStyle(screen.container.querySelector(".seam-frame") ?? document.body);
    await expect.poll(() => screen.container.querySelectorAll(".seam-row").length).toBeGreaterThan(3);
    addSheet(":root { --seam-color-background: rgb(1, 2, 3); }", "first");
    expect(frame().backgroundColor).toBe("rgb(1, 2, 3)");
    addSheet(".mine { --seam-color-background: rgb(4, 5, 6); --seam-radius: 0px; }", "first");
    expect(frame().backgroundColor).toBe("rgb(4, 5, 6)");
    expect(frame().borderRadius).toBe("0px");
  });

  it("follow the page's colour scheme unless the theme says otherwise", async () => {
    const screen = await render(<DeviceTable />);
    const background = () =>
      getComputedStyle(screen.container.querySelector(".seam-frame") ?? document.body).backgroundColor;
    const light = background();
    document.documentElement.style.colorScheme = "dark";
    expect(background()).not.toBe(light);
    document.documentElement.dataset["seamTheme"] = "light";
    document.documentElement.style.colorScheme = "";
    expect(background()).toBe(light);
    delete document.documentElement.dataset["seamTheme"];
  });
});

it("a change of the theme is over at once: no letters stand on the colour of the other theme", async () => {
  const screen = await render(<DeviceTable />);
  await expect.poll(() => screen.container.querySelectorAll(".seam-row").length).toBeGreaterThan(3);
  await settled(screen.container);
  document.documentElement.dataset["seamTheme"] = "dark";
  try {
    const passing = screen.container.getAnimations({ subtree: true }).flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      // The part under the pointer fades in its hover style.
      return target === null || target.matches(":hover") ? [] : [target.className];
    });
    expect(passing).toEqual([]);
  } finally {
    delete document.documentElement.dataset["seamTheme"];
  }
});

describe("a narrow place", () => {
  it.each([280, 390, 1000])("of %i px holds every part", async (width) => {
    const world = await createWorld({ world: "troubled" });
    const screen = await render(
      <div style={{ width }}>
        <DeviceTable />
      </div>,
      { in: world },
    );
    await expect.poll(() => screen.container.querySelectorAll(".seam-row").length).toBeGreaterThan(3);
    const frame = screen.container.querySelector(".seam-frame")?.getBoundingClientRect();
    const outside = [...screen.container.querySelectorAll(".seam-frame *")].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 1 && (left < (frame?.left ?? 0) - 1 || right > (frame?.right ?? 0) + 1);
    });
    expect(outside.map(({ className, textContent }) => `${className}: ${textContent}`)).toEqual([]);
  });
  it("is not made wider by a widget in a column of its grid", async () => {
    const screen = await render(
      <div style={{ display: "grid", gridTemplateColumns: "1fr", width: 240 }}>
        <DeviceTable />
      </div>,
    );
    await expect
      .poll(() => screen.container.querySelector(".seam-components")?.getBoundingClientRect().width)
      .toBe(240);
  });
});
