import { describe, expect, it } from "vitest";
import { expectAccessible } from "../../../test/appearance.ts";
import { render } from "../../../test/render.tsx";
import { createWorld } from "../../../test/world.ts";
import { withoutStream } from "../../../test/wire/without-stream.ts";
import { DeviceTable } from "./DeviceTable.tsx";
import { rowOf, rows, search, title } from "../../../test/screens/device-table.ts";

describe("device table", () => {
  it("lists every lock with its power and its state, or why it is offline", async () => {
    const screen = await render(<DeviceTable />);
    await expect.element(title(screen)).toHaveTextContent("Devices12");
    const front = rowOf(screen, "Front Door");
    await expect.element(front).toMatchTextContent(/Online.*Good \(92%\).*Locked/);
    await expect
      .element(screen.getByRole("button", { name: "Front Door" }))
      .toHaveAccessibleDescription("Online Power Good (92%) Locked");
    const cellar = screen.getByRole("button", { name: "Wine Cellar" });
    await expect.element(cellar).toHaveAccessibleDescription("Online Power Good (61%)");
    await expect.element(rowOf(screen, "Room 1 Magnolia")).toMatchTextContent(/Low \(18%\)/);
    await expect.element(rowOf(screen, "Room 2 Heron")).toMatchTextContent(/Low! \(4%\)/);
    await expect.element(rowOf(screen, "Garden Gate")).toMatchTextContent(/Unlocked$/);
    // A row does not mention a state that the lock has never reported.
    await expect.element(rowOf(screen, "Wine Cellar")).not.toMatchTextContent(/Unknown/);
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

  it('shows "..." and says Loading… while it loads', async () => {
    const world = await createWorld();
    await world.control("network/set", { delay_ms: 60_000 });
    const screen = await render(<DeviceTable />, { in: world });
    await expect.element(title(screen)).toHaveTextContent("Devices...");
    await expect.element(screen.getByRole("status").first()).toHaveTextContent("Loading…");
    await expectAccessible(screen.container);
  });

  it("says why the list could not be loaded, shows the request's id for support, and tries again", async () => {
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

  it("shows in a row what its status does not say: errors, else warnings", async () => {
    const screen = await render(<DeviceTable />, { world: "troubled" });
    const row = rowOf(screen, "Everything at once");
    await expect.element(row).toMatchTextContent(/\d+ errors?/);
    await expect
      .element(screen.getByRole("button", { name: "Everything at once", exact: true }))
      .toHaveAccessibleDescription(/\d+ errors?$/);
    await expectAccessible(screen.container);
  });

  it("shows no badge in a row whose status says it all, nor for errors that the host leaves out", async () => {
    const screen = await render(<DeviceTable errorFilter={() => false} warningFilter={() => false} />);
    await expect.element(rowOf(screen, "Laundry")).toMatchTextContent(/Device Offline/);
    expect(screen.container.querySelectorAll(".seam-row-meta > .seam-fact")).toHaveLength(0);
  });

  it("says that there are no devices, with the button that connects an account", async () => {
    const screen = await render(<DeviceTable />, { world: "empty" });
    await expect.element(screen.getByRole("button", { name: "Connect Account" })).toBeVisible();
    await expect.element(screen.getByText("Sorry, no devices were found")).toBeVisible();
    await expect.element(title(screen)).toHaveTextContent("Devices0");
    await expectAccessible(screen.container);
  });

  it("offers no account where the host chose the devices", async () => {
    const screen = await render(<DeviceTable deviceFilter={() => false} />);
    await expect.element(screen.getByText("Sorry, no devices were found")).toBeVisible();
    await expect.element(title(screen)).toHaveTextContent("Devices0");
    expect(screen.getByRole("button").elements()).toHaveLength(0);
  });

  it("says that the access has ended, not that there are no devices", async () => {
    const world = await createWorld();
    withoutStream();
    const screen = await render(<DeviceTable />, { in: world });
    await expect.element(title(screen)).toHaveTextContent("Devices12");
    await world.control("network/set", { status: 401 });
    window.dispatchEvent(new Event("visibilitychange"));
    await expect.element(screen.getByRole("alert")).toMatchTextContent(/no longer signed in/);
    expect(screen.getByText("Sorry, no devices were found").elements()).toHaveLength(0);
    expect(screen.getByText(/OK$/).elements()).toHaveLength(0);
  });

  it("keeps its rows and says so when they cannot be refreshed", async () => {
    const world = await createWorld();
    withoutStream();
    const screen = await render(<DeviceTable disableAttention />, { in: world });
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

describe("a name from the server", () => {
  it("is shown as text, even if it looks like markup", async () => {
    const screen = await render(<DeviceTable />, { world: "troubled" });
    await expect.element(title(screen)).toBeVisible();
    await search(screen).fill("<");
    await expect.element(rows(screen).first()).toBeVisible();
    expect(screen.container.querySelectorAll("script, iframe, b, .seam-row img[src='x']")).toHaveLength(0);
    await expectAccessible(screen.container);
  });
});
