// Finds and uses the parts of any widget.
import { expect } from "vitest";
import type { Locator } from "vitest/browser";

const button = (name: string | RegExp) => (screen: Locator) =>
  screen.getByRole("button", { name, exact: true }).first();
const search = (screen: Locator) => screen.getByRole("searchbox", { name: "Search" });
const name = (screen: Locator) => screen.getByRole("textbox", { name: "Name", exact: true });

const opens = (what: string | RegExp, title: string | RegExp) => async (screen: Locator) => {
  await button(what)(screen).click();
  await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
};

async function saves(screen: Locator) {
  const saved = new Promise((resolve) => screen.element().addEventListener("seam-success", resolve, { once: true }));
  await button("Save")(screen).click();
  await saved;
}

/** Keeps the page, which the press would leave. */
const leaves = (what: string) => async (screen: Locator) => {
  const { navigation } = globalThis as unknown as { navigation: EventTarget };
  const left = new Promise((resolve) => {
    const stay = (event: Event) => {
      event.preventDefault();
      resolve(event);
    };
    navigation.addEventListener("navigate", stay, { once: true });
  });
  await button(what)(screen).click();
  await left;
};

export const hand = { button, search, name, opens, saves, leaves, expect };
export type Hand = typeof hand;
