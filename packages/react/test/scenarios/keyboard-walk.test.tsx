// Uses each widget with the keyboard only, and checks what is spoken meanwhile.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  AccessCodeDetails,
  AccessCodeTable,
  ConnectAccountButton,
  CreateAccessCodeForm,
  DeviceDetails,
  DeviceTable,
  EditAccessCodeForm,
  SupportedDeviceTable,
} from "../../src/index.ts";
import "../appearance.ts";
import { codesOf } from "../codes.ts";
import { type About, aboutFrontDoor } from "../screens/every-widget.ts";
import { render } from "../render.tsx";
import { createWorld, type World } from "../world.ts";

let world: World;
let about: About;
beforeEach(async () => {
  world = await createWorld();
  about = await aboutFrontDoor(world);
  heard.length = 0;
  listener.observe(document, { subtree: true, childList: true, characterData: true });
});
afterEach(() => {
  listener.disconnect();
  vi.restoreAllMocks();
});

const allowed = {
  disableCreateAccessCode: false,
  disableEditAccessCode: false,
  disableDeleteAccessCode: false,
} as const;
/** Texts of live regions since the previous test, each as long as it was present. */
const heard: string[] = [];
const listener = new MutationObserver(() => {
  for (const { textContent } of document.querySelectorAll('.seam-components [role="status"]'))
    if (textContent) heard.push(textContent);
});
/** Expects that a text has been spoken since the last check. */
async function isSaid(text: RegExp | string): Promise<void> {
  const isIt = (each: string) => (typeof text === "string" ? each.includes(text) : text.test(each));
  await expect.poll(() => heard.find(isIt), { message: `${text} among ${heard.join("|")}` }).toBeDefined();
  heard.length = 0;
}

/** Returns a control's name for a screen reader. */
function nameOf(element: Element): string {
  const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
  return (element.getAttribute("aria-label") ?? (labels?.[0]?.textContent || element.textContent) ?? "").trim();
}
/** Expects that the view of this device or code has opened. */
async function isAbout(name: string): Promise<void> {
  await expect.poll(() => document.activeElement?.getAttribute("aria-description")).toBe(name);
}
const focused = () =>
  document.activeElement === null || document.activeElement === document.body ? "" : nameOf(document.activeElement);
async function isOn(name: string | RegExp): Promise<void> {
  await expect.poll(focused).toMatch(name);
}

/** Presses Tab until a control has focus, once it is present. Returns the stops on the way. */
async function tabTo(name: string | RegExp): Promise<string[]> {
  const isIt = (found: string) => (typeof name === "string" ? found === name : name.test(found));
  const isThere = () =>
    [...document.querySelectorAll("button, input, select")].some((control) => isIt(nameOf(control)));
  await expect.poll(isThere, { message: String(name) }).toBe(true);
  const passed: string[] = [];
  for (let stops = 0; stops < 60; stops++) {
    await userEvent.keyboard("{Tab}");
    const here = focused();
    if (isIt(here)) return passed;
    passed.push(here);
  }
  throw new Error(`Tab never comes to ${name}, only to ${passed.join(", ")}.`);
}
async function press(name: string | RegExp): Promise<string[]> {
  const passed = await tabTo(name);
  await userEvent.keyboard("{Enter}");
  return passed;
}

// Long timeout, because each key press is a round trip to the browser's process.
describe("with the keyboard alone", { timeout: 60_000 }, () => {
  it("a device is found, opened, unlocked, and left again", async () => {
    await render(<DeviceTable />, { in: world });
    await expect.poll(() => document.querySelectorAll(".seam-row-open").length).toBeGreaterThan(5);
    await tabTo("Search");
    await userEvent.keyboard("front door");
    await isSaid(/^1 result$/);
    expect(await press("Front Door")).toContain("Clear search");
    await isOn("Device details");
    await isAbout("Front Door");
    await press(/^\d+ access codes$/);
    await isOn(/^Access Codes/);
    await isAbout("Front Door");
    await press("Amara Okafor");
    await isOn("Access code");
    await isAbout("Amara Okafor");
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
    await isOn("Amara Okafor");
    await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}");
    await press("Back");
    await isOn(/^\d+ access codes$/);
    await press("Unlock");
    await isSaid("Front Door: Unlocked. Confirmed by the lock");
    await isOn("Lock");
    expect((await world.device(about.deviceId)).properties.locked).toBe(false);
    await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}{Enter}");
    await isOn("Front Door");
  });

  it("a lock that refuses says so, and is tried again", async () => {
    await world.control("faults/set", { device_id: about.deviceId, fault: "jammed", times: 1 });
    await render(<DeviceDetails deviceId={about.deviceId} />, { in: world });
    await expect.poll(() => document.querySelector(".seam-lock")).not.toBeNull();
    await press("Unlock");
    await isSaid(/Front Door: Locked\. Not unlocked\. \S+/);
    await isOn("Try again");
    await userEvent.keyboard(" ");
    await isSaid("Front Door: Unlocked. Confirmed by the lock");
  });

  it("a lock that asks for two presses is unlocked by two, and by Escape is not", async () => {
    await render(<DeviceDetails deviceId={about.deviceId} confirmUnlock />, { in: world });
    await expect.poll(() => document.querySelector(".seam-lock")).not.toBeNull();
    await press("Unlock");
    await isSaid("Front Door: Press again to unlock");
    await isOn("Unlock now");
    await userEvent.keyboard("{Escape}");
    await isOn(/^Unlock$/);
    // A press so soon after another counts as the same press.
    const unlock = async () => {
      if (/^Unlock( now)?$/.test(focused())) await userEvent.keyboard("{Enter}");
      return focused();
    };
    await expect.poll(unlock, { interval: 700 }).toBe("Lock");
    await isSaid("Front Door: Unlocked. Confirmed by the lock");
  });

  it("a code is copied, added, edited and deleted", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await render(<AccessCodeTable deviceId={about.deviceId} {...allowed} />, { in: world });
    await expect.poll(() => document.querySelectorAll(".seam-row-open").length).toBe(5);
    const codes = await codesOf(world, about.deviceId);
    const first = codes.find(({ access_code_id }) => access_code_id === about.accessCodeId);
    const menu = `Actions for ${first?.name}`;

    expect((await press(menu)).slice(0, 2)).toEqual(["Add code", "Search"]);
    await isOn(/^Copy code - \d+$/);
    await userEvent.keyboard("{Enter}");
    await isSaid("Code copied");
    await isOn(menu);
    await userEvent.keyboard("{ArrowUp}");
    await isOn("Delete code");
    await userEvent.keyboard("{Escape}");
    await isOn(menu);

    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await isOn(/^Edit access code/);
    await tabTo("Name");
    await userEvent.keyboard("{Control>}a{/Control}Gardener{Enter}");
    await isSaid("Code saved");
    await isOn("Gardener");

    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await press("Actions for Gardener");
    await userEvent.keyboard("{End}{Enter}");
    await isOn("Cancel");
    await press("Delete code");
    // If the lock answers at once, the second text follows right after the first.
    await isSaid(/The code is being removed|Gardener: Removed from the lock/);
    await expect.poll(focused).not.toBe("");

    document.querySelector<HTMLElement>("[data-seam-title]")?.focus();
    await press("Add code");
    await isOn(/^Add new access code/);
    await tabTo("Name");
    await userEvent.keyboard("Plumber{Enter}");
    await isOn("Plumber");
    await press("Done");
    await isOn("Add code");
    await expect.poll(async () => (await codesOf(world, about.deviceId)).map(({ name }) => name)).toContain("Plumber");
  });

  it("a code's details: copied, its door opened, and deleted after a No", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const onBack = vi.fn();
    await render(<AccessCodeDetails accessCodeId={about.accessCodeId} onBack={onBack} {...allowed} />, { in: world });
    await expect.poll(() => document.querySelector(".seam-pin-value")).not.toBeNull();
    expect(await press("Copy code")).toEqual(["Back"]);
    await isSaid("Code copied");
    await press("Device details");
    await isOn("Device details");
    await press("Back");
    await isOn("Device details");
    await tabTo("Unlock");
    await press("Delete code");
    await userEvent.keyboard("{Escape}");
    await isOn("Delete code");
    expect(onBack).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}{Tab}{Enter}");
    await isSaid("The code is being removed");
    await expect.poll(() => onBack.mock.calls.length).toBe(1);
  });

  it("a code for some days, in another zone: every screen of the form and back", async () => {
    await render(<CreateAccessCodeForm deviceId={about.deviceId} />, { in: world });
    await expect.poll(() => document.querySelector("form")).not.toBeNull();
    await tabTo("Name");
    await userEvent.keyboard("Ida Lind");
    await press("Generate");
    await isSaid("A code was filled in");
    await tabTo("Ongoing");
    await userEvent.keyboard("{ArrowDown}");
    await isOn("Start/end times");
    await press("Edit times");
    await isOn("Timing");
    expect(await tabTo("Start")).toEqual([]);
    await press(/^All times in /);
    await isOn(/^Time Zone \((automatic|manual)\)$/);
    await tabTo("Use local time zone");
    if (document.querySelector(".seam-check:checked") !== null) await userEvent.keyboard(" ");
    await tabTo("Search");
    await userEvent.keyboard("auckland{Tab}{Tab} ");
    await isOn(/^Auckland/);
    await userEvent.keyboard("{Shift>}{Tab}{Tab}{Tab}{Tab}{/Shift}{Enter}");
    await isOn("All times in Auckland");
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await tabTo(/^All times in /);
    for (let steps = 0; steps < 20 && focused() !== "Back"; steps++) await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await userEvent.keyboard("{Enter}");
    await isOn("Edit times");
    expect(await press("Save")).toEqual(["Also on other doors", "Cancel"]);
    await isOn("Ida Lind");
    await expect
      .poll(async () => (await codesOf(world, about.deviceId)).find(({ name }) => name === "Ida Lind")?.type)
      .toBe("time_bound");
  });

  it("a refused change takes the focus to what is said of it; nothing typed is lost", async () => {
    await render(<EditAccessCodeForm accessCodeId={about.accessCodeId} />, { in: world });
    await expect.poll(() => document.querySelector("form")).not.toBeNull();
    await tabTo("Name");
    await userEvent.keyboard("{Control>}a{/Control}Gardener");
    await world.control("network/set", { status: 403 });
    await userEvent.keyboard("{Enter}");
    await isOn("The code could not be saved. You do not have access to this. Ask whoever manages it.");
    expect(document.activeElement?.getAttribute("role")).toBe("alert");
    await world.control("network/set", {});
    await press("Save");
    await isSaid("Code saved");
  });

  it("the catalogue is filtered, searched, unfolded and folded", async () => {
    await render(<SupportedDeviceTable />, { in: world });
    await expect.poll(() => document.querySelectorAll(".seam-brand").length).toBeGreaterThan(1);
    expect(await press("Filters")).toEqual(["Search"]);
    await tabTo("Brand");
    await tabTo("Supported");
    await userEvent.keyboard(" {Escape}");
    await isOn(/^Filters/);
    await expect.poll(focused).toContain("1 active filter");
    await press(/^See all \d+ devices$/);
    await isOn("Show less");
    await userEvent.keyboard("{Enter}");
    await isOn(/^See all \d+ devices$/);
    (document.querySelector(".seam-frame") as HTMLElement).querySelector<HTMLElement>("input")?.focus();
    await userEvent.keyboard("pro");
    await isSaid(/\d+ results?$/);
    await userEvent.keyboard("{Control>}a{/Control}no such lock");
    await expect.poll(() => document.querySelector(".seam-empty")).not.toBeNull();
    await press("Clear search terms");
    await expect.poll(() => document.querySelectorAll(".seam-brand").length).toBeGreaterThan(1);
  });

  it("connecting that cannot begin says so, and can be pressed again", async () => {
    await world.control("network/set", { status: 403 });
    await render(
      <p>
        Locks: <ConnectAccountButton />
      </p>,
      { in: world },
    );
    await press("Connect Account");
    await expect
      .poll(() => document.querySelector('[role="alert"]')?.textContent)
      .toBe("The connection could not be started. You do not have access to this. Ask whoever manages it.");
    await isOn("Connect Account");
  });
});
