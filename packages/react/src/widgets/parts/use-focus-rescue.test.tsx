// Keyboard users never lose the focus.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findDevice } from "../../../test/codes.ts";
import { type About, aboutFrontDoor, everyWidget } from "../../../test/screens/every-widget.ts";
import { render } from "../../../test/render.tsx";
import { createWorld, type World } from "../../../test/world.ts";
import { withoutStream } from "../../../test/wire/without-stream.ts";
import "../../styles/index.css";
import { AccessCodeTable, DeviceDetails, DeviceTable, SupportedDeviceTable } from "../../index.ts";

let world: World;
let about: About;
beforeEach(async () => {
  world = await createWorld();
  about = await aboutFrontDoor(world);
});
afterEach(() => void vi.restoreAllMocks());

function focused(): string {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return "nowhere";
  return activeElement.getAttribute("aria-label") ?? activeElement.textContent ?? "";
}
async function expectFocusOn(text: RegExp): Promise<void> {
  await expect.poll(focused).toMatch(text);
}
const button = (name: string | RegExp) => page.getByRole("button", { name });

async function pressByKey(name: string | RegExp): Promise<void> {
  await expect.element(button(name).last()).toBeVisible();
  (button(name).last().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

describe("the focus stays in the widget when what had it goes:", () => {
  it.each<[string, () => Parameters<typeof render>[0], RegExp]>([
    ["doors", () => <DeviceTable />, /^Devices/],
    ["codes", () => <AccessCodeTable deviceId={about.deviceId} />, /^Access Codes/],
    ["models", () => <SupportedDeviceTable />, / Devices$/],
  ])("the button that clears a search among %s", async (_, widget, heading) => {
    await render(widget(), { in: world });
    await page.getByRole("searchbox").fill("no such thing");
    await expect.element(page.getByText(/^(Sorry, no|No device models matched)/)).toBeVisible();
    await pressByKey(/^Clear search/);
    await expectFocusOn(heading);
  });

  it.each(everyWidget.filter(({ isPressed }) => !isPressed))(
    "Retry in $name, once it has helped",
    async ({ widget, shows }) => {
      vi.spyOn(console, "error").mockImplementation(() => undefined);
      withoutStream();
      await world.control("network/set", { status: 500 });
      const screen = await render(widget(about), { in: world });
      await expect.element(button("Retry")).toBeVisible();
      await world.control("network/set", {});
      await pressByKey("Retry");
      await expect.element(screen.getByText(shows).first()).toBeVisible();
      await expectFocusOn(/^(?!nowhere)/);
    },
  );

  it("a chip whose last issue is over, a row whose door has gone", async () => {
    await render(<DeviceTable />, { in: world });
    await expect.element(button("1 device issue")).toBeVisible();
    (button("1 device issue").element() as HTMLElement).focus();
    await world.control("devices/update", { device_id: (await findDevice(world, "Laundry")).device_id, online: true });
    await expectFocusOn(/^Devices/);
    (button("Front Door").element() as HTMLElement).focus();
    await world.call("/devices/delete", { device_id: about.deviceId });
    await expectFocusOn(/^Devices11/);
  });

  it("a button that is switched off because the door has", async () => {
    await render(<DeviceDetails deviceId={about.deviceId} />, { in: world });
    await expect.element(button("Unlock")).toBeVisible();
    (button("Unlock").element() as HTMLElement).focus();
    // Repeated, in case the first change comes before anybody listens.
    const goOffline = async () => {
      for (const online of [true, false]) await world.control("devices/update", { device_id: about.deviceId, online });
      return focused();
    };
    await expect.poll(goOffline, { interval: 500 }).toMatch(/^Front Door$/);
    // A focus ring would suggest that the name can be pressed.
    expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe("none");
  });
});

it("leaves the focus where a person has put it meanwhile", async () => {
  await render(
    <>
      <DeviceTable />
      <input aria-label="The host's own" />
    </>,
    { in: world },
  );
  await expect.element(button("Front Door")).toBeVisible();
  (button("Front Door").element() as HTMLElement).focus();
  await page.getByLabelText("The host's own").click();
  await world.call("/devices/delete", { device_id: about.deviceId });
  await expect.poll(() => button("Front Door").elements().length).toBe(0);
  expect(focused()).toBe("The host's own");
});
