// Sorting and narrowing a table, and the height of its list.
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/appearance.ts";
import { render } from "../../../test/render.tsx";
import { createWorld, findDoor } from "../../../test/world.ts";
import { rows, rowOf, type Screen, search, title } from "../../../test/screens/device-table.ts";
import { DeviceTable } from "./DeviceTable.tsx";

const button = (screen: Screen) => screen.getByRole("button", { name: "Sort and filter" });
const namesOf = (screen: Screen) =>
  rows(screen)
    .elements()
    .map((row) => row.querySelector("button")?.textContent ?? "");
const choose = (role: "radio" | "checkbox", name: RegExp | string) => page.getByRole(role, { name }).click();
const chip = (screen: Screen, name: string) => screen.getByRole("button", { name, exact: true, pressed: true });

describe("the button that sorts and narrows", () => {
  it("sorts by name, and keeps the choice while a door's details are open", async () => {
    const screen = await render(<DeviceTable />);
    await button(screen).click();
    await expectAccessible(screen.container);
    await choose("radio", "Name");
    const sorted = namesOf(screen);
    expect(sorted).toHaveLength(12);
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator("en", { numeric: true }).compare));
    await userEvent.keyboard("{Escape}");
    await expect.element(button(screen)).toHaveFocus();
    await screen.getByRole("button", { name: "Front Door", exact: true }).click();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.poll(() => namesOf(screen)).toEqual(sorted);
    await chip(screen, "By name").click();
    await expect.poll(() => namesOf(screen)).not.toEqual(sorted);
  });

  it("narrows to unlocked doors, says how many, and follows the doors", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: false });
    const screen = await render(<DeviceTable />, { in: world });
    await button(screen).click();
    await choose("checkbox", /^Unlocked/);
    const row = rowOf(screen, door.properties.name);
    await expect.element(row).toBeVisible();
    for (const element of rows(screen).elements()) expect(element.textContent).toMatch(/Unlocked/);
    const count = rows(screen).elements().length;
    await expect.element(page.getByRole("checkbox", { name: /^Unlocked/ })).toHaveAccessibleName(`Unlocked (${count})`);
    await expect.element(title(screen)).toHaveTextContent(`Devices${count} of 12`);
    await userEvent.keyboard("{Escape}");
    await world.call("/locks/lock_door", { device_id: door.device_id });
    await expect.poll(() => namesOf(screen)).not.toContain(door.properties.name);
    await chip(screen, "Unlocked").click();
    await expect.element(title(screen)).toHaveTextContent("Devices12");
  });

  it("offers all doors where nothing is left, together with the search", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const screen = await render(<DeviceTable deviceIds={[door.device_id]} />, { in: world });
    await button(screen).click();
    await choose("checkbox", /^Unlocked/);
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByText("Sorry, no devices were found")).toBeVisible();
    await search(screen).fill("x");
    await screen.getByRole("button", { name: "Clear search" }).last().click();
    await screen.getByRole("button", { name: "Show all devices" }).click();
    await expect.poll(() => namesOf(screen)).toEqual([door.properties.name]);
    expect(screen.getByRole("group", { name: "Chosen order and filters" }).elements()).toHaveLength(0);
  });

  it("is left out where the host wants it so", async () => {
    const screen = await render(<DeviceTable disableSortAndFilter />);
    await expect.element(title(screen)).toHaveTextContent("Devices12");
    await expect.poll(() => document.querySelector(".seam-attention-chip")).not.toBeNull();
    expect(document.querySelector(".seam-sort")).toBeNull();
  });

  it.each([280, 390, 1000])("has its room before it comes, at %d px", async (width) => {
    await page.viewport(width, 800);
    const screen = await render(<DeviceTable />);
    await expect.element(title(screen)).toHaveTextContent("Devices12");
    const places = () => [search(screen), rows(screen).first()].map((part) => boxOf(part.element()));
    const before = places();
    await expect.element(button(screen)).toBeVisible();
    expect(places()).toEqual(before);
    const [field, tool] = [search(screen), button(screen)].map((part) => boxOf(part.element()));
    expect(Math.abs(middleOf(field) - middleOf(tool))).toBeLessThan(2);
    await page.viewport(1000, 800);
  });
});

describe("a list with a height", () => {
  it("scrolls in its own box, and comes back as it was left", async () => {
    const screen = await render(<DeviceTable listHeight="200px" />);
    await expect.element(title(screen)).toHaveTextContent("Devices12");
    const list = () => screen.getByRole("list").element();
    expect(list().getBoundingClientRect().height).toBe(200);
    list().scrollTop = 300;
    const opened = document.elementFromPoint(100, list().getBoundingClientRect().top + 100)?.closest("[role=listitem]");
    await userEvent.click(opened?.querySelector("button") as HTMLElement);
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.poll(() => list().scrollTop).toBeGreaterThan(200);
  });
});

interface Box {
  readonly top: number;
  readonly height: number;
}
const boxOf = (element: Element): Box => {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height } as Box;
};
const middleOf = ({ top, height }: Box = { top: -999, height: 0 }) => top + height / 2;
