import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../test/appearance.ts";
import { findDevice } from "../../../../test/codes.ts";
import { type Rendered, render } from "../../../../test/render.tsx";
import { createWorld, type World } from "../../../../test/world.ts";
import "../../../styles/index.css";
import { AttentionList, type AttentionListProps } from "./AttentionList.tsx";

afterEach(() => vi.restoreAllMocks());

const may = { disableEditAccessCode: false } as const;
const rows = ({ container }: Rendered) => [
  ...container.querySelectorAll<HTMLElement>(".seam-attention-item > .seam-attention-row"),
];
const shown = (screen: Rendered) =>
  rows(screen)
    .filter((row) => row.checkVisibility({ visibilityProperty: true }))
    .map((row) => row.querySelector(".seam-strong")?.textContent);
const rowOf = (screen: Rendered, name: string, what = /./) => {
  const row = rows(screen).find(
    (each) => each.querySelector(".seam-strong")?.textContent === name && what.test(each.textContent),
  );
  if (!row) throw new Error(`No line for ${name}`);
  return row;
};
const buttonOf = (row: HTMLElement | undefined) => row?.querySelector("button") as HTMLButtonElement;
const spoken = ({ container }: Rendered) => container.querySelector('[role="status"]')?.textContent ?? "";
const look = () => window.dispatchEvent(new Event("visibilitychange"));

async function opened(props: AttentionListProps = {}, world?: World) {
  const screen = await render(<AttentionList {...props} />, { in: world ?? (await createWorld()) });
  await expect.poll(() => rows(screen).length).toBeGreaterThan(0);
  return screen;
}

describe("what needs somebody", () => {
  it("lists all that is wrong in the house, the first to hurt first, with its number", async () => {
    const screen = await opened(may);
    // The first two are equally old.
    expect(new Set(shown(screen).slice(0, 2))).toEqual(new Set(["Dawson & Reid Plumbing", "Harbour Linen Service"]));
    expect(shown(screen).slice(2)).toEqual([
      "Jonas Weber",
      "Boathouse",
      "Laundry",
      "Room 2 Heron",
      "Staff Entrance",
      "Night porter",
      "Room 1 Magnolia",
      "Room 5 Tern",
    ]);
    await expect.element(screen.getByRole("heading", { name: "Needs attention 10" })).toBeVisible();
    expect(
      screen
        .getByRole("heading", { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["Today", "Later"]);
    await expectAccessible(screen.container);
  });

  it("has one primary button, on its first line, and one button a line that its words describe", async () => {
    const screen = await opened(may);
    const primary = [...screen.container.querySelectorAll('[data-kind="primary"]')];
    expect(primary).toEqual([buttonOf(rows(screen)[0])]);
    for (const row of rows(screen)) {
      expect(row.querySelectorAll("button")).toHaveLength(1);
      const described = buttonOf(row).getAttribute("aria-describedby") ?? "";
      expect(document.getElementById(described)?.textContent).toContain(row.querySelector(".seam-strong")?.textContent);
    }
  });

  it("names the batteries, and says of a code where it is", async () => {
    const screen = await opened();
    expect(rowOf(screen, "Room 2 Heron").textContent).toMatch(/Battery: Low! \(4%\).*4 × AA/);
    expect(rowOf(screen, "Jonas Weber").textContent).toContain("Room 5 Tern");
    expect(rowOf(screen, "Boathouse").textContent).toContain("The account's login no longer works.");
  });

  it("says who arrives next at a door that is offline", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Laundry");
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    await world.call("/access_codes/create", {
      device_id,
      name: "Sofia Marin",
      starts_at: at(30),
      ends_at: at(50),
    });
    const screen = await opened({}, world);
    await expect.poll(() => rowOf(screen, "Laundry", /offline/).textContent).toMatch(/“Sofia Marin” starts/);
  });

  it("has the same lines for some doors alone", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Room 2 Heron");
    expect(shown(await opened({ deviceIds: [device_id] }, world))).toEqual(["Room 2 Heron"]);
    const screen = await opened({ deviceFilter: ({ properties }) => properties.name === "Front Door" }, world);
    expect(shown(screen)).toEqual(["Dawson & Reid Plumbing", "Night porter"]);
  });

  it("leaves out what the host does not want shown", async () => {
    const screen = await opened({
      disableConnectedAccountInformation: true,
      errorFilter: ({ error_code }) => error_code !== "failed_to_set_on_device",
      warningFilter: () => false,
    });
    expect(shown(screen)).not.toContain("Harbour Linen Service");
    expect(shown(screen)).not.toContain("Staff Entrance");
  });

  it("says that nothing needs anybody, and when that was looked at", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Garden Gate");
    const screen = await render(<AttentionList deviceIds={[device_id]} />, { in: world });
    await expect.element(screen.getByText(/^Nothing needs you\./)).toBeVisible();
    await expect.element(screen.getByText(/^Checked \d/)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Needs attention 0" })).toBeVisible();
    await expectAccessible(screen.container);
  });

  it("offers to connect an account where there is no door", async () => {
    const screen = await render(<AttentionList />, { world: "empty" });
    await expect.element(screen.getByRole("button", { name: "Connect Account" })).toBeVisible();
    expect(screen.container.textContent).not.toContain("Nothing needs you");
  });
});

describe("a line", () => {
  it("opens the form with fresh digits where the digits are to blame, and comes back to its button", async () => {
    const screen = await opened(may);
    const button = buttonOf(rowOf(screen, "Dawson & Reid Plumbing"));
    expect(button.textContent).toBe("Choose other digits");
    await userEvent.click(button);
    await expect.element(screen.getByRole("textbox", { name: "Code", exact: true })).toHaveFocus();
    await screen.getByRole("button", { name: "Cancel" }).click();
    await screen.getByRole("button", { name: "Discard", exact: true }).click();
    await expect.poll(() => document.activeElement?.textContent).toBe("Choose other digits");
  });

  it("goes when its trouble is over, which is said; the focus stays in the list", async () => {
    const screen = await opened();
    const { world } = screen;
    const { device_id } = await findDevice(world, "Room 2 Heron");
    buttonOf(rowOf(screen, "Room 2 Heron")).focus();
    await world.control("devices/update", { device_id, battery_level: 0.97 });
    look();
    await expect.poll(() => shown(screen)).not.toContain("Room 2 Heron");
    await expect.poll(() => spoken(screen)).toContain("Room 2 Heron: Solved");
    await expect.poll(() => screen.container.contains(document.activeElement)).toBe(true);
  });

  it("comes when something happens, which is said", async () => {
    const screen = await opened();
    const { world } = screen;
    const { device_id } = await findDevice(world, "Room 3 Larkspur");
    await world.control("devices/update", { device_id, online: false });
    look();
    await expect.poll(() => shown(screen)).toContain("Room 3 Larkspur");
    await expect.poll(() => spoken(screen)).toContain("Room 3 Larkspur: The device is offline.");
  });

  it("of a battery that was changed: looks again, and says so if the lock reports no other", async () => {
    const screen = await opened();
    const row = rowOf(screen, "Room 2 Heron");
    const { height } = row.getBoundingClientRect();
    await userEvent.click(buttonOf(row));
    await expect.poll(() => rowOf(screen, "Room 2 Heron").textContent).toMatch(/No change, as of \d/);
    expect(rowOf(screen, "Room 2 Heron").getBoundingClientRect().height).toBe(height);
    await expect.poll(() => spoken(screen)).toMatch(/^No change/);
    const { device_id } = await findDevice(screen.world, "Room 2 Heron");
    await screen.world.control("devices/update", { device_id, battery_level: 0.97 });
    look();
    await expect.poll(() => shown(screen)).not.toContain("Room 2 Heron");
  });

  it("of a jam: locks once, and says why the door did not lock", async () => {
    const world = await createWorld();
    const door = await findDevice(world, "Garden Gate");
    const { device_id } = door;
    await world.control("faults/set", { device_id, fault: "jammed", times: 2 });
    await world.call("/locks/lock_door", { device_id });
    await expect
      .poll(async () => (await world.device(device_id)).warnings.map(({ warning_code }) => warning_code))
      .toContain("lock_jammed");
    const screen = await opened({ deviceIds: [device_id] }, world);
    const row = rowOf(screen, "Garden Gate", /jammed/);
    expect(buttonOf(row).textContent).toBe("Lock again");
    await userEvent.click(buttonOf(row));
    await expect.poll(() => rowOf(screen, "Garden Gate").textContent).toMatch(/Not locked\./);
    await userEvent.click(buttonOf(rowOf(screen, "Garden Gate")));
    await expect.poll(() => shown(screen)).toEqual([]);
    expect((await world.device(device_id)).properties.locked).toBe(true);
  });

  it("of a jam: moves no bolt where the host lets nobody", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Garden Gate");
    await world.control("faults/set", { device_id, fault: "jammed" });
    await world.call("/locks/lock_door", { device_id });
    const screen = await render(<AttentionList deviceIds={[device_id]} disableLockUnlock />, { in: world });
    await expect.poll(() => shown(screen)).toContain("Garden Gate");
    expect(buttonOf(rowOf(screen, "Garden Gate")).textContent).toBe("See the device");
  });
});

describe("when the server is away", () => {
  it("says why nothing can be shown, and tries again when asked", async () => {
    const world = await createWorld();
    await world.control("network/set", { status: 500 });
    const screen = await render(<AttentionList />, { in: world });
    await expect.element(screen.getByRole("button", { name: "Retry" })).toBeVisible();
    expect(screen.container.textContent).not.toContain("Nothing needs you");
    await world.control("network/set", {});
    await screen.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => rows(screen).length).toBeGreaterThan(0);
  });

  it("keeps what it knows, and says that it may be old", async () => {
    const screen = await opened();
    await screen.world.control("network/set", { status: 500 });
    look();
    await expect.element(screen.getByRole("alert")).toMatchTextContent(/What you see could not be refreshed\./);
    expect(rows(screen)).toHaveLength(10);
  });

  it("says of a check that it could not be made", async () => {
    const screen = await opened();
    await screen.world.control("network/set", { status: 500 });
    await userEvent.click(buttonOf(rowOf(screen, "Room 2 Heron")));
    await expect.poll(() => rowOf(screen, "Room 2 Heron").textContent).toMatch(/It could not be checked\./);
  });

  it("says that codes were not looked at, where a server lists those of one lock alone", async () => {
    const fetch = window.fetch.bind(window);
    vi.spyOn(window, "fetch").mockImplementation(async (input, init) =>
      String(input instanceof Request ? input.url : input).includes("/access_codes/list")
        ? Response.json({ error: { type: "invalid_input", message: "device_id is required" } }, { status: 400 })
        : fetch(input, init),
    );
    const screen = await opened();
    await expect.element(screen.getByText(/^Codes were not checked/)).toBeVisible();
    expect(shown(screen)).toContain("Room 2 Heron");
    expect(shown(screen)).not.toContain("Dawson & Reid Plumbing");
  });
});

it.each([280, 390, 1000])("fits %i px", async (width) => {
  await page.viewport(width, 900);
  const screen = await opened(may);
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(width);
  for (const row of rows(screen)) expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth + 1);
});
