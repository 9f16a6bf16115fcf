// The last announcement matches the screen, whatever the page's caches show a moment longer.
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { openDoor } from "../../../../test/screens/lock-door.tsx";
import { watchWords } from "../../../../test/watch-words.ts";

const unanswered = /^Last known: Unlocked(, .*)?\. No clear response came/;

/** Cuts the page's network until the returned function is called. */
function cutOff(): () => void {
  const spy = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}

/** Delays the caches by a task after their commands, as two copies of this package on one page may do. */
function delayCaches(): void {
  const { setTimeout: later } = globalThis;
  const spy = vi.spyOn(globalThis, "setTimeout");
  spy.mockImplementation((run, milliseconds) => later(run, milliseconds || Math.random() * 40));
  onTestFinished(() => spy.mockRestore());
}

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue(undefined));

it.each(["a command that found no network", "one whose answer was half"])(
  "speaks the failure of %s, after one that succeeded",
  async (what) => {
    const { door, screen, button, text, spoken } = await openDoor(true);
    const said = watchWords(screen.container);
    await button("Unlock").click();
    await expect.poll(said).toContain("Confirmed by the lock");
    await expect.element(text("Confirmed by the lock")).not.toBeInTheDocument();
    delayCaches();
    if (what.startsWith("a")) cutOff();
    else {
      const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("{", { status: 200 }));
      onTestFinished(() => spy.mockRestore());
    }
    await button("Lock").click();
    await expect.element(button("Try again")).toBeVisible();
    const { name } = door.properties;
    await expect.poll(() => spoken.element().textContent?.replace(`${name}: `, "")).toMatch(unanswered);
    expect(said().slice(said().indexOf(`${name}: Locking…`) + 1)).not.toContain(`${name}: Locked`);
    await expect.element(button("Try again")).toHaveFocus();
    // The state of the bolt is unknown, so both actions are offered.
    await expect.element(button("Unlock")).toBeVisible();
  },
);
