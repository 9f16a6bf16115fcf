import type { Device } from "@mortise/client";
import { StrictMode } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/appearance.ts";
import { findDevice } from "../../../test/codes.ts";
import { render, Signed } from "../../../test/render.tsx";
import { createWorld, findDoor } from "../../../test/world.ts";
import { withoutStream } from "../../../test/without-stream.ts";
import { isLockDevice } from "../../rules/lock-devices.ts";
import { DeviceTable, type DeviceTableProps } from "./DeviceTable.tsx";

type Screen = Awaited<ReturnType<typeof render>>;

const rows = (screen: Screen) => screen.getByRole("listitem");
const rowOf = (screen: Screen, name: string) => rows(screen).filter({ has: page.getByRole("button", { name, exact: true }) });
const open = (screen: Screen, name: string) => screen.getByRole("button", { name, exact: true }).click();
const search = (screen: Screen) => screen.getByRole("searchbox", { name: "Search" });
const title = (screen: Screen) => screen.getByRole("heading", { name: /^Devices/ });

describe("device table", () => {
  it("lists every lock with its model, and its state as far as it can be asked", async () => {
    const screen = await render(<DeviceTable />);
    await expect.element(title(screen)).toHaveTextContent("Devices12");
    const front = rowOf(screen, "Front Door");
    await expect.element(front).toMatchTextContent(/Online.*Good \(92%\).*Locked/);
    await expect.element(screen.getByRole("button", { name: "Front Door" })).toHaveAccessibleDescription("Online Power Good (92%) Locked");
    const cellar = screen.getByRole("button", { name: "Wine Cellar" });
    await expect.element(cellar).toHaveAccessibleDescription("Online Power Good (61%) Lock status Unknown");
    await expect.element(rowOf(screen, "Room 1 Magnolia")).toMatchTextContent(/Low \(18%\)/);
    await expect.element(rowOf(screen, "Room 2 Heron")).toMatchTextContent(/Low! \(4%\)/);
    await expect.element(rowOf(screen, "Garden Gate")).toMatchTextContent(/Unlocked$/);
    await expect.element(rowOf(screen, "Wine Cellar")).toMatchTextContent(/Unknown$/);
    for (const [name, status] of [
      ["Laundry", "Device Offline"],
      ["Boathouse", "Account Offline"],
    ] as const) {
      const row = rowOf(screen, name);
      await expect.element(row).toHaveAttribute("data-offline");
      await expect.element(row).toMatchTextContent(new RegExp(`${status}( since |$)`));
      await expect.element(row).not.toMatchTextContent(/Locked|Unlocked|%/);
    }
    await expectAccessible(screen.container);
  });

  it("says ... while it loads, and keeps the shape of rows", async () => {
    const world = await createWorld();
    await world.control("network/set", { delay_ms: 60_000 });
    const screen = await render(<DeviceTable />, { in: world });
    await expect.element(title(screen)).toHaveTextContent("Devices...");
    await expect.element(screen.getByRole("status").first()).toHaveTextContent("Loading…");
    await expectAccessible(screen.container);
  });

  it("says why the list could not be had, with the request for support, and tries again", async () => {
    const world = await createWorld();
    withoutStream();
    await world.control("network/set", { status: 403 });
    const screen = await render(<DeviceTable />, { in: world });
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(screen.getByText(/^Request \S+/)).toBeVisible();
    await expectAccessible(screen.container);
    await world.control("network/set", {});
    await screen.getByRole("button", { name: "Retry" }).click();
    await expect.element(title(screen)).toHaveTextContent("Devices12");
  });

  it("says so when there is nothing", async () => {
    const screen = await render(<DeviceTable />, { world: "empty" });
    await expect.element(screen.getByText("Sorry, no devices were found")).toBeVisible();
    await expect.element(title(screen)).toHaveTextContent("Devices0");
    await expectAccessible(screen.container);
  });

  it("keeps showing what it has when it cannot be renewed", async () => {
    const world = await createWorld();
    withoutStream();
    const screen = await render(<DeviceTable />, { in: world });
    await expect.element(title(screen)).toHaveTextContent("Devices12");
    await world.control("network/set", { status: 403 });
    window.dispatchEvent(new Event("visibilitychange"));
    await expect.element(screen.getByRole("alert")).toMatchTextContent(/^Warning: What you see could not be refreshed/);
    await expect.element(rowOf(screen, "Front Door")).toBeVisible();
    await expectAccessible(screen.container);
    await world.control("network/set", {});
    await screen.getByRole("button", { name: "Retry" }).click();
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  });
});

describe("searching", () => {
  it("narrows by name, model or id, counts, and says the count", async () => {
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

  it("gives a row's elements to the door that comes to its place, and nothing that was the other's", async () => {
    const world = await createWorld();
    const { device_id, properties } = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id, fault: "hold", times: null });
    const byName = (one: Device, other: Device) =>
      Number(other.device_id === device_id) - Number(one.device_id === device_id) || one.device_id.localeCompare(other.device_id);
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

  it.each(["(", "[", "*", "(a+)+$", "\\", "^(([a-z])+.)+[A-Z]([a-z])+$"])("takes %s for what it is", async (text) => {
    const screen = await render(<DeviceTable />);
    await expect.element(title(screen)).toHaveTextContent("Devices12");
    await search(screen).fill(text);
    await expect.element(title(screen)).toMatchTextContent(/ of 12/);
  });

  it("offers a way out when nothing is found", async () => {
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

  it("counts what is wrong, and narrows the list to it", async () => {
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

describe("what a host may choose", () => {
  it("filters, orders and names the devices", async () => {
    const byName = (one: Device, other: Device) => other.properties.name.localeCompare(one.properties.name);
    const screen = await render(<DeviceTable heading="Locks" deviceFilter={isFine} deviceComparator={byName} className="of-the-host" />);
    await expect.element(screen.getByRole("heading", { name: /^Locks/ })).toBeVisible();
    await expect.element(rowOf(screen, "Front Door")).toBeVisible();
    const names = rows(screen)
      .elements()
      .map((row) => row.querySelector("button")?.textContent);
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual(names.toSorted((one, other) => String(other).localeCompare(String(one))));
    expect(screen.container.querySelector(".seam-components.of-the-host")).not.toBeNull();
  });

  it("hears of a click, and may show the device itself", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const onDeviceClick = vi.fn<(deviceId: string) => void>();
    const screen = await render(<DeviceTable onDeviceClick={onDeviceClick} preventDefaultOnDeviceClick />, { in: world });
    await open(screen, door.properties.name);
    expect(onDeviceClick.mock.calls).toEqual([[door.device_id]]);
    await expect.element(title(screen)).toBeVisible();
  });

  it("follows the views that open and close", async () => {
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

describe("a host that asks for other doors while one is open", () => {
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

  it("sees it closed when it is not among them, and the focus on the list", async () => {
    const { screen, front, garden, ask, onNavigate } = await hosted({});
    await ask({ deviceIds: [garden.device_id, front.device_id] });
    await expect.element(details(screen)).toHaveFocus();
    await ask({ deviceIds: [garden.device_id] });
    await expect.element(title(screen)).toHaveTextContent("Devices1");
    await expect.element(title(screen)).toHaveFocus();
    expect(onNavigate.mock.calls.at(-1)).toEqual(["device-table", null]);
  });

  it("keeps the focus where it is on the page", async () => {
    const { screen, front, ask } = await hosted({});
    await screen.getByRole("button", { name: "The host’s" }).click();
    await ask({ connectedAccountIds: [crypto.randomUUID()] });
    await expect.element(screen.getByText("Sorry, no devices were found")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "The host’s" })).toHaveFocus();
    await ask({ connectedAccountIds: [front.connected_account_id] });
    await expect.element(rowOf(screen, "Front Door")).toBeVisible();
  });

  it("sees it closed by a filter of its own, but not by what becomes of the door", async () => {
    const { screen, ask } = await hosted({ deviceFilter: ({ properties }) => properties.locked === true });
    await screen.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect.element(screen.getByText("Confirmed by the lock")).toBeVisible();
    await ask({ deviceFilter: ({ properties }) => properties.locked === true });
    await expect.element(details(screen)).toBeVisible();
    await ask({ deviceFilter: ({ properties }) => properties.name !== "Front Door" });
    await expect.element(title(screen)).toHaveTextContent("Devices11");
  });
});

describe("opening a device", () => {
  it("puts the focus on the new heading, and back on the row, with the search as it was", async () => {
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
    const screen = await render(<DeviceTable deviceIds={[door.device_id]} />, { in: world });
    await expect.element(title(screen)).toHaveTextContent("Devices1");
    await userEvent.tab();
    await expect.element(search(screen)).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: door.properties.name })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("heading", { name: "Device details" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: /access codes?$/ })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Unlock", exact: true })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.element(screen.getByText("Confirmed by the lock")).toBeVisible();
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
    await expect.element(screen.getByText("Confirmed by the lock")).toBeVisible();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(screen.getByRole("button", { name: door.properties.name, exact: true })).toHaveFocus();
    await expect.element(rowOf(screen, door.properties.name)).toMatchTextContent(/Unlocked$/);
  });
});

describe("a command seen from the table", () => {
  it("is drawn as unconfirmed until the lock says so", async () => {
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

  it("that succeeds there is said once more, to those who heard that it began", async () => {
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

  it("that fails there is said in a toast, with a way to try again", async () => {
    const world = await createWorld();
    const { device_id, properties } = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id, fault: "hold", times: null });
    const screen = await render(<DeviceTable />, { in: world });
    await open(screen, properties.name);
    await screen.getByRole("button", { name: "Unlock", exact: true }).click();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(rowOf(screen, properties.name)).toMatchTextContent(/Waiting/);
    await world.control("faults/set", { device_id, fault: "refused" });
    await world.control("devices/update", { device_id, online: false });
    await world.control("faults/clear", { device_id });
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(screen.getByText(new RegExp(`^${properties.name}: Not unlocked`)).first()).toBeInTheDocument();
  });
});

describe("what comes from outside", () => {
  it("is text, whatever it looks like", async () => {
    const screen = await render(<DeviceTable />, { world: "troubled" });
    await expect.element(title(screen)).toBeVisible();
    await search(screen).fill("<");
    await expect.element(rows(screen).first()).toBeVisible();
    expect(screen.container.querySelectorAll("script, iframe, b, .seam-row img[src='x']")).toHaveLength(0);
    await expectAccessible(screen.container);
  });
});

const isFine = ({ errors, warnings, properties }: Device) => errors.length + warnings.length === 0 && properties.online;
