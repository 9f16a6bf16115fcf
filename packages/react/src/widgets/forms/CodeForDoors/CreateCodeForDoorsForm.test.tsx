// One code for several doors, with the real server.
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../test/appearance.ts";
import { findDevice } from "../../../../test/codes.ts";
import {
  choose,
  door,
  fill,
  goOn,
  openedDoors,
  openedDoorsIn,
  rowOf,
  saveOn,
} from "../../../../test/screens/code-for-doors.tsx";
import { name, pin } from "../../../../test/screens/create-code-form.tsx";
import { watchRequests } from "../../../../test/wire/requests.ts";
import { createWorld } from "../../../../test/world.ts";

const spoken = () =>
  [...document.querySelectorAll('.seam-components [role="status"]')].map(({ textContent }) => textContent).join("|");

describe("choosing doors", () => {
  it("counts those that are chosen, by a press anywhere in a row", async () => {
    const { screen } = await openedDoors();
    await expect.element(goOn(screen)).toBeDisabled();
    await rowOf(screen, "Front Door").click({ position: { x: 300, y: 12 } });
    await expect.element(door(screen, "Front Door")).toBeChecked();
    await expect.element(screen.getByText(/^1 of \d+$/)).toBeVisible();
    await expect.element(goOn(screen)).toBeEnabled();
    await expectAccessible(screen.container);
  });

  it("says how many digits fit all, and which doors no code fits", async () => {
    const { screen } = await openedDoors();
    await choose(screen, "Front Door", "Garden Gate");
    const rule = "6 digits, so that one code fits all chosen doors.";
    await expect.element(screen.getByText(rule)).toBeVisible();
    await expect.poll(spoken).toContain(rule);
    await choose(screen, "Linen Room");
    const clash = screen.getByText(/^No code fits all of these doors: .*Garden Gate.*6 digits.*Linen Room.*4 digits/);
    await expect.element(clash).toBeVisible();
    await expect.element(goOn(screen)).toBeDisabled();
    await choose(screen, "Garden Gate");
    await expect.element(goOn(screen)).toBeEnabled();
  });

  it("keeps doors whose account is signed out in the list, with the reason", async () => {
    const { screen, world } = await openedDoors();
    const { connected_account_id } = await findDevice(world, "Front Door");
    await world.control("accounts/update", { connected_account_id, connected: false });
    await expect.element(door(screen, "Front Door")).toBeDisabled();
    await expect.element(door(screen, "Front Door")).toHaveAccessibleDescription("Account signed out");
    await expectAccessible(screen.container);
  });

  it("begins with the doors that the host has chosen, among those it offers", async () => {
    const world = await createWorld();
    const [front, gate] = await Promise.all(["Front Door", "Garden Gate"].map((each) => findDevice(world, each)));
    const { screen } = await openedDoorsIn(
      world,
      [front?.device_id ?? "", gate?.device_id ?? ""],
      [gate?.device_id ?? ""],
    );
    await expect.element(door(screen, "Garden Gate")).toBeChecked();
    await expect.element(door(screen, "Front Door")).not.toBeChecked();
    await expect.element(screen.getByText("1 of 2", { exact: true })).toBeVisible();
  });

  it("chooses all that a search has left, and none", async () => {
    const { screen } = await openedDoors();
    await screen.getByRole("searchbox").fill("Room");
    await screen.getByRole("button", { name: "All shown" }).click();
    await expect.poll(spoken).toMatch(/\d+ doors chosen/);
    await screen.getByRole("searchbox").fill("");
    await expect.element(door(screen, "Front Door")).not.toBeChecked();
    await expect.element(door(screen, "Room 2 Heron")).toBeChecked();
    await screen.getByRole("button", { name: "None" }).click();
    await expect.element(door(screen, "Room 2 Heron")).not.toBeChecked();
  });
});

describe("saving on several doors", () => {
  it("makes one code on all, tells the host, and says at each door that the lock has it", async () => {
    const onCodesCreated = vi.fn<(ids: readonly string[]) => void>();
    const { screen, madeAt } = await openedDoors({ onCodesCreated });
    await fill(screen, "Lena Hughes", "618294", "Front Door", "Garden Gate");
    await expect.element(screen.getByRole("heading", { name: "Lena Hughes", exact: true })).toHaveFocus();
    const codes = await Promise.all(["Front Door", "Garden Gate"].map((each) => madeAt(each, "Lena Hughes")));
    expect(codes.map((code) => code?.code)).toEqual(["618294", "618294"]);
    expect(new Set(onCodesCreated.mock.calls[0]?.[0])).toEqual(new Set(codes.map((code) => code?.access_code_id)));
    await expect.element(screen.getByText("On 2 of 2 doors")).toBeVisible();
    await expect.element(rowOf(screen, /Front Door.*On the lock/)).toBeVisible();
    await expect.element(rowOf(screen, /Garden Gate.*On the lock/)).toBeVisible();
    await expect.poll(spoken).toContain("On 2 of 2 doors");
    await expectAccessible(screen.container);
  });

  it("promises a guest no door that the code is not on", async () => {
    const { screen, world } = await openedDoors();
    const gate = await findDevice(world, "Garden Gate");
    await world.control("faults/set", { device_id: gate.device_id, fault: "duplicate_code", times: null });
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await fill(screen, "Lena Hughes", "618294", "Front Door", "Garden Gate");
    await expect.element(screen.getByText("On 1 of 2 doors")).toBeVisible();
    await screen.getByRole("button", { name: "Copy message" }).click();
    await expect.poll(() => copied.mock.calls[0]?.[0]).toMatch(/Hello .*Lena Hughes.*Front Door.*618294/);
    expect(copied.mock.calls[0]?.[0]).not.toContain("Garden Gate");
    copied.mockRestore();
  });

  it("says at once which door refuses it, and leads to other digits there", async () => {
    const { screen, world, madeAt } = await openedDoors({ disableEditAccessCode: false });
    const gate = await findDevice(world, "Garden Gate");
    await world.control("faults/set", { device_id: gate.device_id, fault: "duplicate_code", times: null });
    await fill(screen, "Lena Hughes", "618294", "Front Door", "Garden Gate");
    await expect.element(screen.getByText("1 door needs you")).toBeVisible();
    await expect.poll(spoken).toContain("Garden Gate: Could not be set on the lock");
    await expectAccessible(screen.container);
    const other = screen.getByRole("button", { name: "Choose other digits" });
    expect(other.elements()).toHaveLength(1);
    await other.click();
    await expect.element(pin(screen)).toHaveFocus();
    await expect.element(pin(screen)).not.toHaveValue("618294");
    const digits = (pin(screen).element() as HTMLInputElement).value;
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(rowOf(screen, new RegExp(`Garden Gate.*Its digits: .?${digits}`))).toBeVisible();
    expect((await madeAt("Front Door", "Lena Hughes"))?.code).toBe("618294");
  });

  it("shows at the digits which door has them already, and loses nothing", async () => {
    const { screen, world, madeAt } = await openedDoors();
    const linen = await findDevice(world, "Linen Room");
    await world.call("/access_codes/create", { device_id: linen.device_id, name: "Laundry", code: "4826" });
    await fill(screen, "Lena Hughes", "4826", "Front Door", "Linen Room");
    await expect.element(pin(screen)).toHaveFocus();
    await expect.element(pin(screen)).toBeInvalid();
    const refusal = screen.getByText(/Linen Room: Another code on this lock has the same digits/);
    await expect.element(refusal).toBeVisible();
    await expect.element(refusal).not.toHaveTextContent('for "code"');
    await expect.element(name(screen)).toHaveValue("Lena Hughes");
    expect(await madeAt("Front Door", "Lena Hughes")).toBeUndefined();
    await pin(screen).fill("5937");
    await saveOn(screen, 2).click();
    await expect.element(screen.getByText("On 2 of 2 doors")).toBeVisible();
  });

  it("is sent once when the answer is lost, and says that it may have been done", async () => {
    const { screen, world } = await openedDoors();
    await choose(screen, "Front Door", "Garden Gate");
    await goOn(screen).click();
    await name(screen).fill("Lena Hughes");
    await world.control("network/set", { status: 500 });
    const requests = watchRequests();
    await saveOn(screen, 2).click();
    await expect.element(screen.getByText(/it may have been done anyway/)).toBeVisible();
    expect(requests.count("/access_codes/create_multiple")).toBe(1);
    await expect.element(name(screen)).toHaveValue("Lena Hughes");
  });

  it("can be done with the keyboard alone", async () => {
    const world = await createWorld();
    const ids = await Promise.all(
      ["Front Door", "Garden Gate"].map(async (each) => (await findDevice(world, each)).device_id),
    );
    const { screen } = await openedDoorsIn(world, ids);
    await expect.element(door(screen, "Front Door")).toBeVisible();
    (screen.getByRole("button", { name: "None" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Tab} {Tab} {Tab}");
    await expect.element(goOn(screen)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("heading", { name: "One code for several doors" })).toHaveFocus();
    await userEvent.keyboard("{Tab}Lena Hughes{Enter}");
    await expect.element(screen.getByRole("heading", { name: "Lena Hughes", exact: true })).toHaveFocus();
    await expect.element(page.getByText("On 2 of 2 doors")).toBeVisible();
  });

  it("keeps what was typed while the doors are changed", async () => {
    const { screen } = await openedDoors();
    await choose(screen, "Front Door");
    await goOn(screen).click();
    await name(screen).fill("Lena Hughes");
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(goOn(screen)).toHaveFocus();
    await choose(screen, "Garden Gate");
    await goOn(screen).click();
    await expect.element(name(screen)).toHaveValue("Lena Hughes");
    await expect.element(screen.getByText("These doors take 6 digits")).toBeVisible();
    await expect.element(saveOn(screen, 2)).toBeEnabled();
  });
});
