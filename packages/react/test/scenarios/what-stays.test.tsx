// Buttons, texts and the content below must not move when a state changes, or a press hits something else. Each test
// compares positions before and after, in four fonts.
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import {
  AccessCodeDetails,
  AccessCodeTable,
  DeviceDetails,
  DeviceTable,
  SupportedDeviceTable,
} from "../../src/index.ts";
import { loadLanguage } from "../../src/strings/load-language.ts";
import { findCode, findDevice } from "../codes.ts";
import { inEachFont } from "../fonts.ts";
import { oddWire } from "../wire/odd-wire.ts";
import { render } from "../render.tsx";
import { createWorld } from "../world.ts";
import "../appearance.ts";

afterEach(() => page.viewport(1000, 800));

const shown = (selector: string) => document.querySelector(selector);
const topsOf = (...parts: string[]) =>
  inEachFont(() => parts.map((part) => Math.round(shown(part)?.getBoundingClientRect().top ?? Number.NaN)));
const height = () => inEachFont(() => Math.round(shown(".seam-frame")?.getBoundingClientRect().height ?? Number.NaN));

const locales = ["en", "de", "es", "fr", "pt-BR", "ja", "zh-CN", "ar"];
const control = () => topsOf(".seam-tile", ".seam-lock-value", ".seam-lock-action > .seam-button");
const places = () => ({ control: control(), height: height() });

it.each(locales)(
  "a lock's control does not move in %s at 390 px when the lock obeys, nor its button at 280 px when it refuses",
  async (locale) => {
    await page.viewport(390, 800);
    const messages = await loadLanguage(locale);
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Garden Gate");
    const fault = (kind: string, times: number | null) =>
      world.control("faults/set", { device_id, fault: kind, times });
    await fault("hold", null);
    await render(<DeviceDetails deviceId={device_id} />, {
      in: world,
      provider: { locale, ...(messages && { messages }) },
    });
    const state = () => shown(".seam-lock")?.getAttribute("data-state");
    const press = () => page.elementLocator(shown(".seam-lock-action > .seam-button") ?? document.body).click();
    await expect.poll(state).toBe("unlocked");
    const before = places();
    await press();
    await expect.poll(state).toBe("locking");
    expect(places()).toEqual(before);
    await world.control("faults/clear", { device_id });
    await expect.poll(state).toBe("confirmed");
    expect(places()).toEqual(before);

    await page.viewport(280, 800);
    await fault("jammed", 1);
    const still = control();
    await press();
    await expect.poll(state).toBe("failed");
    expect(control()).toEqual(still);
  },
);

it.each([280, 1000])(
  "what stands below a lock in a code's details does not move at %i px when the lock is asked to move",
  async (width) => {
    await page.viewport(width, 800);
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const { access_code_id } = await findCode(world, device_id, "Cleaning team");
    await world.control("faults/set", { device_id, fault: "hold", times: null });
    const screen = await render(<AccessCodeDetails accessCodeId={access_code_id} />, { in: world });
    const unlock = screen.getByRole("button", { name: "Unlock", exact: true });
    await expect.element(unlock).toBeVisible();
    const before = places();
    await unlock.click();
    await expect.element(screen.getByText("Waiting for the lock to confirm")).toBeVisible();
    expect(places()).toEqual(before);
  },
);

it("the rows of a table that cannot be refreshed do not move: the alert is shown below them, within the screen", async () => {
  await page.viewport(390, 400);
  const world = await createWorld();
  const screen = await render(<DeviceTable />, { in: world });
  await expect.poll(() => shown(".seam-device-row .seam-row-open")).not.toBeNull();
  const before = topsOf(".seam-health", ".seam-device-row");
  await world.control("network/set", { status: 403 });
  window.dispatchEvent(new Event("visibilitychange"));
  const alert = screen.getByRole("alert");
  await expect.element(alert).toBeVisible();
  expect(topsOf(".seam-health", ".seam-device-row")).toEqual(before);
  const { top, bottom } = alert.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(200);
  expect(bottom).toBeLessThanOrEqual(400);
});

it.each([
  ["devices", DeviceTable, ".seam-row"],
  ["models", SupportedDeviceTable, ".seam-model-row"],
] as const)("the first row of a table of %s is where its placeholder was", async (_, Table, row) => {
  const world = await createWorld();
  const topOf = async (isWaiting: boolean) => {
    await world.control("network/set", { delay_ms: isWaiting ? 60_000 : 0 });
    const { container, unmount } = await render(<Table />, { in: world });
    const found = () =>
      [...container.querySelectorAll(row)].find((one) => (one.closest(".seam-waiting") !== null) === isWaiting);
    await expect.poll(found).toBeDefined();
    const top = found()?.getBoundingClientRect().top ?? Number.NaN;
    await unmount();
    return top;
  };
  const waiting = await topOf(true);
  expect(Math.abs(waiting - (await topOf(false)))).toBeLessThan(2);
});

it.each([280, 390, 1000])(
  "a code's facts keep their height at %i px when the zone of its door becomes known, so that the buttons below stay in place",
  async (width) => {
    await page.viewport(width, 800);
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const { access_code_id } = await findCode(world, device_id, "Amara Okafor");
    const { client } = oddWire(world, (body) => body);
    const { promise, resolve } = Promise.withResolvers<void>();
    const get = client.devices.get.bind(client.devices);
    vi.spyOn(client.devices, "get").mockImplementation(async (...asked) => promise.then(async () => get(...asked)));
    const provider = { client, clientSessionToken: undefined, endpoint: undefined };
    const screen = await render(<AccessCodeDetails accessCodeId={access_code_id} disableDeleteAccessCode={false} />, {
      in: world,
      provider,
    });
    await expect.element(screen.getByText("Active until ...", { exact: true })).toBeVisible();
    const heightOf = () =>
      inEachFont(() => Math.round(shown(".seam-frame > .seam-detail")?.getBoundingClientRect().height ?? Number.NaN));
    const before = heightOf();
    resolve();
    await expect.element(screen.getByText(/^All times in /)).toBeVisible();
    expect(heightOf()).toEqual(before);
  },
);

it.each([450, 500, 600, 700])(
  "the search field does not move at %i px when something is typed into it",
  async (width) => {
    await page.viewport(width, 800);
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const screen = await render(<AccessCodeTable deviceId={device_id} heading="Zugangscodes" />, { in: world });
    await expect.element(screen.getByText("Cleaning team")).toBeVisible();
    const before = topsOf(".seam-search", ".seam-health");
    await screen.getByRole("searchbox").fill("clean");
    await expect.element(screen.getByText("1 of 5")).toBeVisible();
    expect(topsOf(".seam-search", ".seam-health")).toEqual(before);
  },
);

it.each([390, 1000])(
  "the rows of codes do not move at %i px when their door becomes known later than they are",
  async (width) => {
    await page.viewport(width, 800);
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const { client } = oddWire(world, (body) => body);
    const { promise, resolve } = Promise.withResolvers<void>();
    const get = client.devices.get.bind(client.devices);
    vi.spyOn(client.devices, "get").mockImplementation(async (...asked) => promise.then(async () => get(...asked)));
    const provider = { client, clientSessionToken: undefined, endpoint: undefined };
    const screen = await render(<AccessCodeTable deviceId={device_id} />, { in: world, provider });
    await expect.element(screen.getByText("Ends: ...", { exact: true }).first()).toBeVisible();
    const rows = () => [...document.querySelectorAll(".seam-row-open")];
    const tops = () => inEachFont(() => rows().map((row) => Math.round(row.getBoundingClientRect().top)));
    expect(rows().length).toBeGreaterThan(3);
    const before = tops();
    resolve();
    await expect.element(screen.getByText("Front Door", { exact: true }).first()).toBeVisible();
    expect(tops()).toEqual(before);
  },
);
