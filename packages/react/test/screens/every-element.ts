// All elements, and what proves that each of them works.
import "../../src/elements.ts";
import { expect } from "vitest";
import type { Locator } from "vitest/browser";
import type { World } from "../world.ts";
import type { About } from "./every-widget.tsx";

interface EveryElement {
  readonly tag: string;
  readonly about?: keyof About;
  /** Takes the focus and, where it is a field, a text. */
  readonly control: (screen: Locator) => Locator;
  readonly typed?: string;
  /** Presses something, and expects what must come of it. */
  readonly use: (screen: Locator) => Promise<unknown>;
}

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

async function choosesDoor(screen: Locator) {
  await screen.getByRole("checkbox", { name: "Front Door" }).click();
  await opens("Continue", "One code for several doors")(screen);
}

async function opensMenu(screen: Locator) {
  await button(/^Actions for/)(screen).click();
  await expect.element(screen.getByRole("menuitem").first()).toHaveFocus();
}

async function clearsSearch(screen: Locator) {
  await button("Clear search")(screen).click();
  await expect.element(search(screen)).toHaveValue("");
}

async function filters(screen: Locator) {
  await button("Codes")(screen).click();
  await expect.element(button("Codes")(screen)).toHaveAttribute("aria-pressed", "true");
}

async function movesOn(screen: Locator) {
  await button("Later")(screen).click();
  await expect.element(button("Today")(screen)).toBeVisible();
}

/** The page stays where it is. */
async function leaves(screen: Locator) {
  const { navigation } = globalThis as unknown as { navigation: EventTarget };
  const left = new Promise((resolve) => {
    const stay = (event: Event) => {
      event.preventDefault();
      resolve(event);
    };
    navigation.addEventListener("navigate", stay, { once: true });
  });
  await button("Connect Account")(screen).click();
  await left;
}

export const everyElement: readonly EveryElement[] = [
  { tag: "seam-attention", control: button("See the code"), use: opens("See the code", "Access code") },
  { tag: "seam-device-table", control: search, typed: "Front", use: opens("Front Door", "Device details") },
  {
    tag: "seam-device-details",
    about: "deviceId",
    control: button("Unlock"),
    use: opens(/access codes$/, /^Access Codes/),
  },
  { tag: "seam-access-code-table", about: "deviceId", control: search, typed: "e", use: opensMenu },
  {
    tag: "seam-access-code-details",
    about: "accessCodeId",
    control: button("Device details"),
    use: opens("Edit code", "Edit access code"),
  },
  { tag: "seam-activity", about: "deviceId", control: button("Opened"), use: filters },
  { tag: "seam-code-timeline", about: "deviceId", control: button("Later"), use: movesOn },
  { tag: "seam-create-access-code-form", about: "deviceId", control: name, typed: "Ada", use: saves },
  { tag: "seam-create-code-for-doors-form", control: search, typed: "Front", use: choosesDoor },
  { tag: "seam-edit-access-code-form", about: "accessCodeId", control: name, typed: "Grace", use: saves },
  { tag: "seam-supported-device-table", control: search, typed: "lock", use: clearsSearch },
  { tag: "seam-connect-account-button", control: button("Connect Account"), use: leaves },
];

/** Its tag as a host writes it; `more`: other attributes. */
export function elementHtml(tag: string, { endpoint, client_session_token }: World, more = "", inside = ""): string {
  const allowed = ["create", "edit", "delete"].map((what) => `disable-${what}-access-code="false"`).join(" ");
  const session = `endpoint="${endpoint}" client-session-token="${client_session_token}"`;
  return `<${tag} ${session} ${allowed} disable-css-injection disable-font-injection ${more}>${inside}</${tag}>`;
}

export const aboutAttribute = (about: About, key: keyof About | undefined): string =>
  key ? `${key === "deviceId" ? "device-id" : "access-code-id"}="${about[key]}"` : "";
