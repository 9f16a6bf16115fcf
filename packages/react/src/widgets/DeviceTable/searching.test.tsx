import type { Device } from "@mortise/client";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "../../../test/appearance.ts";
import { render } from "../../../test/render.tsx";
import { createWorld, findDoor } from "../../../test/world.ts";
import { isLockDevice } from "../../rules/device/lock-devices.ts";
import { DeviceTable } from "./DeviceTable.tsx";
import { isFine, open, rowOf, rows, search, title } from "../../../test/screens/device-table.ts";

describe("searching", () => {
  it("narrows by name or model, and shows and announces the count", async () => {
    const screen = await render(<DeviceTable />);
    await search(screen).fill("room \\d");
    await expect.element(title(screen)).toHaveTextContent("Devices5 of 12");
    await expect.element(screen.getByRole("status")).toHaveTextContent("5 results");
    await search(screen).fill("xs4");
    await expect.element(title(screen)).toHaveTextContent("Devices2 of 12");
    await screen.getByRole("button", { name: "Clear search" }).click();
    await expect.element(title(screen)).toHaveTextContent("Devices12");
    await expect.element(search(screen)).toHaveFocus();
  });

  it("reuses a row's elements for another door, and keeps nothing of the former door in them", async () => {
    const world = await createWorld();
    const { device_id, properties } = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id, fault: "hold", times: null });
    const byName = (one: Device, other: Device) =>
      Number(other.device_id === device_id) - Number(one.device_id === device_id) ||
      one.device_id.localeCompare(other.device_id);
    const screen = await render(<DeviceTable deviceComparator={byName} />, { in: world });
    await open(screen, properties.name);
    await screen.getByRole("button", { name: "Unlock", exact: true }).click();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(rows(screen).first()).toMatchTextContent(/Waiting for the lock to confirm$/);
    const row = rows(screen).first().element();
    const button = row.querySelector("button");
    button?.setAttribute("title", properties.name);
    await search(screen).fill("Laundry");
    await expect.element(rows(screen).first()).toMatchTextContent(/^Laundry/);
    expect(rows(screen).first().element()).toBe(row);
    expect(row.querySelector("button")).toBe(button);
    expect(button?.hasAttribute("title")).toBe(false);
    await expect.element(rows(screen).first()).not.toMatchTextContent(/Waiting/);
    await world.control("faults/clear", { device_id });
    await search(screen).fill("");
    await expect.element(rowOf(screen, properties.name)).toMatchTextContent(/Unlocked$/);
    expect(screen.getByRole("button", { name: "Try again" }).elements()).toHaveLength(0);
  });

  it.each(["(", "[", "*", "(a+)+$", "\\", "^(([a-z])+.)+[A-Z]([a-z])+$"])(
    "accepts %s, which is no regular expression or could run away",
    async (text) => {
      const screen = await render(<DeviceTable />);
      await expect.element(title(screen)).toHaveTextContent("Devices12");
      await search(screen).fill(text);
      await expect.element(title(screen)).toMatchTextContent(/ of 12/);
    },
  );

  it("offers to clear the search when nothing is found", async () => {
    const screen = await render(<DeviceTable />);
    await search(screen).fill("no such door");
    await expect.element(screen.getByText("Sorry, no devices were found")).toBeVisible();
    await expect.element(title(screen)).toHaveTextContent("Devices0 of 12");
    await expectAccessible(screen.container);
    await screen.getByRole("button", { name: "Clear search", exact: true }).last().click();
    await expect.element(title(screen)).toHaveTextContent("Devices12");
  });

  it("can be left out", async () => {
    const screen = await render(<DeviceTable disableSearch />);
    await expect.element(title(screen)).toHaveTextContent("Devices12");
    expect(search(screen).elements()).toHaveLength(0);
  });
});

describe("the health bar", () => {
  it("says that all is well when it is", async () => {
    const screen = await render(<DeviceTable deviceFilter={isFine} />);
    await expect.element(screen.getByText("Devices & accounts OK")).toBeVisible();
  });

  it("counts the devices with issues, and narrows the list to them", async () => {
    const world = await createWorld({ world: "troubled" });
    const devices = await world.devices();
    const screen = await render(<DeviceTable />, { in: world });
    const chip = screen.getByRole("button", { name: / device issues?$/ });
    await expect.element(chip).toBeVisible();
    const issues = Number.parseInt(chip.element().textContent ?? "", 10);
    const locks = devices.filter(isLockDevice);
    expect(issues).toBe(locks.filter(({ errors }) => errors.some(({ is_device_error }) => is_device_error)).length);
    await chip.click();
    await expect.element(chip).toHaveAttribute("aria-pressed", "true");
    await expect.element(title(screen)).toMatchTextContent(new RegExp(`^Devices${issues} of `));
    await expectAccessible(screen.container);
    await chip.click();
    await expect.element(chip).toHaveAttribute("aria-pressed", "false");
    await expect.element(title(screen)).not.toMatchTextContent(/ of /);
  });
});
