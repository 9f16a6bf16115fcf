// The bridge with a test widget: attributes and properties.
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { defineElement } from "./define.ts";
import { early, expectProps, host, Probe, probe, show, signed } from "../../test/screens/probe-element.tsx";

describe("attributes", () => {
  it.each<[string, object]>([
    ["", {}],
    ['device-id="a"', { deviceId: "a" }],
    ['device-ids="a, b"', { deviceIds: ["a", "b"] }],
    [`device-ids='["a","b"]'`, { deviceIds: ["a", "b"] }],
    ["disable-search", { disableSearch: true }],
    ['disable-search=""', { disableSearch: true }],
    ['disable-search="true"', { disableSearch: true }],
    ['disable-search="false"', { disableSearch: false }],
    ['DEVICE-ID="A"', { deviceId: "A" }],
  ])("%s → %j", async (attributes, wanted) => {
    show(`<seam-probe ${signed} ${attributes}></seam-probe>`);
    await expectProps(wanted);
  });

  it("change and go", async () => {
    const element = show(`<seam-probe ${signed} device-id="a" disable-search></seam-probe>`);
    await expectProps({ deviceId: "a", disableSearch: true });
    element.setAttribute("device-id", "b");
    element.removeAttribute("disable-search");
    await expectProps({ deviceId: "b" });
    element.removeAttribute("device-id");
    await expectProps({});
  });

  it("class-name goes to the widget, class stays the element's own", async () => {
    const element = show(`<seam-probe ${signed} class-name="mine" class="host"></seam-probe>`);
    await expect.poll(() => host.querySelectorAll(".mine").length).toBe(1);
    element.className = "other";
    expect(element.getAttribute("class")).toBe("other");
  });
});

describe("properties", () => {
  it("set before the element was defined count", async () => {
    for (const attribute of signed.split(" ")) {
      const [name = "", value = ""] = attribute.split("=");
      early.setAttribute(name, value.replaceAll('"', ""));
    }
    host.append(early);
    await expectProps({ deviceIds: ["early"], disableSearch: true });
    expect(early.deviceIds).toEqual(["early"]);
  });

  it("take what attributes cannot say, and what was said last wins", async () => {
    const element = show(`<seam-probe ${signed} device-id="a"></seam-probe>`);
    element.filter = (name) => name === "x";
    element.deviceId = "b";
    await expectProps({ deviceId: "b" });
    await expect.element(page.elementLocator(host).getByText("true", { exact: true })).toBeVisible();
    element.setAttribute("device-id", "c");
    await expectProps({ deviceId: "c" });
    Object.assign(element, { deviceId: undefined });
    await expectProps({ deviceId: "c" });
    expect(element.deviceId).toBe("c");
  });
});

describe("texts as properties", () => {
  it("mean what they mean as attributes, as templates of other frameworks hand them over", async () => {
    const element = show(`<seam-probe ${signed}></seam-probe>`);
    Object.assign(element, { disableSearch: "", deviceIds: "a, b" });
    await expectProps({ disableSearch: true, deviceIds: ["a", "b"] });
    Object.assign(element, { disableSearch: "false" });
    await expectProps({ disableSearch: false, deviceIds: ["a", "b"] });
  });
});

describe("names in small letters", () => {
  it("are properties too, as Solid sets them, also before the element is defined", async () => {
    const element = show(`<seam-solid-probe ${signed}></seam-solid-probe>`);
    const afilter = vi.fn<(name: string) => boolean>();
    Object.assign(element, { deviceids: ["a"], afilter });
    defineElement({ ...probe, tag: "seam-solid-probe" }, async () => Probe);
    await expectProps({ deviceIds: ["a"] });
    expect(afilter).toHaveBeenCalledWith("x");
    Object.assign(element, { deviceids: undefined, disablesearch: true });
    await expectProps({ disableSearch: true });
  });

  it("are attributes too, as React 18 writes them, now and later", async () => {
    const element = show(`<seam-probe ${signed}></seam-probe>`);
    element.setAttribute("deviceIds", "a");
    await expectProps({ deviceIds: ["a"] });
    element.setAttribute("deviceIds", "b");
    await expectProps({ deviceIds: ["b"] });
    element.removeAttribute("deviceIds");
    await expectProps({});
  });
});

describe("texts that a framework wrote as attributes, because the element was not defined yet", () => {
  const late = { ...probe, tag: "seam-framework-probe" } as const;

  it("are taken as properties, and do not come back when the property is taken away", async () => {
    const element = show(`<seam-framework-probe ${signed} deviceIds="a,b" disableSearch=""></seam-framework-probe>`);
    defineElement(late, async () => Probe);
    await expectProps({ deviceIds: ["a", "b"], disableSearch: true });
    Object.assign(element, { deviceIds: null });
    await expectProps({ disableSearch: true });
    expect(element.hasAttribute("deviceids")).toBe(false);
  });

  it("of a function show nothing in its place, and say why", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    show(`<seam-framework-probe ${signed} aFilter="(name) => true"></seam-framework-probe>`);
    await expect.element(page.elementLocator(host).getByRole("alert")).toBeVisible();
    expect(warn.mock.calls.flat().join()).toBe(
      'Cannot read aFilter="(name) => true": it should be a property, set once the element is defined.',
    );
  });

  it("stay while the element moves", async () => {
    const element = show(`<seam-framework-probe ${signed} deviceIds="a"></seam-framework-probe><section></section>`);
    await expectProps({ deviceIds: ["a"] });
    host.querySelector("section")?.append(element);
    await expectProps({ deviceIds: ["a"] });
    element.setAttribute("device-ids", "b");
    await expectProps({ deviceIds: ["b"] });
  });
});
