// Faulty server answers: each widget shows a clear state with a remedy, and the host's page works on.
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render as mount } from "vitest-browser-react";
import { SeamProvider } from "../../src/index.ts";
import { type About, aboutFrontDoor, everyWidget } from "../screens/every-widget.ts";
import { asItIs, type OddWire, oddWire, refusal, type Spoil, text } from "../wire/odd-wire.ts";
import { createWorld, type World } from "../world.ts";

let world: World;
let about: About;
beforeEach(async () => {
  world = await createWorld();
  about = await aboutFrontDoor(world);
});

const crashes: unknown[] = [];
const onCrash = ({ error, reason }: Partial<ErrorEvent & PromiseRejectionEvent>) => void crashes.push(error ?? reason);
beforeEach(() => {
  crashes.length = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  window.addEventListener("error", onCrash);
  window.addEventListener("unhandledrejection", onCrash);
});
afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener("error", onCrash);
  window.removeEventListener("unhandledrejection", onCrash);
});

const host = (wire: OddWire, children: ReactNode) => (
  <main>
    <p>The host’s own words</p>
    <SeamProvider client={wire.client} disableCssInjection disableFontInjection>
      {children}
    </SeamProvider>
  </main>
);

const noAnswer = "No response. Check your connection and try again.";
const broken = "The service has a problem. Try again in a few minutes.";

const eachOf =
  (change: (value: unknown) => unknown): Spoil =>
  ({ ok, ...things }) => ({
    ok,
    ...Object.fromEntries(Object.entries(things).map(([name, value]) => [name, change(value)])),
  });

/** Faults, with the text that people then read. */
const faults: readonly (readonly [what: string, spoil: Spoil, says: string])[] = [
  [
    "401",
    refusal(401, "unauthorized", "This token has expired."),
    "You are no longer signed in. Reload the page or sign in again.",
  ],
  ["403", refusal(403, "forbidden", "Out of scope."), "You do not have access to this. Ask whoever manages it."],
  ["404", refusal(404, "device_not_found", "No device 1234."), "This was not found. It may have been removed."],
  ["429", refusal(429, "rate_limit_exceeded", "Slow down."), "Too many requests at once. Wait a moment and try again."],
  ["500", refusal(500, "internal_server_error", "Boom."), broken],
  ["HTML", text("<!doctype html><title>Login</title><h1>Welcome</h1>", "text/html"), broken],
  ["HTML with 502", text("<h1>Bad gateway</h1>", "text/html", 502), broken],
  ["truncated JSON", text('{"ok":true,"devices":[{"device_id":"1', "application/json"), broken],
  ["another API's JSON", text('{"data":[]}', "application/json"), broken],
  [
    "ok: false and nothing else",
    text('{"ok":false}', "application/json"),
    "The service refused this and gave no reason. Try again, or ask whoever runs this page.",
  ],
  ["numbers in place of things", eachOf(() => 7), broken],
  [
    "a thing for each list, and a list for each thing",
    eachOf((value) => (Array.isArray(value) ? { 0: value[0] as unknown } : [value])),
    broken,
  ],
  ["nothing at all", null, noAnswer],
];

/**
 * Faults that all widgets are tested with. The device table is tested with every fault, because all widgets take their
 * sentences from the same rules. A release tests every widget with every fault.
 */
const ofEachKind = /^(401|404|500|truncated JSON|nothing at all)$/;
const faultsOf = (name: string) =>
  inject("isRelease") || name === "DeviceTable" ? faults : faults.filter(([what]) => ofEachKind.test(what));

describe.each(everyWidget)("$name", ({ name, widget, shows, complains, isPressed }) => {
  it.each(faultsOf(name))(
    "answered with %s, says what happened and comes with a way out",
    async (_what, spoil, says) => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      if (spoil === null) vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(20));
      const wire = oddWire(world, spoil);
      const screen = await mount(host(wire, widget(about)));
      const button = screen.getByRole("button", { name: isPressed ? "Connect Account" : "Retry" });
      if (isPressed) await button.click();
      await expect.element(screen.getByRole("alert").first()).toMatchTextContent(complains ?? says);
      await expect.element(screen.getByText(says, { exact: false })).toBeVisible();
      // No spinner stays, and no text for developers is shown.
      await expect.poll(() => screen.container.querySelector("[aria-busy], [aria-disabled], .seam-waiting")).toBeNull();
      expect(screen.container.textContent).not.toMatch(/endpoint|status \d|fetch failed|JSON|CORS|undefined|\[object/);
      await expect.element(screen.getByText("The host’s own words")).toBeVisible();
      wire.spoil = asItIs;
      vi.restoreAllMocks();
      vi.spyOn(console, "error").mockImplementation(() => undefined);
      // The button stays unchanged, and retries by itself.
      if (!isPressed) await button.click();
      await expect.element(screen.getByText(shows).first()).toBeVisible();
      expect(crashes).toEqual([]);
    },
  );
});

it.each(everyWidget.filter(({ name }) => /Table|Details/.test(name) && name !== "SupportedDeviceTable"))(
  "a session that has ended leaves nothing of what $name showed",
  async ({ widget, shows }) => {
    const wire = oddWire(world, asItIs);
    const screen = await mount(host(wire, widget(about)));
    await expect.element(screen.getByText(shows).first()).toBeVisible();
    wire.spoil = refusal(401, "unauthorized", "No.");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await expect.element(screen.getByRole("alert").first()).toBeVisible();
    await expect.poll(() => screen.container.textContent).not.toMatch(/Front Door|Code: \d|Created|\d{4}/);
    wire.spoil = asItIs;
    await screen.getByRole("button", { name: "Retry" }).click();
    await expect.element(screen.getByText(shows).first()).toBeVisible();
    expect(crashes).toEqual([]);
  },
);

it.each(everyWidget.filter(({ name }) => name.endsWith("Form")))(
  "what was typed stays in $name when the session ends",
  async ({ name, widget, shows }) => {
    const wire = oddWire(world, asItIs);
    const screen = await mount(host(wire, widget(about)));
    await expect.element(screen.getByText(shows).first()).toBeVisible();
    if (name === "CreateCodeForDoorsForm") {
      await screen.getByRole("checkbox", { name: "Front Door" }).click();
      await screen.getByRole("button", { name: "Continue" }).click();
    }
    await screen.getByRole("textbox", { name: "Name" }).fill("Ida Lind");
    wire.spoil = refusal(401, "unauthorized", "No.");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await screen.getByRole("button", { name: /^Save/ }).click();
    await expect.element(screen.getByText("You are no longer signed in.", { exact: false }).first()).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ida Lind");
  },
);

const maybeDone =
  "No clear response came, so it may have been done anyway. Check your connection, and look before you try again.";

describe("a change that nobody answers", () => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  it.each([
    ["an unlock", "DeviceDetails", () => button("Unlock").click(), "Try again"],
    [
      "a save",
      "CreateAccessCodeForm",
      async () => {
        await page.getByRole("textbox", { name: "Name" }).fill("Plumber");
        await button("Save").click();
      },
      "Save",
    ],
    [
      "a deletion",
      "AccessCodeDetails",
      async () => {
        await button("Delete code").click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Delete code" }).click();
      },
      "Cancel",
    ],
  ] as const)("is not called undone: %s", async (_what, name, act, wayOut) => {
    const wire = oddWire(world, asItIs);
    const each = everyWidget.find((one) => one.name === name);
    const screen = await mount(host(wire, each?.widget(about)));
    await expect.element(screen.getByText(each?.shows ?? "").first()).toBeVisible();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(50));
    wire.spoil = null;
    await act();
    await expect.element(page.getByText(maybeDone).first()).toBeVisible();
    await expect.element(button(wayOut).last()).toBeEnabled();
    expect(crashes).toEqual([]);
  });
});

describe("what the browser refuses", () => {
  it.each(everyWidget)("storage: $name lives without", async ({ widget, isPressed }) => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    // A new session is a person's first visit, without cached data.
    const screen = await mount(
      <main>
        <p>The host’s own words</p>
        <SeamProvider
          publishableKey={world.publishable_key}
          endpoint={world.endpoint}
          disableCssInjection
          disableFontInjection
        >
          {widget(about)}
        </SeamProvider>
      </main>,
    );
    const says = () => screen.container.querySelector(".seam-components")?.textContent;
    await expect.poll(says).toMatch(isPressed ? "Connect Account" : /Sorry, no|This was not found|August Devices/);
    await expect.element(screen.getByText("The host’s own words")).toBeVisible();
    expect(crashes).toEqual([]);
  });

  it.each([
    ["AccessCodeTable", /^Actions for/],
    ["AccessCodeDetails", "Copy code"],
  ] as const)("the clipboard: %s selects the digits, to be copied by hand, and says so", async (name, button) => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Denied.", "NotAllowedError"));
    vi.spyOn(document, "execCommand").mockReturnValue(false);
    const wire = oddWire(world, asItIs);
    const screen = await mount(host(wire, everyWidget.find((each) => each.name === name)?.widget(about)));
    await screen.getByRole("button", { name: button }).first().click();
    const item = document.querySelector<HTMLElement>('[role="menuitem"]');
    item?.click();
    await expect
      .poll(() => [...screen.container.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent))
      .toContain("The code could not be copied. It is selected now: copy it by hand.");
    await expect.poll(() => String(document.getSelection())).toMatch(/^\d{4,}$/);
    expect(crashes).toEqual([]);
  });
});
