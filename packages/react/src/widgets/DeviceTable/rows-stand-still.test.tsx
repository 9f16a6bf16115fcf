// No row moves while one has the pointer or the focus: a press would land on another row.
import { beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { codesOf, findCode, findDevice } from "../../../test/codes.ts";
import { type Rendered, render, Signed } from "../../../test/render.tsx";
import { createWorld, findDoor } from "../../../test/world.ts";
import "../../styles/index.css";
import { AccessCodeTable, type AccessCodeTableProps } from "../details/AccessCodeTable/AccessCodeTable.tsx";
import { DeviceTable, type DeviceTableProps } from "./DeviceTable.tsx";

// The pointer starts outside all rows.
beforeEach(async () => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } }));

const rowsOf = ({ container }: Rendered) => [...container.querySelectorAll<HTMLElement>(".seam-row-open")];
const names = (screen: Rendered) =>
  rowsOf(screen)
    .filter((row) => row.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent);
const rowOf = (screen: Rendered, name: string) =>
  rowsOf(screen).find(({ textContent }) => textContent === name) as HTMLElement;
const placeOf = (screen: Rendered, name: string) => Math.round(rowOf(screen, name).getBoundingClientRect().top);
const point = async (screen: Rendered, name: string) => userEvent.hover(rowOf(screen, name));
const leave = async (screen: Rendered) => userEvent.hover(screen.container.querySelector(".seam-header") as Element);
const focusOn = (screen: Rendered, name: string) => rowOf(screen, name).focus();
const look = () => window.dispatchEvent(new Event("visibilitychange"));

async function openedCodes(props: Omit<AccessCodeTableProps, "deviceId"> = {}) {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const screen = await render(<AccessCodeTable deviceId={device_id} {...props} />, { in: world });
  await expect.poll(() => names(screen)).toHaveLength(5);
  return {
    screen,
    world,
    add: async (name: string) => world.call("/access_codes/create", { device_id, name }).then(look),
    remove: async (name: string) => {
      const { access_code_id } = await findCode(world, device_id, name);
      await world.call("/access_codes/delete", { access_code_id });
      look();
    },
    rename: async (from: string, name: string) => {
      const { access_code_id } = await findCode(world, device_id, from);
      await world.call("/access_codes/update", { access_code_id, name });
      look();
    },
    left: async () => (await codesOf(world, device_id)).length,
  };
}

async function openedDoors(props: DeviceTableProps = {}) {
  const world = await createWorld();
  const screen = await render(<DeviceTable {...props} />, { in: world });
  await expect.poll(() => names(screen)).toContain("Front Door");
  const update = async (name: string, changes: object) => {
    await world.control("devices/update", { device_id: (await findDevice(world, name)).device_id, ...changes });
    look();
  };
  return { screen, world, update };
}

const byName = (one: { name?: string | null }, other: { name?: string | null }) =>
  String(one.name).localeCompare(String(other.name));

describe("while the pointer is on a code", () => {
  it("a code that is removed above it leaves its place empty until the pointer leaves", async () => {
    const { screen, remove } = await openedCodes();
    const before = placeOf(screen, "Amara Okafor");
    await point(screen, "Amara Okafor");
    await remove("Night porter");
    await expect.poll(() => names(screen)).not.toContain("Night porter");
    expect(placeOf(screen, "Amara Okafor")).toBe(before);
    await leave(screen);
    await expect.poll(() => placeOf(screen, "Amara Okafor")).toBeLessThan(before);
    expect(rowsOf(screen)).toHaveLength(4);
  });

  it("a new code that belongs above it stands below until the pointer leaves", async () => {
    const { screen, add } = await openedCodes({ accessCodeComparator: byName });
    const before = placeOf(screen, "Night porter");
    await point(screen, "Night porter");
    await add("Bakery");
    await expect.poll(() => names(screen).at(-1)).toBe("Bakery");
    expect(placeOf(screen, "Night porter")).toBe(before);
    await leave(screen);
    await expect.poll(() => names(screen).indexOf("Bakery")).toBe(1);
  });

  it("a new name is shown at once, and the code moves to its new place when the pointer leaves", async () => {
    const { screen, rename } = await openedCodes({ accessCodeComparator: byName });
    const before = placeOf(screen, "Amara Okafor");
    await point(screen, "Amara Okafor");
    await rename("Amara Okafor", "Zoe Okafor");
    await expect.poll(() => names(screen)[0]).toBe("Zoe Okafor");
    expect(placeOf(screen, "Zoe Okafor")).toBe(before);
    await leave(screen);
    await expect.poll(() => names(screen).at(-1)).toBe("Zoe Okafor");
  });

  it("the reader's own search narrows the list at once", async () => {
    const { screen } = await openedCodes();
    await point(screen, "Amara Okafor");
    (screen.getByRole("searchbox").element() as HTMLElement).focus();
    await userEvent.keyboard("plumb");
    await expect.poll(() => names(screen)).toEqual(["Dawson & Reid Plumbing"]);
    expect(rowsOf(screen)).toHaveLength(1);
  });
});

describe("while a row has the focus", () => {
  it("a code that is removed above it leaves its place empty until the focus leaves the list", async () => {
    const { screen, remove } = await openedCodes();
    const before = placeOf(screen, "Amara Okafor");
    focusOn(screen, "Amara Okafor");
    await remove("Night porter");
    await expect.poll(() => names(screen)).not.toContain("Night porter");
    expect(placeOf(screen, "Amara Okafor")).toBe(before);
    // The next row has the focus, which is still inside the list.
    await userEvent.tab();
    await userEvent.tab();
    expect(placeOf(screen, "Amara Okafor")).toBe(before);
    (screen.getByRole("searchbox").element() as HTMLElement).focus();
    await expect.poll(() => placeOf(screen, "Amara Okafor")).toBeLessThan(before);
  });

  it("and that row is removed, the focus goes to the heading, and the rows close up", async () => {
    const { screen, remove } = await openedCodes();
    focusOn(screen, "Night porter");
    await remove("Night porter");
    await expect.element(screen.getByRole("heading", { name: /^Access Codes/ })).toHaveFocus();
    await expect.poll(() => rowsOf(screen).length).toBe(4);
  });
});

describe("while the list shows only devices with issues", () => {
  it("a door under the pointer stays in place once no device has an issue; the others are shown below it", async () => {
    const { screen, update } = await openedDoors();
    await screen.getByRole("button", { name: "1 device issue" }).click();
    await expect.poll(() => names(screen)).toEqual(["Laundry"]);
    const before = placeOf(screen, "Laundry");
    await point(screen, "Laundry");
    await update("Laundry", { online: true });
    await expect.poll(() => names(screen).length).toBe(12);
    expect(placeOf(screen, "Laundry")).toBe(before);
    await expect.element(screen.getByRole("listitem").first()).toMatchTextContent(/Online/);
    await leave(screen);
    await expect.poll(() => placeOf(screen, "Laundry")).toBeGreaterThan(before);
  });

  it("all devices are shown once none has an issue, and stay shown when one has an issue again", async () => {
    const { screen, update } = await openedDoors();
    await screen.getByRole("button", { name: "1 device issue" }).click();
    await leave(screen);
    await update("Laundry", { online: true });
    await expect.poll(() => names(screen).length).toBe(12);
    await update("Front Door", { online: false });
    await expect
      .element(screen.getByRole("button", { name: "1 device issue" }))
      .toHaveAttribute("aria-pressed", "false");
    expect(names(screen)).toHaveLength(12);
  });
});

describe("when a text changes", () => {
  it("a row is as high unlocked as locked, at every width", async () => {
    const { screen, world } = await openedDoors();
    const { properties, device_id } = await findDoor(world, { locked: true });
    const row = () => rowOf(screen, properties.name).closest(".seam-row");
    const heights = () =>
      Array.from({ length: 120 }, (_, at) => {
        screen.container.style.inlineSize = `${280 + at * 4}px`;
        return `${280 + at * 4}: ${row()?.getBoundingClientRect().height}`;
      });
    const locked = heights();
    await world.call("/locks/unlock_door", { device_id });
    look();
    await expect.poll(() => row()?.textContent).toMatch(/Unlocked/);
    expect(heights()).toEqual(locked);
  });

  it("a chip stays in place when the number in the chip before it changes", async () => {
    const world = await createWorld({ world: "troubled" });
    const all = await world.devices();
    const broken = all.filter(({ errors }) => errors.some(({ is_device_error }) => is_device_error === true));
    expect(broken.length).toBeGreaterThan(1);
    const left = () =>
      screen
        .getByRole("button", { name: /account issue/ })
        .element()
        .getBoundingClientRect().left;
    const without = (few: number) => (
      <DeviceTable deviceFilter={(device) => !broken.slice(few).some((one) => one.device_id === device.device_id)} />
    );
    const screen = await render(without(2), { in: world });
    await expect.element(screen.getByRole("button", { name: "2 device issues" })).toBeVisible();
    const before = left();
    await screen.rerender(<Signed in={world}>{without(1)}</Signed>);
    await expect.element(screen.getByRole("button", { name: "1 device issue" })).toBeVisible();
    expect(left()).toBe(before);
  });
});
