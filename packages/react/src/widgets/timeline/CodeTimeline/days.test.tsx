// Days pass, and can be moved through.
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { opened } from "../../../../test/screens/code-timeline.tsx";
import "../../../styles/index.css";

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1000, 800);
});

it("the line of the present moves on, and the week begins with the next day after midnight", async () => {
  const screen = await opened();
  const at = () =>
    Number(screen.container.querySelector<HTMLElement>(".seam-week")?.style.getPropertyValue("--_s-now"));
  const today = () => screen.container.querySelector(".seam-week-day[data-today]")?.textContent;
  const [day, place] = [today(), at()];
  const real = Date.now.bind(Date);
  const passHours = (hours: number) => {
    vi.spyOn(Date, "now").mockImplementation(() => real() + hours * 3_600_000);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  passHours(24);
  await expect.poll(today).not.toBe(day);
  expect(Math.abs(at() - place)).toBeLessThan(0.1);
  passHours(place > 0.6 ? 18 : 30);
  await expect.poll(at).not.toBe(place);
  expect(Math.abs(at() - place)).toBeGreaterThan(0.1);
  expect(screen.container.querySelectorAll(".seam-week-day")[0]?.textContent).toBe(today());
});

it("arrows beside a day move by one day, and stay where they are when Today comes", async () => {
  await page.viewport(390, 800);
  const screen = await opened();
  await expect.element(screen.getByText(/^Today, /)).toBeVisible();
  const day = () => screen.container.querySelector(".seam-header")?.textContent.match(/\w{3}, \w{3} \d+/u)?.[0] ?? "";
  const dayAfter = (count: number) =>
    new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" }).format(
      Date.parse(`${first} 2026 UTC`) + count * 86_400_000,
    );
  const first = day().slice(5);
  const later = screen.getByRole("button", { name: "Later" });
  const { left, top } = later.element().getBoundingClientRect();
  await later.click();
  const monthAndDay = (text: string) => text.slice(5);
  await expect.poll(() => monthAndDay(day())).toBe(monthAndDay(dayAfter(1)));
  expect(later.element().getBoundingClientRect()).toMatchObject({ left, top });
  await screen.getByRole("button", { name: "Earlier" }).click();
  await screen.getByRole("button", { name: "Earlier" }).click();
  await expect.poll(() => monthAndDay(day())).toBe(monthAndDay(dayAfter(-1)));
  await screen.getByRole("button", { name: "Today" }).click();
  await expect.element(screen.getByText(/^Today, /)).toBeVisible();
  expect(monthAndDay(day())).toBe(first);
});
