// The preview of codes equals what their table renders of the same answer, before it has the lock.
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { previewAndWidget, lateElement } from "../../../test/late-element.tsx";
import { callsOfCodeTable } from "../../data/first-calls.ts";
import { previewCodeTable } from "./code-table-preview.ts";
import { AccessCodeTable } from "../../widgets/details/AccessCodeTable/AccessCodeTable.tsx";
import { accessCodeTableElement } from "../../widgets/details/AccessCodeTable/AccessCodeTable.element.ts";

/** Makes a table of a server with these codes. The answer about the lock is still pending. */
const lateCodes = (codes: readonly object[], attributes: Readonly<Record<string, string>> = {}) =>
  lateElement({
    spec: accessCodeTableElement,
    Widget: AccessCodeTable,
    calls: callsOfCodeTable,
    loadPreviewer: async () => previewCodeTable,
    answers: ({ pathname }) => {
      if (pathname === "/devices/get") return "never";
      return pathname === "/access_codes/list" ? { access_codes: codes } : null;
    },
    attributes: { "device-id": "door", ...attributes },
  });

const past = "2020-02-29T23:59:00.000Z";
const future = "2099-12-01T15:00:00.000Z";
const fields = (at: number) => ({
  access_code_id: fc.constant(`code-${at}`),
  device_id: fc.constant("door"),
  name: fc.constantFrom(
    "Guest & {name} $&",
    "",
    "ضيف",
    "A name that goes on and on, longer than any line has room for",
  ),
  code: fc.constantFrom("0042", "123456", null),
  type: fc.constantFrom("ongoing", "time_bound", undefined),
  starts_at: fc.constantFrom(past, future, "soon", undefined),
  ends_at: fc.constantFrom(past, future, null, undefined),
  status: fc.constantFrom("set", "setting", "unset", "removing", "unknown", undefined),
  is_scheduled_on_device: fc.constantFrom(true, undefined),
  created_at: fc.constantFrom("2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z", undefined),
  errors: fc.constant([]),
  warnings: fc.constant([]),
});
const code = (more: object) => ({ ...fc.sample(fc.record(fields(0)), { seed: 1, numRuns: 1 })[0], ...more });

describe("the preview and the widget are the same", () => {
  it("of any codes without issues", async () => {
    const codes = fc
      .integer({ min: 1, max: 9 })
      .chain((many) => fc.tuple(...Array.from({ length: many }, (_, at) => fc.record(fields(at)))));
    const options = fc.subarray(["mask-codes", "grouped", "disable-search", "heading", "locale"]);
    const allowed = fc.constantFrom("true", "false");
    await fc.assert(
      fc.asyncProperty(codes, options, allowed, async (some, names, isOff) => {
        const given = names.map((name) => [name, name === "locale" ? "en-GB" : ""]);
        const attributes = { "disable-delete-access-code": isOff, ...Object.fromEntries(given) };
        const { preview, widget } = await previewAndWidget(lateCodes(some, attributes));
        expect(preview).toEqual(widget);
      }),
      { numRuns: 40 },
    );
  });

  it("of more codes than are rendered at once", async () => {
    const many = Array.from({ length: 150 }, (_, at) => code({ access_code_id: `code-${at}`, name: `Guest ${at}` }));
    const { preview, widget } = await previewAndWidget(lateCodes(many));
    expect(preview).toEqual(widget);
  });
});

it.each([
  [{}, ["Later", "Now", "Over"], []],
  [{ grouped: "false" }, ["Later", "Now", "Over"], []],
  [{ grouped: "" }, ["Now", "Later", "Over"], ["Now", "Upcoming", "Ended"]],
])("with %o codes stand from the first drawing on as they will", async (attributes, names, headings) => {
  const [early, late] = ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"];
  const made = (name: string, more: object) =>
    code({ access_code_id: name, name, type: "time_bound", status: "set", ...more });
  const table = lateCodes(
    [
      made("Over", { starts_at: past, ends_at: "2021-01-01T00:00:00.000Z", created_at: late, status: "unset" }),
      made("Now", { starts_at: past, ends_at: future, created_at: late }),
      made("Later", { starts_at: future, ends_at: "2099-12-09T15:00:00.000Z", created_at: early }),
    ],
    attributes,
  );
  const texts = (kind: string) => [...table.element.querySelectorAll(kind)].map(({ textContent }) => textContent);
  const isAsItWillBe = () => {
    expect(texts(".seam-row-open")).toEqual(names);
    expect(texts(".seam-row-group")).toEqual(headings);
    expect(texts(".seam-code-device")).toHaveLength(headings[0] ? 0 : 3);
  };
  await vi.waitFor(isAsItWillBe);
  const { preview, widget } = await previewAndWidget(table);
  expect(preview).toEqual(widget);
  isAsItWillBe();
});

describe("the loader leaves to the widget", () => {
  it.each([
    [[], {}],
    [[code({ errors: [{ error_code: "failed_to_set_on_device", message: "No.", created_at: past }] })], {}],
    [[code({ warnings: [{ warning_code: "code_modified_external_to_seam", message: "It.", created_at: past }] })], {}],
    [[code({ code: 42 })], {}],
    [[code({})], { locale: "de" }],
    [[code({})], { "on-back": "" }],
    [[code({})], { "disable-create-access-code": "false" }],
  ])("what it cannot show truly: %j %o", async (codes, attributes) => {
    const { element, arrive, calls } = lateCodes(codes, attributes);
    await vi.waitFor(() => expect(calls()).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(element.childElementCount).toBe(0);
    arrive();
    await vi.waitFor(() => expect(element.childElementCount).toBe(1));
  });
});

describe("what a person does before the widget is there", () => {
  it("a hidden code that was asked for is shown, and was not in the page before", async () => {
    const { element, arrive } = lateCodes([code({ code: "0042" })], { "mask-codes": "" });
    const show = page.elementLocator(element).getByRole("button", { name: "Show code" });
    await show.click();
    expect(element.textContent).not.toMatch(/0\s?0\s?4\s?2/);
    arrive();
    await expect.element(page.elementLocator(element).getByText("0042", { exact: true })).toBeVisible();
  });

  it("what was typed stays, and comes to the widget, though the host morphs the element empty", async () => {
    const { element, arrive } = lateCodes([code({ name: "Ada" })]);
    const search = page.elementLocator(element).getByRole("searchbox");
    await search.fill("Grace");
    for (let round = 0; round < 2; round += 1) {
      element.replaceChildren();
      await expect.element(search).toHaveValue("Grace");
      await expect.element(search).toHaveFocus();
    }
    arrive();
    await expect.element(page.elementLocator(element).getByText("Clear search").first()).toBeInTheDocument();
    await expect.element(search).toHaveValue("Grace");
    await expect.element(search).toHaveFocus();
    expect(element.childElementCount).toBe(1);
  });
});
