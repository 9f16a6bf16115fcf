// Time from a press to its result: Unlock on a slow processor, Back to a list of ten thousand, a letter in its search.
import type { Page } from "@playwright/test";
import { report } from "./report.ts";

const rounds = 9;
const goals = { unlockMs: 50, backMs: 32, letterMs: 32 };
/** Letters of names like `Building 07, 3.12`: the first ones leave all rows, the last ones few. */
const letters = Array.from("Building 07");
/** Pause, longer than the moment after a change in which the widgets ignore a press. */
const restMs = 800;

/** Measures unlocks. `page` shows the details of an online, locked door. */
export async function measureUnlock(door: string, page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const took: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const answer = await untilShown(page, "Unlock", ".seam-lock-value[data-pending]");
    // The first round is for warming up.
    if (round > 0) took.push(answer);
    await page.getByRole("button", { name: "Lock", exact: true }).waitFor();
    await page.waitForTimeout(restMs);
    await page.getByRole("button", { name: "Lock", exact: true }).click();
    await page.getByRole("button", { name: "Unlock", exact: true }).waitFor();
    await page.waitForTimeout(restMs);
  }
  tell(`${door}: press of Unlock to the visible answer, CPU 4× slower`, took, goals.unlockMs);
}

/** Measures "Back". `page` shows the whole list. */
export async function measureBack(door: string, page: Page): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.locator(".seam-device-row .seam-row-open").first().click();
    await page.locator(".seam-hero-name").waitFor();
    await page.waitForTimeout(restMs);
    const answer = await untilShown(page, "Back", ".seam-device-row .seam-row-open");
    if (round > 0) took.push(answer);
    await page.waitForTimeout(restMs);
  }
  tell(`${door}: Back from details to the list of 10,000`, took, goals.backMs);
}

/**
 * Measures letters in the search. `page` shows the whole list. A letter's time ends when all rows on screen contain the
 * typed text. The slowest counts.
 */
export async function measureLetters(door: string, page: Page): Promise<void> {
  const took = letters.map((): number[] => []);
  for (let round = 0; round <= 3; round += 1) {
    for (const [at, letter] of letters.entries()) {
      const shown = await untilFound(page, letter, letters.slice(0, at + 1).join(""));
      if (round > 0) took[at]?.push(shown);
      await page.waitForTimeout(restMs);
    }
    await page.getByRole("searchbox").fill("");
    await page.waitForTimeout(restMs);
  }
  const medians = took.map((each) => each.toSorted((one, other) => one - other)[each.length >> 1] ?? Number.NaN);
  const worst = Math.max(...medians);
  const told = `worst letter ${worst.toFixed(0)} ms`;
  report(
    `${door}: a letter in the search of 10,000 until its rows show`,
    told,
    worst <= goals.letterMs,
    `${goals.letterMs} ms`,
  );
}

/** Milliseconds from the press of a key until the rows on screen contain `text`. */
async function untilFound(page: Page, key: string, text: string): Promise<number> {
  const box = page.getByRole("searchbox");
  await box.focus();
  await page.evaluate((wanted) => {
    const holder = window as unknown as { took?: number };
    delete holder.took;
    const listen = ({ timeStamp }: Event) => {
      const look = () => {
        const rows = [...document.querySelectorAll(".seam-device-row")].filter((row) =>
          row.checkVisibility({ visibilityProperty: true }),
        );
        const isFound = rows.length > 0 && rows.every((row) => row.textContent?.includes(wanted));
        if (!isFound) return requestAnimationFrame(look);
        return setTimeout(() => (holder.took = performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    window.addEventListener("keydown", listen, { capture: true, once: true });
  }, text);
  await page.keyboard.press(key);
  const took = await page.waitForFunction(() => (window as unknown as { took?: number }).took);
  return (await took.jsonValue()) ?? Number.NaN;
}

function tell(what: string, took: readonly number[], goal: number): void {
  const sorted = took.toSorted((one, other) => one - other);
  const middle = sorted[sorted.length >> 1] ?? Number.NaN;
  const told = `median ${middle.toFixed(0)} ms, most ${(sorted.at(-1) ?? Number.NaN).toFixed(0)} ms`;
  report(what, told, middle <= goal, `${goal} ms`);
}

/** Milliseconds from the press of a button until a matching element is on screen. */
async function untilShown(page: Page, name: string, selector: string): Promise<number> {
  const button = page.getByRole("button", { name, exact: true });
  await button.waitFor();
  await page.evaluate((wanted) => {
    const holder = window as unknown as { took?: number };
    delete holder.took;
    const listen = ({ timeStamp }: Event) => {
      const look = () => {
        if (!document.querySelector(wanted)) return requestAnimationFrame(look);
        // A task queued in a frame's callback runs once that frame was drawn.
        return setTimeout(() => (holder.took = performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    window.addEventListener("click", listen, { capture: true, once: true });
  }, selector);
  await button.click();
  const took = await page.waitForFunction(() => (window as unknown as { took?: number }).took);
  return (await took.jsonValue()) ?? Number.NaN;
}
