// Every statement about a door stays true, whatever happens to it while the page is open.
import { afterEach, expect, it, vi } from "vitest";
import type { Device, Seam } from "@mortise/client";
import { render as mount } from "vitest-browser-react";
import { page } from "vitest/browser";
import { SeamProvider } from "../../../index.ts";
import "../../../styles/index.css";
import { findDevice } from "../../../../test/codes.ts";
import { choose, door, fill, goOn, openedDoors, rowOf, saveOn } from "../../../../test/screens/code-for-doors.tsx";
import { name, pin, timed } from "../../../../test/screens/create-code-form.tsx";
import { oddWire } from "../../../../test/wire/odd-wire.ts";
import { createWorld, type World } from "../../../../test/world.ts";
import { CreateCodeForDoorsForm } from "./CreateCodeForDoorsForm.tsx";

afterEach(async () => {
  await page.viewport(1280, 720);
  vi.restoreAllMocks();
});

const signOut = async (world: World, title: string) => {
  const { connected_account_id } = await findDevice(world, title);
  await world.control("accounts/update", { connected_account_id, connected: false });
};

/** Opens the form with a client whose answers are changed on their way. */
const openedBy = async (client: Seam, world: World) =>
  Object.assign(
    await mount(
      <SeamProvider client={client} disableCssInjection disableFontInjection>
        <CreateCodeForDoorsForm />
      </SeamProvider>,
    ),
    { world },
  );

it("names a door that signs out after it was chosen, and sends it nothing", async () => {
  const { screen, world } = await openedDoors();
  await choose(screen, "Front Door", "Garden Gate");
  await goOn(screen).click();
  await name(screen).fill("Lena Hughes");
  await signOut(world, "Front Door");
  await expect.element(screen.getByText(/^Left out: .*Front Door.*\(account signed out\)$/)).toBeVisible();
  await screen.getByRole("button", { name: "Back" }).click();
  await expect.element(door(screen, "Front Door")).not.toBeChecked();
  await expect.element(screen.getByText(/^Left out: .*Front Door/)).toBeVisible();
});

it("keeps a chosen door while its hub is away, because its code waits for the hub", async () => {
  const world = await createWorld();
  const errors = ["account_disconnected", "bridge_disconnected"].map((error_code) => ({ error_code, message: "" }));
  const { client } = oddWire(world, (answer) => {
    for (const device of (answer["devices"] ?? []) as Device[])
      if (device.properties.name === "Front Door") Object.assign(device, { errors });
    return answer;
  });
  const screen = await openedBy(client, world);
  await fill(screen, "Lena Hughes", "618294", "Front Door", "Garden Gate");
  await expect.element(screen.getByText("On 2 of 2 doors")).toBeVisible();
});

it("counts doors with the digits that are shown alone", async () => {
  const { screen, madeAt, world } = await openedDoors();
  await fill(screen, "Lena Hughes", "618294", "Front Door", "Garden Gate");
  await expect.element(screen.getByText("On 2 of 2 doors")).toBeVisible();
  const code = await madeAt("Garden Gate", "Lena Hughes");
  await world.call("/access_codes/update", { access_code_id: code?.access_code_id, code: "731195" });
  await expect.element(screen.getByText("On 1 of 2 doors")).toBeVisible();
  await expect.element(rowOf(screen, /Garden Gate.*Its digits: .?731195/)).toBeVisible();
});

it("tells times in the clocks of each door, in the rows and to the guest", async () => {
  const world = await createWorld();
  const { client } = oddWire(world, (answer) => {
    const devices = answer["devices"] as { properties: { name: string }; location: object }[] | undefined;
    for (const each of devices ?? [])
      if (each.properties.name === "Garden Gate") each.location = { timezone: "Asia/Tokyo" };
    return answer;
  });
  const screen = await openedBy(client, world);
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await choose(screen, "Front Door", "Garden Gate");
  await goOn(screen).click();
  await name(screen).fill("Lena Hughes");
  await pin(screen).fill("618294");
  await timed(screen).click();
  await saveOn(screen, 2).click();
  const times = (title: string) => rowOf(screen, title).element().querySelector(".seam-door-note")?.textContent ?? "";
  await expect.poll(() => times("Front Door")).toMatch(/\d/);
  expect(times("Garden Gate")).toMatch(/\d/);
  expect(times("Garden Gate")).not.toBe(times("Front Door"));
  await expect.element(screen.getByText("On 2 of 2 doors")).toBeVisible();
  await screen.getByRole("button", { name: "Copy message" }).click();
  await expect.poll(() => copied.mock.calls[0]?.[0]).toMatch(/Front Door.*618294.*Garden Gate.*618294/s);
});

it.each([280, 390, 1000])("moves no row and no button when a door fails, on a page of %i px", async (width) => {
  await page.viewport(width, 900);
  const { screen, world } = await openedDoors({ disableEditAccessCode: false }, { lock_delay_ms: 2500 });
  const { device_id } = await findDevice(world, "Front Door");
  await world.control("faults/set", { device_id, fault: "duplicate_code", times: null });
  await fill(screen, "Lena Hughes", "618294", "Front Door", "Garden Gate");
  await expect.element(rowOf(screen, /Front Door.*Being set/)).toBeVisible();
  const places = () =>
    [...screen.container.querySelectorAll(".seam-door-row, .seam-footer .seam-button, .seam-acts .seam-button")].map(
      (each) => each.getBoundingClientRect().toJSON() as unknown,
    );
  const before = places();
  await expect.element(screen.getByText(/1 door needs you/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Choose other digits" })).toBeVisible();
  await expect.element(screen.getByText(/Front Door.*has the same digits/)).toBeVisible();
  await expect.element(rowOf(screen, /Garden Gate.*On the lock/)).toBeVisible();
  expect(places()).toEqual(before);
});

it("asks before what was typed is lost, on the doors too", async () => {
  const onBack = vi.fn<() => void>();
  const { screen } = await openedDoors({ onBack });
  await choose(screen, "Front Door");
  await goOn(screen).click();
  await name(screen).fill("Lena Hughes");
  await screen.getByRole("button", { name: "Back" }).click();
  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByRole("group", { name: "Discard what you have entered?" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Keep editing" })).toHaveFocus();
  await screen.getByRole("button", { name: "Keep editing" }).click();
  expect(onBack).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Back" }).click();
  await screen.getByRole("button", { name: "Discard", exact: true }).click();
  expect(onBack).toHaveBeenCalledOnce();
});
