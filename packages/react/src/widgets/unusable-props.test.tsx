// Props as hosts without TypeScript may pass them: `wanted && list`, a URL object, a text in place of a list.
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "../../test/render.tsx";
import { createWorld } from "../../test/world.ts";
import { AccessCodeTable } from "./details/AccessCodeTable/AccessCodeTable.tsx";
import { DeviceTable } from "./DeviceTable/DeviceTable.tsx";
import { SupportedDeviceTable } from "./SupportedDeviceTable/SupportedDeviceTable.tsx";
import { aboutFrontDoor } from "../../test/screens/every-widget.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const crashed = /Something went wrong here/;
const widget = (Widget: unknown, props: object): ReactElement => {
  const Any = Widget as (props: object) => ReactElement;
  return <Any {...props} />;
};

describe("a widget with an unusable prop shows", () => {
  it.each([[1], [true], [[]], [{}], [Number.NaN], [""]])("its doors with hourCycle %o", async (hourCycle) => {
    const screen = await render(<DeviceTable />, { provider: { hourCycle } as object });
    await expect.element(screen.getByRole("button", { name: "Front Door" })).toBeVisible();
  });

  it.each([[{}], [[]], ["cache"], [false], [1]])("its doors with queryClient %o", async (queryClient) => {
    const screen = await render(<DeviceTable />, { provider: { queryClient } as object });
    await expect.element(screen.getByRole("button", { name: "Front Door" })).toBeVisible();
  });

  it("its doors, and loads its stylesheet, with an URL object as assetsBaseUrl", async () => {
    const assetsBaseUrl = new URL("/nowhere/", location.href);
    const provider = { assetsBaseUrl, disableCssInjection: false } as object;
    const screen = await render(<DeviceTable />, { provider });
    await expect.element(screen.getByRole("button", { name: "Front Door" })).toBeVisible();
    const link = document.querySelector<HTMLLinkElement>("link[data-seam-stylesheet=css]");
    expect(link?.href).toBe(`${assetsBaseUrl.href}index.min.css`);
    link?.remove();
  });

  it.each(["deviceComparator", "accessCodeComparator"])("its rows without a usable %s", async (name) => {
    const world = await createWorld();
    const { deviceId } = await aboutFrontDoor(world);
    for (const comparator of [false, "", "name", {}, Number.NaN]) {
      const table =
        name === "deviceComparator"
          ? widget(DeviceTable, { [name]: comparator })
          : widget(AccessCodeTable, { deviceId, [name]: comparator });
      const screen = await render(table, { in: world });
      await expect.element(screen.getByRole("listitem").first()).toBeVisible();
      await screen.unmount();
    }
  });

  it.each([false, "", 0, Number.NaN, null])(
    "everything with the filter %o, which stands for no filter",
    async (filter) => {
      const world = await createWorld();
      const { deviceId } = await aboutFrontDoor(world);
      const devices = await render(widget(DeviceTable, { deviceFilter: filter }), { in: world });
      await expect.element(devices.getByRole("button", { name: "Front Door" })).toBeVisible();
      await devices.unmount();
      const codes = await render(widget(AccessCodeTable, { deviceId, accessCodeFilter: filter }), { in: world });
      await expect.element(codes.getByRole("listitem").first()).toBeVisible();
    },
  );
});

describe("an unusable prop that should narrow a list never widens it", () => {
  it("shows no devices with a deviceFilter that is no function", async () => {
    const screen = await render(widget(DeviceTable, { deviceFilter: "floor1" }));
    await expect.element(screen.getByText(crashed)).toBeVisible();
  });

  it.each([[Number.NaN], [true], [{}], [5], [""], [[]]])("shows no models with the brands %o", async (brands) => {
    const screen = await render(widget(SupportedDeviceTable, { brands }));
    await expect.element(screen.getByText("No device models found.", { exact: true })).toBeVisible();
  });

  it("shows one brand when brands is a text instead of a list", async () => {
    const screen = await render(widget(SupportedDeviceTable, { brands: "Yale" }));
    await expect.element(screen.getByRole("heading", { name: "Yale Devices" })).toBeVisible();
    expect(screen.getByRole("heading").elements()).toHaveLength(1);
  });
});
