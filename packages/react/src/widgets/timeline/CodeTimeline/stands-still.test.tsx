// Changes move nothing under the pointer or the focus, and show once those have left.
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findCode, findDevice } from "../../../../test/codes.ts";
import type { Rendered } from "../../../../test/render.tsx";
import { inHours, names, opened, rowOf } from "../../../../test/screens/code-timeline.tsx";
import { createWorld, type World } from "../../../../test/world.ts";
import "../../../styles/index.css";

afterEach(() => page.viewport(1000, 800));

const door = "Garden Gate";
const below = "Room 2 Heron";

async function openedWith(width: number) {
  await page.viewport(width, 800);
  const world = await createWorld();
  const { device_id } = await findDevice(world, door);
  const screen = await opened({}, world);
  await expect.poll(() => rowOf(screen, door)?.querySelectorAll("[role=listitem]").length).toBe(2);
  return { world, screen, device_id };
}

const add = (world: World, device_id: string, name: string) =>
  world.call("/access_codes/create", { device_id, name, starts_at: inHours(-1), ends_at: inHours(60) });
const shownNames = (screen: Rendered, name: string) =>
  [...(rowOf(screen, name)?.querySelectorAll(".seam-bar-name, .seam-dayrow-name") ?? [])]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent.trim());
const topOf = (screen: Rendered, name: string) => rowOf(screen, name)?.getBoundingClientRect().top;
const away = (screen: Rendered) => userEvent.hover(screen.getByRole("heading", { name: /^Timeline/ }));

it.each([1000, 390])("a new code waits beside its door at %i px while the pointer is over the rows", async (width) => {
  const { world, screen, device_id } = await openedWith(width);
  await userEvent.hover(screen.getByRole("button", { name: below, exact: true }));
  const before = topOf(screen, below);
  await add(world, device_id, "Ada");
  await add(world, device_id, "Grace");
  await expect.element(screen.getByRole("button", { name: `${door} 2 more codes` })).toBeVisible();
  expect(topOf(screen, below)).toBe(before);
  await away(screen);
  await expect.element(screen.getByRole("button", { name: /^Grace/ })).toBeVisible();
  expect(topOf(screen, below)).toBeGreaterThan(before ?? 0);
});

it("a new code takes a lane that is free, and leaves other bars in theirs", async () => {
  const { world, screen } = await openedWith(1000);
  const { device_id } = await findDevice(world, below);
  const bar = screen.getByRole("button", { name: /^Mei-Ling Chen/ });
  await userEvent.hover(bar);
  const before = bar.element().getBoundingClientRect().top;
  await add(world, device_id, "Ada");
  await expect.poll(() => names(screen, below)).toHaveLength(3);
  expect(bar.element().getBoundingClientRect().top).toBe(before);
});

it.each([1000, 390])("a code that is gone leaves its place at %i px until the focus is elsewhere", async (width) => {
  const { world, screen } = await openedWith(width);
  const { device_id } = await findDevice(world, "Front Door");
  const { access_code_id, name } = await findCode(world, device_id, "Cleaning team");
  await away(screen);
  const before = topOf(screen, below);
  screen.getByRole("button", { name: below, exact: true }).element().focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(shownNames(screen, "Front Door")).toContain(name);
  await world.call("/access_codes/delete", { access_code_id, sync: true });
  await expect.poll(() => shownNames(screen, "Front Door")).not.toContain(name);
  expect(topOf(screen, below)).toBe(before);
  (document.activeElement as HTMLElement).blur();
  await expect.poll(() => topOf(screen, below)).toBeLessThan(before ?? 0);
});

it("a line about trouble keeps its place on a day while the pointer is over the rows", async () => {
  await page.viewport(390, 800);
  const world = await createWorld({ lock_delay_ms: 20_000 });
  const { device_id } = await findDevice(world, door);
  await add(world, device_id, "Ada");
  const screen = await opened({}, world);
  const row = screen.getByRole("button", { name: /^Ada/ });
  const stage = () => row.element().querySelector(".seam-dayrow-trouble:not([data-over])");
  await expect.poll(() => stage()?.textContent).toBe("Being set on the lock ");
  await userEvent.hover(row);
  const before = topOf(screen, below);
  await world.control("clock/advance", { milliseconds: 25_000 });
  await expect.poll(stage).toBeNull();
  expect(topOf(screen, below)).toBe(before);
  await away(screen);
  await expect.poll(() => topOf(screen, below)).toBeLessThan(before ?? 0);
});
