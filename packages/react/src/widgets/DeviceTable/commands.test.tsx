// Opening a door in the table, and the table's view of a command sent from the door's details.
import { StrictMode } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../../test/render.tsx";
import { watchRequests } from "../../../test/wire/requests.ts";
import { createWorld, findDoor } from "../../../test/world.ts";
import { DeviceTable } from "./DeviceTable.tsx";
import "../../../test/appearance.ts";
import { open, rowOf, rows, search, title } from "../../../test/screens/device-table.ts";

describe("opening a device", () => {
  it("by a double click does not press the lock's button that appears under the pointer", async () => {
    await page.viewport(390, 800);
    const screen = await render(<DeviceTable />);
    await open(screen, "Front Door");
    const unlock = screen.getByRole("button", { name: "Unlock", exact: true });
    await expect.element(unlock).toBeVisible();
    const { left, top, width, height } = unlock.element().getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(rows(screen).first()).toBeVisible();
    const isThere = () => document.elementFromPoint(x, y)?.matches(".seam-row-open");
    await expect.poll(isThere, { message: "a row where the button will be" }).toBe(true);
    const row = document.elementFromPoint(x, y) as HTMLElement;
    const box = row.getBoundingClientRect();
    const requests = watchRequests();
    await page.elementLocator(row).dblClick({ position: { x: x - box.left, y: y - box.top }, force: true });
    await expect.element(screen.getByRole("heading", { name: "Device details" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /^(Lock|Unlock)$/ })).toBeVisible();
    await page.viewport(1000, 800);
    expect(["/locks/unlock_door", "/locks/lock_door"].map((path) => requests.count(path))).toEqual([0, 0]);
  });

  it("moves the focus to the new heading, and on Back to the row, and keeps the search", async () => {
    const screen = await render(<DeviceTable />);
    await search(screen).fill("room");
    await expect.element(title(screen)).toHaveTextContent("Devices6 of 12");
    await open(screen, "Room 1 Magnolia");
    await expect.element(screen.getByRole("heading", { name: "Device details" })).toHaveFocus();
    await expect.element(screen.getByRole("heading", { name: "Room 1 Magnolia" })).toBeVisible();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(screen.getByRole("button", { name: "Room 1 Magnolia" })).toHaveFocus();
    await expect.element(search(screen)).toHaveValue("room");
  });

  it("can be done with the keyboard alone", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const screen = await render(<DeviceTable disableAttention deviceIds={[door.device_id]} />, { in: world });
    await expect.element(title(screen)).toHaveTextContent("Devices1");
    await userEvent.tab();
    await expect.element(search(screen)).toHaveFocus();
    await expect.element(screen.getByRole("button", { name: "Sort and filter" })).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Sort and filter" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: door.properties.name })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("heading", { name: "Device details" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: /access codes?$/ })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Unlock", exact: true })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.element(screen.getByRole("button", { name: "Lock", exact: true })).toHaveFocus();
  });
});

describe("in strict mode", () => {
  it("opens, unlocks, and comes back", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const screen = await render(
      <StrictMode>
        <DeviceTable />
      </StrictMode>,
      { in: world },
    );
    await open(screen, door.properties.name);
    await screen.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect.element(screen.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(screen.getByRole("button", { name: door.properties.name, exact: true })).toHaveFocus();
    await expect.element(rowOf(screen, door.properties.name)).toMatchTextContent(/Unlocked$/);
  });
});

describe("a command seen from the table", () => {
  it("is shown as unconfirmed until the lock confirms it", async () => {
    const world = await createWorld();
    const { device_id, properties } = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id, fault: "hold", times: null });
    const screen = await render(<DeviceTable />, { in: world });
    await open(screen, properties.name);
    await screen.getByRole("button", { name: "Unlock", exact: true }).click();
    await screen.getByRole("button", { name: "Back" }).click();
    const row = rowOf(screen, properties.name);
    await expect.element(row).toMatchTextContent(/UnlockedWaiting for the lock to confirm$/);
    await world.control("faults/clear", { device_id });
    await expect.element(row).not.toMatchTextContent(/Waiting/);
    await expect.element(row).toMatchTextContent(/Unlocked$/);
  });

  it("that succeeds after the details were closed is announced", async () => {
    const world = await createWorld();
    const { device_id, properties } = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id, fault: "hold", times: null });
    const screen = await render(<DeviceTable />, { in: world });
    await open(screen, properties.name);
    await screen.getByRole("button", { name: "Unlock", exact: true }).click();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(rowOf(screen, properties.name)).toMatchTextContent(/Waiting/);
    await world.control("faults/clear", { device_id });
    await expect.element(screen.getByRole("status").last()).toHaveTextContent(`${properties.name}: Unlocked`);
  });

  it.each([
    ["which offers to try again", false],
    ["which with confirmUnlock does not offer to try again, as only the door's details ask for two presses", true],
  ])("that fails after the details were closed is shown in a toast, %s", async (_, confirmUnlock) => {
    const world = await createWorld();
    const { device_id, properties } = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id, fault: "hold", times: null });
    const screen = await render(<DeviceTable confirmUnlock={confirmUnlock} />, { in: world });
    await open(screen, properties.name);
    await screen.getByRole("button", { name: "Unlock", exact: true }).click();
    if (confirmUnlock) await pressAgain(screen);
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(rowOf(screen, properties.name)).toMatchTextContent(/Waiting/);
    await world.control("faults/set", { device_id, fault: "refused" });
    await world.control("devices/update", { device_id, online: false });
    await world.control("faults/clear", { device_id });
    await expect.element(screen.getByText(new RegExp(`^${properties.name}: Not unlocked`)).first()).toBeInTheDocument();
    await expect.poll(() => document.querySelector(".seam-toast")).not.toBeNull();
    expect(screen.getByRole("button", { name: "Try again" }).elements()).toHaveLength(confirmUnlock ? 0 : 1);
  });
});

/** Presses again until the command is sent. A second press too soon after the first does not count. */
async function pressAgain(screen: Awaited<ReturnType<typeof render>>): Promise<void> {
  const isSent = () => screen.getByText("Waiting for the lock to confirm").elements().length === 1;
  const press = () => {
    const button = screen.getByRole("button", { name: /^Unlock( now)?$/ }).query() as HTMLElement | null;
    if (!isSent()) button?.click();
    return isSent();
  };
  await expect.poll(press, { interval: 700 }).toBe(true);
}
