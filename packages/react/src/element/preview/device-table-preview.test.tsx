// The preview equals what the widget renders of the same answer, and keeps what a person does to it.
import type { Device } from "@mortise/client";
import * as fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { previewAndWidget, lateElement } from "../../../test/late-element.tsx";
import { callsOfDeviceTable } from "../../data/first-calls.ts";
import { previewDeviceTable } from "./device-table-preview.ts";
import { onePerPage } from "../../page/page-registry.ts";
import { DeviceTable } from "../../widgets/DeviceTable/DeviceTable.tsx";
import { deviceTableElement } from "../../widgets/DeviceTable/DeviceTable.element.ts";

const screen = () => page.elementLocator(document.querySelector("main") as HTMLElement);

/** Makes a table of a server with these doors. */
function lateTable(devices: readonly object[], attributes: Readonly<Record<string, string>> = {}, more = false) {
  const pagination = { has_next_page: more, next_page_cursor: more ? "next" : null };
  return lateElement({
    spec: deviceTableElement,
    Widget: DeviceTable,
    calls: callsOfDeviceTable,
    loadPreviewer: async () => previewDeviceTable,
    answers: ({ pathname, searchParams }) => {
      if (searchParams.has("page_cursor")) return "never";
      return pathname === "/devices/list" ? { devices, pagination } : null;
    },
    attributes,
  });
}

const bothOf = (...given: Parameters<typeof lateTable>) => previewAndWidget(lateTable(...given));

const entry = (...codes: string[]) =>
  fc.record({
    error_code: fc.constantFrom(...codes),
    message: fc.constant("Words."),
    created_at: fc.constantFrom("2026-11-25T10:00:00.000Z", "2020-02-29T23:59:00.000Z"),
    is_device_error: fc.constantFrom(true, undefined),
    is_connected_account_error: fc.constantFrom(true, undefined),
  });
const door = (at: number) =>
  fc.record({
    device_id: fc.constant(`door-${at}`),
    device_type: fc.constantFrom("august_lock", "schlage_lock", "nuki_lock", "minut_sensor"),
    created_at: fc.constantFrom("2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z", undefined),
    properties: fc.record({
      name: fc.constantFrom("Front <Door>", "", "باب", "A very long name of a door that goes on and on, in one line"),
      online: fc.boolean(),
      locked: fc.constantFrom(true, false, undefined),
      battery_level: fc.constantFrom(0.29, 1, undefined),
      battery: fc.constantFrom(
        { level: 0.5, status: "good" },
        { status: "critical" },
        { level: 0.1, status: "low" },
        undefined,
      ),
      image_url: fc.constantFrom("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>", undefined),
      model: fc.constantFrom({ display_name: "Wi-Fi Lock", manufacturer_display_name: "August" }, undefined, {
        display_name: 7,
      }),
    }),
    errors: fc.array(entry("device_offline", "account_disconnected", "jammed", "hub_disconnected"), { maxLength: 2 }),
    warnings: fc.array(entry("low_battery"), { maxLength: 2 }),
  });
const lock = { ...fc.sample(door(0), { seed: 1, numRuns: 1 })[0], device_type: "august_lock" } as unknown as Device;
const doorsNamed = (names: readonly string[]) =>
  names.map((name, at) => ({
    ...lock,
    device_id: `door-${at}`,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString(),
    properties: { ...lock.properties, name },
  }));

describe("the preview and the widget are the same", () => {
  it("of any doors", async () => {
    const doors = fc
      .integer({ min: 1, max: 9 })
      .chain((many) => fc.tuple(...Array.from({ length: many }, (_, at) => door(at))));
    const list = doors.filter((some) => some.some(({ device_type }) => device_type !== "minut_sensor"));
    await fc.assert(
      fc.asyncProperty(list, async (devices) => {
        const { preview, widget } = await bothOf(devices);
        expect(preview).toEqual(widget);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [12, {}],
    [101, {}],
    [1500, {}],
    [3, { heading: "Doors & gates", "class-name": "mine" }],
    [3, { heading: "" }],
    [3, { title: "Doors", "disable-search": "" }],
    [3, { locale: "en-GB", "hour-cycle": "h23" }],
    [3, { "device-ids": "door-0,door-1" }],
  ])("of %i doors with %o", async (many, attributes) => {
    const { preview, widget } = await bothOf(
      doorsNamed(Array.from({ length: many }, (_, at) => `Door ${at}`)),
      attributes,
    );
    expect(preview).toEqual(widget);
  });

  it("in a page of another language", async () => {
    document.documentElement.lang = "ar";
    onTestFinished(() => document.documentElement.removeAttribute("lang"));
    const { preview, widget } = await bothOf([lock]);
    expect(preview).toEqual(widget);
    expect(JSON.stringify(preview)).toContain("lang=en-US");
  });

  it("of a list whose next page is still to come", async () => {
    const { preview, widget } = await bothOf(doorsNamed(["One", "Two"]), {}, true);
    expect(preview).toEqual(widget);
    expect(JSON.stringify(preview)).toContain("...");
  });
});

it("pictures come once the rows are on screen", async () => {
  const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
  const { element } = lateTable([{ ...lock, properties: { ...lock.properties, image_url: picture } }]);
  const atFirst = await new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(element.querySelector("img")?.getAttribute("src"));
    });
    observer.observe(element, { childList: true });
  });
  expect(atFirst).toBeNull();
  await vi.waitFor(() => expect(element.querySelector("img")?.getAttribute("src")).toBe(picture));
});

describe("the loader leaves to the widget", () => {
  it.each([
    [[], {}],
    [[{ ...lock, device_type: "minut_sensor" }], {}],
    [[lock], { locale: "de" }],
    [[lock], { "on-back": "" }],
    [[lock], { "disable-connected-account-information": "" }],
  ])("what it cannot show truly: %j %o", async (devices, attributes) => {
    const { element, arrive, calls } = lateTable(devices, attributes);
    await vi.waitFor(() => expect(calls()).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(element.childElementCount).toBe(0);
    arrive();
    await vi.waitFor(() => expect(element.childElementCount).toBe(1));
  });

  it.each([
    ["no list", "doors"],
    ["an entry that is nothing", [null, lock]],
    ["a door without properties", [{ ...lock, properties: null }]],
    ["a door whose model is a word", [{ ...lock, properties: { ...lock.properties, model: "Yale" } }]],
    ["a door whose errors are no list", [{ ...lock, errors: "jammed" }]],
    ["a door that was made in no year", [{ ...lock, created_at: {} }]],
  ])("an answer with %s: it is shown, or the widget says what is wrong", async (_, devices) => {
    const { element, arrive } = lateTable(devices as object[]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    arrive();
    await vi.waitFor(() => expect(element.querySelector("button")).not.toBeNull());
  });

  it("a filter that the host has set as a property", async () => {
    const { element, calls } = lateTable([lock]);
    Object.assign(element, { deviceFilter: () => false });
    await vi.waitFor(() => expect(calls()).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(element.textContent).toBe("");
  });
});

describe("a preview is taken back", () => {
  it("when the host sets a filter after it: what that hides is not shown for a moment longer", async () => {
    const { element, arrive } = lateTable(doorsNamed(["Front Door", "Back Door"]));
    const rows = screen().getByRole("listitem");
    await expect.element(rows.first()).toBeVisible();
    Object.assign(element, { deviceFilter: ({ properties }: Device) => properties.name !== "Front Door" });
    await vi.waitFor(() => expect(element.textContent).toBe(""));
    arrive();
    await expect.element(rows).toMatchTextContent("Back Door");
  });

  it("and made anew when other doors are asked for", async () => {
    const { element } = lateTable(doorsNamed(["Front Door"]));
    const heading = screen().getByRole("heading");
    await expect.element(heading).toMatchTextContent("Devices");
    element.setAttribute("heading", "Doors");
    await expect.element(heading).toMatchTextContent("Doors");
    expect(element.querySelectorAll("[role=listitem]")).toHaveLength(1);
  });
});

describe("what a person does before the widget is there", () => {
  it("typed text, caret and focus stay, and narrow the list", async () => {
    const { element, arrive } = lateTable(doorsNamed(["Front Door", "Back Door"]));
    const field = screen().getByRole("searchbox");
    await field.fill("back");
    await userEvent.keyboard("{ArrowLeft}");
    arrive();
    await expect.element(screen().getByRole("button", { name: "Front Door" })).not.toBeInTheDocument();
    await expect.element(field).toHaveValue("back");
    await expect.element(field).toHaveFocus();
    expect(element.querySelector("input")?.selectionStart).toBe(3);
  });

  it("a press of a row is carried out once, and told", async () => {
    const { element, arrive } = lateTable(doorsNamed(["Front Door", "Back Door"]));
    const pressed: unknown[] = [];
    element.addEventListener("seam-device-click", (event) => pressed.push((event as CustomEvent).detail));
    await screen().getByRole("button", { name: "Back Door" }).click();
    expect(pressed).toEqual([]);
    arrive();
    await vi.waitFor(() => expect(pressed).toEqual([{ deviceId: "door-1" }]));
  });

  it("the focus of a row stays on it", async () => {
    const { arrive } = lateTable(doorsNamed(["Front Door", "Back Door"]));
    const row = screen().getByRole("button", { name: "Back Door" });
    await expect.element(row).toBeVisible();
    (row.element() as HTMLElement).focus();
    arrive();
    await vi.waitFor(() => expect(onePerPage("first answers", () => new Map()).size).toBe(0));
    await expect.element(row).toHaveFocus();
  });

  it("taking the element off the page leaves nothing behind", async () => {
    const { element, arrive } = lateTable(doorsNamed(["Front Door"]));
    await expect.element(screen().getByRole("button")).toBeVisible();
    element.remove();
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen().element().textContent).toBe("");
  });
});
