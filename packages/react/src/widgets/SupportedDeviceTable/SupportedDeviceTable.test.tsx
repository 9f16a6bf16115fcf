import type { DeviceModel } from "@mortise/client";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render as mount } from "vitest-browser-react";
import { expectAccessible } from "../../../test/appearance.ts";
import { render } from "../../../test/render.tsx";
import { asItIs, oddWire, refusal } from "../../../test/wire/odd-wire.ts";
import { createRealWorkspace, createWorld, type World } from "../../../test/world.ts";
import { SeamProvider } from "../../provider/SeamProvider.tsx";
import { SupportedDeviceTable } from "./SupportedDeviceTable.tsx";

type Screen = Awaited<ReturnType<typeof render>>;

const modelsOf = async ({ call }: Pick<World, "call">) =>
  (await call<{ device_models: DeviceModel[] }>("/internal/device_models/list", undefined, "GET")).device_models;

let catalogue: DeviceModel[];
beforeAll(async () => {
  catalogue = await modelsOf(await createWorld({ world: "empty" }));
});
const isLive = ({ support_level }: DeviceModel) => support_level === "live";
const ofBrand = (name: string) => catalogue.filter(({ brand }) => brand === name);

const rows = (screen: Screen) => screen.getByRole("listitem");
const search = (screen: Screen) => screen.getByRole("searchbox", { name: "Search" });
const filters = (screen: Screen) => screen.getByRole("button", { name: /^Filters/ });
const brandSelect = (screen: Screen) => screen.getByRole("combobox", { name: "Brand" });
const section = (screen: Screen, title: string) => screen.getByRole("list", { name: title, exact: true });
const opened = async (props: Parameters<typeof SupportedDeviceTable>[0] = {}) => {
  const screen = await render(<SupportedDeviceTable {...props} />);
  await expect.element(rows(screen).first()).toBeVisible();
  return screen;
};

describe("supported device table", () => {
  it("groups live models in brand sections, each with its logo and title", async () => {
    const screen = await opened();
    const brands = new Set(catalogue.filter(isLive).map(({ brand }) => brand));
    expect(screen.getByRole("heading").elements()).toHaveLength(brands.size);
    await expect.element(screen.getByRole("heading", { name: "Yale Devices", exact: true })).toBeVisible();
    await expect.poll(() => screen.container.querySelectorAll("img.seam-brand-logo")).toHaveLength(brands.size);
    await expectAccessible(screen.container);
  });

  it("shows of each model its icon, name, id, connection and support", async () => {
    const model = ofBrand("yale").find(isLive);
    if (model === undefined) throw new Error("The catalogue has no live Yale.");
    const screen = await opened();
    const row = section(screen, "Yale Devices").getByRole("listitem").first();
    const connection = { wifi: "Wifi", zwave: "Z-Wave", zigbee: "Zigbee", unknown: "Unknown" }[model.connection_type];
    await expect.element(row).toHaveTextContent(`${model.model_name}${model.manufacturer_model_id}${connection}LIVE`);
    expect(row.element().querySelector("img")?.src).toBe(model.icon_url);
  });

  it("collapses sections above 3 models, with See all N devices and Show less", async () => {
    const live = ofBrand("yale").filter(isLive);
    expect(live.length).toBeGreaterThan(3);
    const screen = await opened();
    const yale = section(screen, "Yale Devices").getByRole("listitem");
    expect(yale.elements()).toHaveLength(3);
    const more = screen.getByRole("button", { name: `See all ${live.length} devices`, exact: true }).first();
    await expect.element(more).toHaveAttribute("aria-expanded", "false");
    const description = more.element().getAttribute("aria-describedby") ?? "";
    const title = document.getElementById(description)?.textContent ?? "";
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect
      .element(
        section(screen, title)
          .getByRole("listitem")
          .nth(live.length - 1),
      )
      .toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Show less", exact: true })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(section(screen, title).getByRole("listitem").nth(3)).not.toBeInTheDocument();
  });

  it("leaves a section of up to 3 open", async () => {
    const small = [...new Set(catalogue.map(({ brand }) => brand))].find((brand) => {
      const count = ofBrand(brand).filter(isLive).length;
      return count > 0 && count <= 3;
    });
    if (small === undefined) throw new Error("Every brand has more than 3 live models.");
    const screen = await opened({ brands: [small] });
    expect(screen.getByRole("button", { name: /^See all/ }).elements()).toHaveLength(0);
    expect(rows(screen).elements()).toHaveLength(ofBrand(small).filter(isLive).length);
  });
});

describe("filters", () => {
  it("Brand: All or a capitalised brand; a flat list, and a count on the button", async () => {
    const screen = await opened();
    await expect.element(filters(screen)).toHaveTextContent("Filters");
    await filters(screen).click();
    await expect.element(brandSelect(screen)).toHaveValue("");
    await expectAccessible(screen.container);
    await brandSelect(screen).selectOptions("Yale");
    await expect.element(screen.getByRole("list", { name: "Device models", exact: true })).toBeVisible();
    expect(rows(screen).elements()).toHaveLength(ofBrand("yale").filter(isLive).length);
    expect(screen.getByRole("heading").elements()).toHaveLength(0);
    await expect.element(filters(screen)).toHaveTextContent("Filters11 active filter");
    await expect.element(screen.getByRole("status").last()).toMatchTextContent(/^\d+ results?$/);
  });

  it('Supported: on by default; "supported only off" counts as a filter; BETA and Inquire appear', async () => {
    const screen = await opened({ brands: ["yale"] });
    await expect.element(screen.getByText("BETA", { exact: true })).not.toBeInTheDocument();
    await filters(screen).click();
    const supported = screen.getByRole("checkbox", { name: "Supported" });
    await expect.element(supported).toBeChecked();
    await userEvent.keyboard("{Tab}{Tab}");
    await expect.element(supported).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect
      .element(screen.getByRole("button", { name: `See all ${ofBrand("yale").length} devices` }))
      .toBeInTheDocument();
    await brandSelect(screen).selectOptions("Yale");
    await expect.element(filters(screen)).toMatchTextContent(/^Filters2/);
    await expect.element(rows(screen).nth(ofBrand("yale").length - 1)).toBeInTheDocument();
    for (const [level, text] of [
      ["beta", "BETA"],
      ["unsupported", "Inquire"],
    ] as const) {
      const count = ofBrand("yale").filter(({ support_level }) => support_level === level).length;
      expect(screen.getByText(text, { exact: true }).elements()).toHaveLength(count);
    }
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(filters(screen)).toHaveFocus();
  });

  it.each([
    ["disableFilter", 1, 0],
    ["cannotFilter", 0, 0],
  ])("%s leaves out what it names", async (prop, searches, buttons) => {
    const screen = await opened({ [prop]: true });
    expect(search(screen).elements()).toHaveLength(searches);
    expect(filters(screen).elements()).toHaveLength(buttons);
  });

  it("brands: only these, also to choose from", async () => {
    const screen = await opened({ brands: ["August", "yale"] });
    await expect.element(screen.getByRole("heading", { name: "Yale Devices", exact: true })).toBeVisible();
    expect(screen.getByRole("heading").elements()).toHaveLength(2);
    await filters(screen).click();
    await expect.element(brandSelect(screen)).toHaveTextContent("AllAugustYale");
  });
});

describe("searching", () => {
  it("shows a flat list of what the server finds, and says how many", async () => {
    const screen = await opened();
    await search(screen).fill("zwave");
    await expect.element(screen.getByRole("list", { name: "Device models" })).toBeVisible();
    expect(screen.getByRole("heading").elements()).toHaveLength(0);
    for (const element of screen.container.querySelectorAll(".seam-model-link"))
      expect(element.textContent).toBe("Z-Wave");
    await expect.element(screen.getByRole("status").last()).toMatchTextContent(/^\d+ results?$/);
    await expectAccessible(screen.container);
    await screen.getByRole("button", { name: "Clear search", exact: true }).click();
    await expect.element(screen.getByRole("heading").first()).toBeVisible();
  });

  it("says when nothing matches, with a way out", async () => {
    const screen = await opened();
    await search(screen).fill("(a+)+$ no such model");
    await expect.element(screen.getByText("No device models matched your search.", { exact: true })).toBeVisible();
    await expectAccessible(screen.container);
    await screen.getByRole("button", { name: "Clear search terms", exact: true }).click();
    await expect.element(rows(screen).first()).toBeVisible();
    await expect.element(search(screen)).toHaveValue("");
  });
});

describe("states", () => {
  it("loading", async () => {
    const world = await createWorld();
    await world.control("network/set", { delay_ms: 60_000 });
    const screen = await render(<SupportedDeviceTable />, { in: world });
    await expect.element(screen.getByText("Loading device models...", { exact: true })).toBeVisible();
    await expectAccessible(screen.container);
  });

  it("error, with Retry", async () => {
    const world = await createWorld();
    await world.control("network/set", { status: 403 });
    const screen = await render(<SupportedDeviceTable />, { in: world });
    await expect.element(screen.getByRole("alert")).toHaveTextContent("There was an error fetching device models.");
    await expectAccessible(screen.container);
    await world.control("network/set", {});
    await screen.getByRole("button", { name: "Retry", exact: true }).click();
    await expect.element(rows(screen).first()).toBeVisible();
  });

  it.each([
    [400, "invalid_input", "support_level: not one of live, beta."],
    [403, "forbidden", "This session may not list models."],
    [422, "catalogue_closed", "The catalogue is closed today."],
  ])("error of a server that refuses with %i: the sentence, then its own message, and Retry", async (...answer) => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => printed.mockRestore());
    const [, , message] = answer;
    const world = await createWorld();
    const wire = oddWire(world, refusal(...answer));
    const mounted = await mount(
      <SeamProvider client={wire.client} disableCssInjection disableFontInjection>
        <SupportedDeviceTable />
      </SeamProvider>,
    );
    const screen = Object.assign(mounted, { world });
    await expect.element(screen.getByRole("alert")).toHaveTextContent("There was an error fetching device models.");
    const lines = [...screen.container.querySelectorAll(".seam-error > div")].map(({ textContent }) => textContent);
    expect(lines[0]).toBe("There was an error fetching device models.");
    expect(lines.filter((line) => line === message)).toEqual([message]);
    await expectAccessible(screen.container);
    wire.spoil = asItIs;
    await screen.getByRole("button", { name: "Retry", exact: true }).click();
    await expect.element(rows(screen).first()).toBeVisible();
    expect(screen.getByRole("alert").elements()).toHaveLength(0);
  });

  it("empty", async () => {
    const screen = await render(<SupportedDeviceTable brands={["no_such_brand"]} />);
    await expect.element(screen.getByText("No device models found.", { exact: true })).toBeVisible();
  });

  it("a workspace with real locks: what its hubs connect, under the names of the brands, and no simulated maker", async () => {
    const house = await createRealWorkspace();
    const models = await modelsOf(house);
    const screen = await render(<SupportedDeviceTable />, { in: house });
    await expect.element(screen.getByRole("heading", { name: "Yale Devices", exact: true })).toBeVisible();
    const brands = new Set(models.map(({ brand }) => brand));
    expect(screen.getByRole("heading").elements()).toHaveLength(brands.size);
    expect(brands.size).toBeLessThan(new Set(catalogue.filter(isLive).map(({ brand }) => brand)).size);
    await expect.poll(() => screen.container.querySelectorAll("img.seam-brand-logo")).toHaveLength(brands.size);
    for (const link of screen.container.querySelectorAll(".seam-model-link"))
      expect(link.textContent).toMatch(/^(?:Z-Wave|Zigbee)$/);
    await filters(screen).click();
    await screen.getByRole("checkbox", { name: "Supported" }).click();
    await brandSelect(screen).selectOptions("Schlage");
    await expect.element(screen.getByText("BE469ZP", { exact: true })).toBeVisible();
    expect(screen.getByText("Inquire", { exact: true }).elements()).toHaveLength(0);
    const ofSchlage = models.filter(({ brand }) => brand === "schlage").length;
    await expect.poll(() => rows(screen).elements()).toHaveLength(ofSchlage);
  });

  it("a workspace with real locks and none of the brands that the page asks for", async () => {
    const house = await createRealWorkspace();
    const screen = await render(<SupportedDeviceTable brands={["nuki", "genie"]} />, { in: house });
    await expect.element(screen.getByText("No device models found.", { exact: true })).toBeVisible();
    await expectAccessible(screen.container);
  });

  it.each([280, 390])("fits %i px", async (width) => {
    await page.viewport(width, 800);
    const screen = await opened();
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
    await page.viewport(1000, 800);
  });
});
