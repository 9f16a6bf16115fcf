import type { Device } from "@mortise/client";
import { describe, expect, it, vi } from "vitest";

import { findDevice } from "../../../test/codes.ts";
import { render, Signed } from "../../../test/render.tsx";
import { createWorld, findDoor } from "../../../test/world.ts";
import { DeviceTable, type DeviceTableProps } from "./DeviceTable.tsx";
import { isFine, open, rowOf, rows, type Screen, title } from "../../../test/screens/device-table.ts";

describe("the props of a host", () => {
  it("filter and order the devices, and set the heading", async () => {
    const byName = (one: Device, other: Device) => other.properties.name.localeCompare(one.properties.name);
    const screen = await render(
      <DeviceTable heading="Locks" deviceFilter={isFine} deviceComparator={byName} className="of-the-host" />,
    );
    await expect.element(screen.getByRole("heading", { name: /^Locks/ })).toBeVisible();
    await expect.element(rowOf(screen, "Front Door")).toBeVisible();
    const names = rows(screen)
      .elements()
      .map((row) => row.querySelector("button")?.textContent);
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual(names.toSorted((one, other) => String(other).localeCompare(String(one))));
    expect(screen.container.querySelector(".seam-components.of-the-host")).not.toBeNull();
  });

  it("report a click, and let the host show the device itself", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const onDeviceClick = vi.fn<(deviceId: string) => void>();
    const screen = await render(<DeviceTable onDeviceClick={onDeviceClick} preventDefaultOnDeviceClick />, {
      in: world,
    });
    await open(screen, door.properties.name);
    expect(onDeviceClick.mock.calls).toEqual([[door.device_id]]);
    await expect.element(title(screen)).toBeVisible();
  });

  it("report the views that open and close", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const onNavigate = vi.fn<(view: string, id: string | null) => void>();
    const screen = await render(<DeviceTable onNavigate={onNavigate} />, { in: world });
    await open(screen, door.properties.name);
    await screen.getByRole("button", { name: "Back" }).click();
    expect(onNavigate.mock.calls).toEqual([
      ["device-details", door.device_id],
      ["device-table", null],
    ]);
  });
});

describe("a table whose host asks for other doors while one is open", () => {
  const details = (screen: Screen) => screen.getByRole("heading", { name: "Device details" });
  async function hosted(first: DeviceTableProps) {
    const world = await createWorld();
    const [front, garden] = [await findDevice(world, "Front Door"), await findDevice(world, "Garden Gate")];
    const onNavigate = vi.fn<(view: string, id: string | null) => void>();
    const hostPage = (props: DeviceTableProps) => (
      <>
        <button type="button">The host’s</button>
        <DeviceTable {...props} onNavigate={onNavigate} />
      </>
    );
    const screen = await render(hostPage(first), { in: world });
    const ask = (props: DeviceTableProps) => screen.rerender(<Signed in={world}>{hostPage(props)}</Signed>);
    await open(screen, "Front Door");
    await expect.element(details(screen)).toHaveFocus();
    return { screen, world, front, garden, ask, onNavigate };
  }

  it("closes the door when it is not among them, and moves the focus to the list", async () => {
    const { screen, front, garden, ask, onNavigate } = await hosted({});
    await ask({ deviceIds: [garden.device_id, front.device_id] });
    await expect.element(details(screen)).toHaveFocus();
    await ask({ deviceIds: [garden.device_id] });
    await expect.element(title(screen)).toHaveTextContent("Devices1");
    await expect.element(title(screen)).toHaveFocus();
    expect(onNavigate.mock.calls.at(-1)).toEqual(["device-table", null]);
  });

  it("does not take the focus from the rest of the page", async () => {
    const { screen, front, ask } = await hosted({});
    await screen.getByRole("button", { name: "The host’s" }).click();
    await ask({ connectedAccountIds: [crypto.randomUUID()] });
    await expect.element(screen.getByText("Sorry, no devices were found")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "The host’s" })).toHaveFocus();
    await ask({ connectedAccountIds: [front.connected_account_id] });
    await expect.element(rowOf(screen, "Front Door")).toBeVisible();
  });

  it("closes a door that a new filter excludes, but not one whose state changes so that the same filter excludes it", async () => {
    const { screen, ask } = await hosted({ deviceFilter: ({ properties }) => properties.locked === true });
    await screen.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect.element(screen.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
    await ask({ deviceFilter: ({ properties }) => properties.locked === true });
    await expect.element(details(screen)).toBeVisible();
    await ask({ deviceFilter: ({ properties }) => properties.name !== "Front Door" });
    await expect.element(title(screen)).toHaveTextContent("Devices11");
  });
});
