// A button that needs a second press stays under the finger, in every language, font and width.
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { AccessCodeDetails, DeviceDetails } from "../../src/index.ts";
import { loadLanguage } from "../../src/strings/load-language.ts";
import { findCode, findDevice } from "../codes.ts";
import { inEachFont } from "../fonts.ts";
import { freshHand } from "../fresh-hand.ts";
import { holdTime } from "../held-time.ts";
import { render } from "../render.tsx";
import { createWorld } from "../world.ts";
import "../appearance.ts";

// The second press stays pending until everything is measured.
holdTime();
afterEach(() => page.viewport(1000, 800));

const locales = ["en", "de", "es", "fr", "pt-BR", "ja", "zh-CN", "ar"];

const parts = ".seam-tile, .seam-lock-value, .seam-lock-action > .seam-button, .seam-nav-row";

/** Returns the position of each part, and the height of the whole widget. */
const places = () =>
  inEachFont(() => [
    ...[...document.querySelectorAll(parts)].map((part) => {
      const { left, top, width } = part.getBoundingClientRect();
      return [left, top, width].map(Math.round).join(" ");
    }),
    `height ${Math.round(document.querySelector(".seam-frame")?.getBoundingClientRect().height ?? Number.NaN)}`,
  ]);

async function placesByWidth() {
  const byWidth: Record<number, ReturnType<typeof places>> = {};
  for (const width of [280, 390, 1000]) {
    await page.viewport(width, 800);
    byWidth[width] = places();
  }
  return byWidth;
}

const views = {
  "Front Door": { code: null, notes: 1 },
  "Wine Cellar": { code: null, notes: 2 },
  "Front Door in a code": { code: "Amara Okafor", notes: 1 },
};

it.each(locales)("a lock's control does not move in %s when it asks for a second press", async (locale) => {
  const messages = await loadLanguage(locale);
  const world = await createWorld();
  for (const [view, { code, notes }] of Object.entries(views)) {
    const { device_id } = await findDevice(world, view.replace(" in a code", ""));
    const widget = code ? (
      <AccessCodeDetails accessCodeId={(await findCode(world, device_id, code)).access_code_id} confirmUnlock />
    ) : (
      <DeviceDetails deviceId={device_id} confirmUnlock />
    );
    const screen = await render(widget, { in: world, provider: { locale, ...(messages && { messages }) } });
    await expect.poll(() => document.querySelector(".seam-lock-value")).not.toBeNull();
    const below = document.querySelector(code ? ".seam-zone-note" : ".seam-nav-row");
    await expect.poll(() => below?.textContent?.trim()).not.toMatch(/^$|\.\.\./);
    // The history of a code loads last, and by itself.
    await expect.poll(() => document.querySelector(".seam-life .seam-waiting")).toBeNull();
    const before = await placesByWidth();
    const button = document.querySelector(".seam-lock-action > .seam-button");
    await page.elementLocator(button ?? document.body).click();
    await expect.poll(() => document.querySelectorAll(".seam-lock-note").length).toBe(notes);
    expect({ view, ...(await placesByWidth()) }).toEqual({ view, ...before });
    expect(document.querySelectorAll(".seam-lock-note")).toHaveLength(notes);
    await screen.unmount();
    freshHand();
  }
});
