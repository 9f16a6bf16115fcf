// One press chooses the start of a stay, another its length. The resulting times are shown in a sentence, and
// announced.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { de } from "../../../strings/de.ts";
import { expectAccessible } from "../../../../test/appearance.ts";
import { findDevice } from "../../../../test/codes.ts";
import { render } from "../../../../test/render.tsx";
import { back, opened, openTiming, type Screen, timed } from "../../../../test/screens/create-code-form.tsx";
import { createWorld } from "../../../../test/world.ts";
import { CreateAccessCodeForm } from "./CreateAccessCodeForm.tsx";

// A Thursday of last June, at 12:47 PM in New York. It is in the past, because sessions would have expired in the
// future.
const thursday = new Date(Date.UTC(new Date().getUTCFullYear() - 1, 5, 1, 16, 47));
thursday.setUTCDate(1 + ((11 - thursday.getUTCDay()) % 7));
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: thursday }));
afterEach(() => void vi.useRealTimers());

const stay = (screen: Screen, label: string) => screen.getByRole("radio", { name: new RegExp(`^${label} `) });
const less = (screen: Screen) => screen.getByRole("button", { name: "One night less", exact: true });
const more = (screen: Screen) => screen.getByRole("button", { name: "One night more", exact: true });
const plain = (text: string | null | undefined) => (text ?? "").replace(/\s/gu, " ").trim();
const sentence = (screen: Screen) => plain(screen.container.querySelector(".seam-timing")?.textContent);
const day = (after: number, format = "en-US", options: Intl.DateTimeFormatOptions = {}) =>
  plain(
    new Intl.DateTimeFormat(format, {
      weekday: "short",
      month: "short",
      day: "numeric",
      timeZone: "UTC",
      ...options,
    }).format(thursday.getTime() + after * 86_400_000),
  );
const said = (screen: Screen) =>
  [...screen.container.querySelectorAll('[role="status"]')].map((region) => plain(region.textContent)).join("");

describe("a stay", () => {
  it("is offered with its days, and chosen together with Start/end times", async () => {
    const { screen } = await opened();
    await expect.element(stay(screen, "Tonight")).toHaveAccessibleName(`Tonight ${day(0)}`);
    await expect.element(stay(screen, "Tomorrow")).toHaveAccessibleName(`Tomorrow ${day(1)}`);
    await expect.element(stay(screen, "This weekend")).toHaveAccessibleName(/^This weekend Fri\s–\sSun$/u);
    await stay(screen, "Tomorrow").click();
    await expect.element(timed(screen)).toBeChecked();
    await expect.element(stay(screen, "Tomorrow")).toBeChecked();
    await expect.element(stay(screen, "Tomorrow")).toHaveFocus();
    expect(sentence(screen)).toBe(`${day(1)}, 3:00 PM – ${day(2)}, 11:00 AM · 1 night`);
    await expectAccessible(screen.container);
  });

  it("keeps the start when nights are added, and has at least one", async () => {
    const { screen } = await opened();
    await stay(screen, "This weekend").click();
    expect(sentence(screen)).toBe(`${day(1)}, 3:00 PM – ${day(3)}, 11:00 AM · 2 nights`);
    await more(screen).click();
    expect(sentence(screen)).toBe(`${day(1)}, 3:00 PM – ${day(4)}, 11:00 AM · 3 nights`);
    await expect.element(stay(screen, "This weekend")).toBeChecked();
    await less(screen).click();
    await less(screen).click();
    await expect.element(less(screen)).toHaveAttribute("aria-disabled", "true");
    await expect.element(less(screen)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(sentence(screen)).toBe(`${day(1)}, 3:00 PM – ${day(2)}, 11:00 AM · 1 night`);
  });

  it("has at most 30 nights", async () => {
    const { screen } = await opened();
    await stay(screen, "Tomorrow").click();
    for (let nights = 2; nights <= 30; nights++) {
      (more(screen).element() as HTMLElement).click();
      await expect.poll(() => sentence(screen)).toMatch(new RegExp(`· ${nights} nights$`));
    }
    await expect.element(more(screen)).toHaveAttribute("aria-disabled", "true");
    (more(screen).element() as HTMLElement).click();
    expect(sentence(screen)).toMatch(/· 30 nights$/);
  });

  it("is no stay any more once a time is typed, which keeps the other, and takes nights too", async () => {
    const { screen } = await opened();
    await stay(screen, "Tomorrow").click();
    await screen.getByRole("button", { name: "Edit times" }).click();
    const start = screen.getByLabelText("Start", { exact: true });
    const typed = new Date(thursday.getTime() + 86_400_000).toISOString().replace(/T.*/, "T07:06");
    await start.fill(typed);
    await screen.getByLabelText("End", { exact: true }).fill(typed.replace("T07:06", "T20:15"));
    await back(screen);
    await expect.element(timed(screen)).toBeChecked();
    for (const label of ["Tonight", "Tomorrow", "This weekend"])
      await expect.element(stay(screen, label)).not.toBeChecked();
    expect(sentence(screen)).toBe(`${day(1)}, 7:06 AM – ${day(1)}, 8:15 PM`);
    await more(screen).click();
    await more(screen).click();
    expect(sentence(screen)).toBe(`${day(1)}, 7:06 AM – ${day(3)}, 11:00 AM · 2 nights`);
  });

  it("is still chosen after a look at its times", async () => {
    const { screen } = await opened();
    await stay(screen, "Tonight").click();
    await openTiming(screen);
    await back(screen);
    await expect.element(stay(screen, "Tonight")).toBeChecked();
    await screen.getByRole("radio", { name: "Ongoing" }).click();
    await expect.element(stay(screen, "Tonight")).not.toBeChecked();
  });

  it("can be chosen with the keyboard alone", async () => {
    const { screen } = await opened();
    (screen.getByRole("radio", { name: "Ongoing" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Tab}");
    await expect.element(stay(screen, "Tonight")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(stay(screen, "Tomorrow")).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(stay(screen, "This weekend")).toBeChecked();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(less(screen)).toHaveFocus();
    await userEvent.keyboard("{Tab} ");
    await expect.element(more(screen)).toHaveFocus();
    expect(sentence(screen)).toBe(`${day(1)}, 3:00 PM – ${day(3)}, 11:00 AM · 2 nights`);
  });

  it("says which of its times cannot be read, and takes no nights then", async () => {
    const { screen } = await opened();
    await openTiming(screen);
    await screen.getByLabelText("Start", { exact: true }).fill("");
    await back(screen);
    expect(sentence(screen)).toMatch(/^Start – End /);
    for (const button of [less(screen), more(screen)])
      await expect.element(button).toHaveAttribute("aria-disabled", "true");
  });
});

describe("hours of the host", () => {
  it("are those of every stay", async () => {
    const { screen } = await opened({ checkIn: "16:30", checkOut: "10:00" });
    await stay(screen, "Tomorrow").click();
    expect(sentence(screen)).toBe(`${day(1)}, 4:30 PM – ${day(2)}, 10:00 AM · 1 night`);
  });

  it("that are none are reported, and the usual ones hold", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { screen } = await opened({ checkIn: "4 pm", checkOut: "24:30" });
    await stay(screen, "Tomorrow").click();
    expect(sentence(screen)).toBe(`${day(1)}, 3:00 PM – ${day(2)}, 11:00 AM · 1 night`);
    expect(warn.mock.calls.flat()).toEqual([
      'Cannot read checkIn="4 pm": it should be a time of day, HH:mm.',
      'Cannot read checkOut="24:30": it should be a time of day, HH:mm.',
    ]);
    warn.mockRestore();
  });
});

describe("what is spoken", () => {
  it.each([
    ["en-US", undefined, "Tomorrow", () => `${day(1)}, 3:00 PM to ${day(2)}, 11:00 AM, 1 night`],
    ["de", de, "Morgen", () => `${day(1, "de")}, 15:00 bis ${day(2, "de")}, 11:00, 1 Nacht`],
  ])("are the chosen times, until others are: %s", async (locale, messages, label, expected) => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const screen = await render(<CreateAccessCodeForm deviceId={device_id} />, {
      in: world,
      provider: { locale, messages },
    });
    await stay(screen, label).click();
    await expect.poll(() => said(screen)).toBe(expected());
    await screen.getByRole("radio").first().click();
    expect(said(screen)).toBe("");
  });

  it("comes once, when several presses have come to rest", async () => {
    const { screen } = await opened();
    const heard: string[] = [];
    const observer = new MutationObserver(() => {
      const text = said(screen);
      if (text !== "") heard.push(text);
    });
    observer.observe(screen.container, { subtree: true, childList: true, characterData: true });
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: thursday });
    (stay(screen, "Tomorrow").element() as HTMLElement).click();
    await expect.poll(() => sentence(screen)).toMatch(/1 night$/);
    vi.advanceTimersByTime(400);
    (more(screen).element() as HTMLElement).click();
    await expect.poll(() => sentence(screen)).toMatch(/2 nights$/);
    vi.advanceTimersByTime(499);
    expect(said(screen)).toBe("");
    vi.advanceTimersByTime(1);
    await expect.poll(() => heard).toEqual([`${day(1)}, 3:00 PM to ${day(3)}, 11:00 AM, 2 nights`]);
    observer.disconnect();
  });
});
