// Malformed entities: each widget shows what is known, throws nothing, and runs no injected code.
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { render as mount } from "vitest-browser-react";
import { SeamProvider } from "../../src/index.ts";
import "../appearance.ts";
import { type About, aboutFrontDoor, everyWidget } from "../screens/every-widget.ts";
import { inEntities, type OddWire, oddWire, type Spoil } from "../wire/odd-wire.ts";
import { createWorld, type World } from "../world.ts";

let world: World;
let about: About;
const crashes: unknown[] = [];
const onCrash = ({ error, reason }: Partial<ErrorEvent & PromiseRejectionEvent>) => void crashes.push(error ?? reason);
// One world for all tests, because they only read.
beforeAll(async () => {
  world = await createWorld();
  about = await aboutFrontDoor(world);
});
beforeEach(() => {
  crashes.length = 0;
  window.addEventListener("error", onCrash);
  window.addEventListener("unhandledrejection", onCrash);
});
afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener("error", onCrash);
  window.removeEventListener("unhandledrejection", onCrash);
});

const names = /^(name|display_name|model_name|message|device_provider_name)$/;
const keys = /_id$|^(device_type|type|error_code|warning_code)$/;
const long = "Unbroken".repeat(40).slice(0, 300);
const markup = `<img src=x onerror="globalThis.pwned=1"><script>globalThis.pwned=1</script>`;
const other = (value: unknown): unknown => {
  if (typeof value === "string") return 7;
  if (typeof value === "object") return Array.isArray(value) ? { surprise: true } : ["surprise"];
  return typeof value === "number" ? "many" : "maybe";
};

interface Case {
  readonly what: string;
  readonly spoil: Spoil;
  /** Text that is shown of the door, and of its code. */
  readonly door: string | RegExp;
  readonly code: string | RegExp;
}

const named = (what: string, text: string): Case => ({
  what,
  spoil: inEntities((name, value) => (names.test(name) ? text : value)),
  door: text,
  code: text,
});

const cases: readonly Case[] = [
  {
    what: "nothing but ids",
    spoil: inEntities((name, value) => (keys.test(name) ? value : undefined)),
    door: "Unnamed device",
    code: "Code",
  },
  {
    what: "null for everything else",
    spoil: inEntities((name, value) => (keys.test(name) ? value : null)),
    door: "Unnamed device",
    code: "Code",
  },
  {
    what: "null inside of what is there",
    spoil: inEntities((name, value) => (keys.test(name) || typeof value === "object" ? value : null)),
    door: "Unnamed device",
    code: "Code",
  },
  {
    what: "lists of nothing",
    spoil: inEntities((_, value) => (Array.isArray(value) ? [null, {}, ...(value as unknown[])] : value)),
    door: "Front Door",
    code: /./,
  },
  {
    what: "no things among its things",
    spoil: (answer) =>
      Object.fromEntries(
        Object.entries(answer).map(([name, value]) => [
          name,
          Array.isArray(value) ? [null, 7, "a door", {}, ...(value as unknown[])] : value,
        ]),
      ),
    door: "Front Door",
    code: /./,
  },
  {
    what: "fields nobody knows",
    spoil: inEntities((name, value) =>
      name !== "surprise" && typeof value === "object" && value !== null && !Array.isArray(value)
        ? { ...value, surprise: { of: ["any", null, 7] } }
        : value,
    ),
    door: "Front Door",
    code: /./,
  },
  {
    what: "names of spaces",
    spoil: inEntities((name, value) => (names.test(name) ? " \u00a0 " : value)),
    door: "Unnamed device",
    code: "Code",
  },
  {
    what: "names that are no texts",
    spoil: inEntities((name, value) => (names.test(name) ? [{ surprise: true }] : value)),
    door: "Unnamed device",
    code: "Code",
  },
  named("300 characters in one word", long),
  named("emoji", "👩‍👩‍👧‍👦🔐 Büro 🏳️‍🌈"),
  named("a name from right to left", "الباب الأمامي (2) B"),
  { ...named("HTML in every name", markup) },
  {
    what: "HTML in every string",
    spoil: inEntities((name, value) => (typeof value === "string" && !keys.test(name) ? markup : value)),
    door: markup,
    code: markup,
  },
  {
    what: "dates of the year 9999",
    spoil: inEntities((name, value) =>
      name.endsWith("_at") ? "9999-12-31T23:59:59.999Z" : name === "type" ? "time_bound" : value,
    ),
    door: "Front Door",
    code: /(9999|10000)/,
  },
  {
    what: "dates that are none",
    spoil: inEntities((name, value) =>
      name.endsWith("_at") ? "the day after" : name === "type" ? "time_bound" : value,
    ),
    door: "Front Door",
    code: /./,
  },
  {
    what: "dates that are no texts",
    spoil: inEntities((name, value) =>
      name.endsWith("_at") ? { date: "2026-01-01" } : name === "type" ? "time_bound" : value,
    ),
    door: "Front Door",
    code: /–/,
  },
  ...[{ surprise: true }, [{ surprise: true }]].map((thing) => ({
    what: `${JSON.stringify(thing)} for every text`,
    spoil: inEntities((name, value) => (typeof value === "string" && !keys.test(name) ? thing : value)),
    door: "Unnamed device",
    code: "Code",
  })),
  {
    what: "a time zone nobody knows",
    spoil: inEntities((name, value) =>
      name === "location" || name === "properties"
        ? { ...(value as object), timezone: "Mars/Olympus", time_zone: "Mars/Olympus" }
        : value,
    ),
    door: "Front Door",
    code: /./,
  },
];

const host = (wire: OddWire, children: ReactNode) => (
  <main style={{ width: 390 }}>
    <p>The host’s own words</p>
    <SeamProvider client={wire.client} disableCssInjection disableFontInjection>
      {children}
    </SeamProvider>
  </main>
);

const isAboutCode = (name: string) => name.startsWith("AccessCode");

/**
 * Widgets that are always tested. The others wait for a release. The tables open the details, which are tested there
 * too, and both forms share their fields.
 */
const alwaysTold = /^(DeviceTable|AccessCodeTable|EditAccessCodeForm|SupportedDeviceTable)$/;
const told = everyWidget.filter(
  ({ name, isPressed }) => isPressed !== true && (inject("isRelease") || alwaysTold.test(name)),
);

describe.each(told)("$name", ({ name, widget }) => {
  it.each(cases)("given $what, shows what there is", async ({ spoil, door, code }) => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const screen = await mount(host(oddWire(world, spoil), widget(about)));
    const root = () => screen.container.querySelector(".seam-components");
    await expect.poll(() => root()?.querySelector(".seam-waiting, [aria-busy]")).toBeNull();
    const expected = name === "SupportedDeviceTable" ? /./ : isAboutCode(name) ? code : door;
    const says = () =>
      `${root()?.textContent} ${[...(root()?.querySelectorAll("input") ?? [])].map(({ value }) => value).join(" ")}`;
    await expect.poll(says).toMatch(expected);
    await openAll(screen.container, () => {
      expect(says()).not.toMatch(/Something went wrong here|undefined|\[object|NaN|Invalid Date/);
      expect(outside(screen.container)).toEqual([]);
    });
    await expect.element(screen.getByText("The host’s own words")).toBeVisible();
    expect((globalThis as { pwned?: number }).pwned).toBeUndefined();
    expect(screen.container.querySelector('script, img[src="x"], iframe')).toBeNull();
    expect(crashes).toEqual([]);
    expect(complaints.mock.calls.map(([text]) => String(text))).toEqual([]);
  });
});

it.each(everyWidget)("$name, given values of other sorts, keeps the page alive, and a way out", async ({ widget }) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const wire = oddWire(
    world,
    inEntities((name, value) => (keys.test(name) ? value : other(value))),
  );
  const screen = await mount(host(wire, widget(about)));
  await expect.poll(() => screen.container.querySelector(".seam-waiting, [aria-busy]")).toBeNull();
  await expect.poll(() => screen.container.querySelector(".seam-components")?.textContent).toMatch(/\w/);
  await expect.poll(() => screen.container.querySelectorAll("button:enabled").length).toBeGreaterThan(0);
  await expect.element(screen.getByText("The host’s own words")).toBeVisible();
  expect(crashes).toEqual([]);
});

/** Opens every view that a first row, a link or a form leads to, one after the other and back. */
async function openAll(container: Element, check: () => void): Promise<void> {
  check();
  const settle = async () => {
    await expect.poll(() => container.querySelector(".seam-waiting, [aria-busy]")).toBeNull();
    check();
  };
  container.querySelectorAll<HTMLElement>('[role="radiogroup"] input')[1]?.click();
  await settle();
  const keysOf = () =>
    [...container.querySelectorAll<HTMLElement>("[data-seam-opener]")].map(({ dataset }) => dataset["seamOpener"]);
  for (const key of keysOf().slice(0, 3)) {
    container.querySelector<HTMLElement>(`[data-seam-opener="${key}"]`)?.click();
    await settle();
    container.querySelector<HTMLElement>('[data-seam-opener]:not([role="listitem"] *)')?.click();
    await settle();
    for (let depth = 0; depth < 2; depth++) {
      container.querySelector<HTMLElement>('button[aria-label="Back"]')?.click();
      await settle();
    }
  }
}

/** Returns elements that overflow the frame at a side. */
function outside(container: Element): string[] {
  const frame = container.querySelector(".seam-frame")?.getBoundingClientRect();
  if (frame === undefined) return [];
  const parts = [
    ...container.querySelectorAll(".seam-frame :not([popover], [popover] *, .seam-visually-hidden, svg, svg *)"),
  ];
  return parts
    .filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 1 && (left < frame.left - 1 || right > frame.right + 1);
    })
    .map(({ className, textContent }) => `${className}: ${textContent?.slice(0, 40)}`);
}
