// From a press to what it shows: Unlock on a slow processor, and Back to a list of ten thousand.
import type { Page } from "@playwright/test";
import { report } from "./report.ts";

const rounds = 9;
const goals = { unlockMs: 50, backMs: 32 };
/** Longer than the moment after a change in which a press is taken for one that was decided before. */
const restMs = 800;

/** `page` shows the details of an online, locked door. */
export async function measureUnlock(door: string, page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const took: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const answer = await untilShown(page, "Unlock", ".seam-lock-value[data-pending]");
    // The first one is for warming up.
    if (round > 0) took.push(answer);
    await page.getByRole("button", { name: "Lock", exact: true }).waitFor();
    await page.waitForTimeout(restMs);
    await page.getByRole("button", { name: "Lock", exact: true }).click();
    await page.getByRole("button", { name: "Unlock", exact: true }).waitFor();
    await page.waitForTimeout(restMs);
  }
  tell(`${door}: press of Unlock to the visible answer, CPU 4× slower`, took, goals.unlockMs);
}

/** `page` shows the whole list. */
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

function tell(what: string, took: readonly number[], goal: number): void {
  const sorted = took.toSorted((one, other) => one - other);
  const middle = sorted[sorted.length >> 1] ?? Number.NaN;
  const told = `median ${middle.toFixed(0)} ms, most ${(sorted.at(-1) ?? Number.NaN).toFixed(0)} ms`;
  report(what, told, middle <= goal, `${goal} ms`);
}

/** Milliseconds from the press of a button until what matches is on screen. */
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
