import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { zonePlace } from "../../../rules/time/zone-list.ts";
import { formatOf } from "../../../strings/format.ts";
import { expectAccessible } from "../../../../test/appearance.ts";
import {
  back,
  name,
  openTiming,
  opened,
  said,
  save,
  type Screen,
  timed,
  year,
} from "../../../../test/screens/create-code-form.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("dir");
  document.documentElement.removeAttribute("style");
});

/** Day of the month on which Europe's clocks change, in March or October. */
function lastSunday(month: "03" | "10"): number {
  const last = new Date(`${year}-${month}-31`);
  return last.getUTCDate() - last.getUTCDay();
}

/** Wall time in the door's zone, as a number for arithmetic. */
const wallTimeAtDoor = (iso?: string | null) =>
  Date.parse(`${new Date(iso ?? "").toLocaleString("sv-SE", { timeZone: "America/New_York" }).replace(" ", "T")}Z`);

const plain = (text: string) => text.replace(/\s/gu, " ");

describe("timing", () => {
  it("starts now and ends a day later, in the door's zone", async () => {
    const { screen, made } = await opened();
    await timed(screen).click();
    await expect.element(screen.getByText("All times in New York", { exact: true })).toBeVisible();
    await name(screen).fill("Plumber");
    await save(screen).click();
    await expect.poll(() => made("Plumber")).toBeDefined();
    const code = await made("Plumber");
    expect(Math.abs(Date.parse(code?.starts_at ?? "") - Date.now())).toBeLessThan(120_000);
    const hours = (wallTimeAtDoor(code?.ends_at) - wallTimeAtDoor(code?.starts_at)) / 3_600_000;
    // The span is an hour longer if the clocks skip the end.
    expect([24, 25]).toContain(hours);
  });

  it("sends wall-clock times with the zone's offset at that date", async () => {
    const { screen, made } = await opened();
    await name(screen).fill("Plumber");
    await openTiming(screen);
    await expectAccessible(screen.container);
    await screen.getByLabelText("Start", { exact: true }).fill(`${year}-01-10T10:00`);
    await screen.getByLabelText("End", { exact: true }).fill(`${year}-07-10T10:00`);
    await back(screen);
    await expect.element(screen.getByRole("button", { name: "Edit times" })).toHaveFocus();
    await expect.element(name(screen)).toHaveValue("Plumber");
    await save(screen).click();
    await expect.poll(() => made("Plumber")).toBeDefined();
    expect(await made("Plumber")).toMatchObject({
      type: "time_bound",
      starts_at: `${year}-01-10T15:00:00.000Z`,
      ends_at: `${year}-07-10T14:00:00.000Z`,
    });
  });

  it("says that the end is before the start, with the times and in the form, and disables Save", async () => {
    const { screen } = await opened();
    await name(screen).fill("Plumber");
    await openTiming(screen);
    await screen.getByLabelText("Start", { exact: true }).fill(`${year}-07-10T10:00`);
    await screen.getByLabelText("End", { exact: true }).fill(`${year}-07-09T10:00`);
    await expect.element(screen.getByText("The end is before the start", { exact: true })).toBeVisible();
    await expectAccessible(screen.container);
    await back(screen);
    await expect.element(screen.getByText("The end is before the start", { exact: true })).toBeVisible();
    await expect.element(save(screen)).toBeDisabled();
    await screen.getByRole("radio", { name: "Ongoing" }).click();
    await expect.element(save(screen)).toBeEnabled();
  });

  it("questions a start in the past and a year far ahead, there and in the form, and saves them all the same", async () => {
    const { screen, made } = await opened();
    await name(screen).fill("Plumber");
    await openTiming(screen);
    const start = screen.getByLabelText("Start", { exact: true });
    await start.fill("2026-06-08T15:00");
    await expect.element(start).toHaveAccessibleDescription(/2026, 3:00 PM has passed\. The code works as soon as/);
    await screen.getByLabelText("End", { exact: true }).fill("2206-06-09T11:00");
    await expect.element(screen.getByText(/2206, 11:00 AM is years away\. Is the year right\?/)).toBeVisible();
    await expectAccessible(screen.container);
    await screen.getByRole("button", { name: "Done", exact: true }).click();
    await expect.element(screen.getByRole("button", { name: "Edit times" })).toHaveFocus();
    await expect.element(screen.getByText(/2206, 11:00 AM is years away/)).toBeVisible();
    await save(screen).click();
    await expect.poll(() => made("Plumber")).toMatchObject({ starts_at: "2026-06-08T19:00:00.000Z" });
  });

  it("warns of a time that the clocks skip, and of one that they repeat", async () => {
    const [spring, autumn] = [lastSunday("03"), lastSunday("10")];
    const { screen } = await opened();
    await openTiming(screen);
    await screen.getByRole("button", { name: /^All times in/ }).click();
    await screen.getByRole("searchbox").fill("copenhagen");
    await screen.getByRole("radio", { name: /Copenhagen/ }).click();
    await back(screen);
    await screen.getByLabelText("Start", { exact: true }).fill(`${year}-03-${spring}T02:30`);
    await screen.getByLabelText("End", { exact: true }).fill(`${year}-10-${autumn}T02:30`);
    await expect
      .element(screen.getByText(`Clocks go forward then: this becomes Sun, Mar ${spring}, ${year}, 3:30 AM.`))
      .toBeVisible();
    await expect
      .element(screen.getByText("Clocks show this time twice that night; the first one counts."))
      .toBeVisible();
    await expectAccessible(screen.container);
  });
});

it("tells the chosen time in words, also by the reader's own clock", async () => {
  const here = formatOf("en-US");
  const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });
  const day = `${weekday.format(Date.UTC(year, 11, 1))}, Dec 1, ${year}`;
  const { screen } = await opened();
  await openTiming(screen);
  await screen.getByLabelText("Start", { exact: true }).fill(`${year}-12-01T15:00`);
  const afternoon = plain(here.range(`${year}-12-01T20:00Z`, `${year}-12-01T20:00Z`));
  const start = screen.getByLabelText("Start", { exact: true });
  await expect.element(start).toHaveAccessibleDescription(`${day}, 3:00 PM (Eastern Time), ${afternoon} for you`);
  // The reader's clock shows another day.
  await start.fill(`${year}-12-01T23:00`);
  const night = plain(here.range(`${year}-12-02T04:00Z`, `${year}-12-02T04:00Z`));
  await expect.element(start).toHaveAccessibleDescription(`${day}, 11:00 PM (Eastern Time), ${night} for you`);
});

describe("time zone", () => {
  const openZones = async (screen: Screen) => {
    await openTiming(screen);
    await screen.getByRole("button", { name: "All times in New York" }).click();
    await expect.element(screen.getByRole("heading", { name: "Time Zone (manual)", exact: true })).toHaveFocus();
  };

  it("lists all zones with their offsets; the door's is chosen and in view", async () => {
    const { screen } = await opened();
    await openZones(screen);
    expect(screen.getByRole("radio").elements().length).toBeGreaterThan(400);
    const chosen = screen.getByRole("radio", { name: /^New York/ });
    await expect.element(chosen).toBeChecked();
    await expect.element(chosen).toBeInViewport();
    await expect
      .element(screen.getByRole("radio", { name: /^Tokyo ?Japan (Standard )?Time ?UTC\+09:00$/ }))
      .toBeInTheDocument();
    await screen.getByRole("searchbox").fill("america/n");
    await expect.element(said(screen)).toMatchTextContent(/^\d results$/);
    await screen.getByRole("searchbox").fill("EST");
    await expect.element(screen.getByRole("radio", { name: /^New York/ })).toBeChecked();
    await screen.getByRole("searchbox").fill("nowhere");
    await expect.element(said(screen)).toHaveTextContent("0 results");
    await expectAccessible(screen.container);
  });

  it.each(["ltr", "rtl"])("has each offset at the end of its row, also on a line of its own, %s", async (dir) => {
    const { documentElement } = document;
    const { screen } = await opened();
    await openZones(screen);
    documentElement.dir = dir;
    documentElement.style.fontSize = "40px";
    screen.container.style.inlineSize = "280px";
    const part = (end: string) =>
      screen.container.querySelector(`.seam-zone${end}`)?.getBoundingClientRect() ?? new DOMRect();
    await expect.poll(() => part("-offset").top - part("-name").bottom).toBeGreaterThanOrEqual(0);
    expect(dir === "ltr" ? part("").right - part("-offset").right : part("-offset").left - part("").left).toBeLessThan(
      30,
    );
  });

  it("uses the reader's own zone with Use local time zone, and then lets no other be chosen", async () => {
    const { screen } = await opened();
    await openZones(screen);
    await screen.getByRole("checkbox", { name: "Use local time zone", exact: true }).click();
    await expect.element(screen.getByRole("heading", { name: "Time Zone (automatic)", exact: true })).toBeVisible();
    expect(screen.getByRole("searchbox").elements()).toHaveLength(0);
    await expect.element(screen.getByRole("radio", { checked: true })).toBeDisabled();
    await back(screen);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await expect.element(screen.getByRole("button", { name: `All times in ${zonePlace(timeZone)}` })).toHaveFocus();
  });

  it("can be found by name or offset and chosen with the keyboard; a start that was not typed stays the same moment", async () => {
    const { screen, made } = await opened();
    await name(screen).fill("Plumber");
    await openZones(screen);
    await screen.getByRole("searchbox").fill("+05:30");
    await expect.element(screen.getByRole("radio", { name: /Kolkata|Calcutta/ }).first()).toBeVisible();
    await screen.getByRole("searchbox").fill("asia/tok");
    await userEvent.keyboard("{Tab}{Tab} ");
    await expect.element(screen.getByRole("radio", { name: /Tokyo/ })).toBeChecked();
    await back(screen);
    await back(screen);
    await expect.element(screen.getByText("All times in Tokyo", { exact: true })).toBeVisible();
    await save(screen).click();
    await expect.poll(() => made("Plumber")).toBeDefined();
    expect(Math.abs(Date.parse((await made("Plumber"))?.starts_at ?? "") - Date.now())).toBeLessThan(120_000);
  });
});
