// Acts like a person at a desk: presses what is there, types, goes back.
import type { Locator, Page } from "@playwright/test";
import type { Random } from "./random.ts";

/** Names of buttons that leave the page, or open a window of the browser. */
const leaves = /connect|sign in|print|share|export/i;
const words = ["room", "", "Ida Lind", "2580", "48"];

interface Pressed {
  /** Whether the press may have sent a command to a lock. */
  readonly mayMove: boolean;
}

export async function actAt(desk: Locator, page: Page, random: Random): Promise<Pressed> {
  const roll = random.below(10);
  if (roll === 0) {
    await page.keyboard.press(random.pick(["Escape", "Tab", "ArrowDown", "End"]));
    return { mayMove: false };
  }
  if (roll === 1) {
    const fields = desk.locator("input[type=search]:visible, input.seam-input:not([type]):visible");
    const count = await fields.count();
    if (count > 0) await fields.nth(random.below(count)).fill(random.pick(words), { timeout: 1000 }).catch(gone);
    return { mayMove: false };
  }
  const selector =
    roll < 4 ? ".seam-header-lead button" : roll < 6 ? ".seam-row-open" : roll < 8 ? ".seam-lock button" : "button";
  const found = desk.locator(`${selector}:visible:not([disabled])`);
  const all = (await found.count()) > 0 ? found : desk.locator("button:visible:not([disabled])");
  const count = await all.count();
  if (count === 0) return { mayMove: false };
  return press(all.nth(random.below(count)));
}

async function press(control: Locator): Promise<Pressed> {
  const about = await control
    .evaluate(
      (element) => ({
        name: `${element.textContent} ${element.getAttribute("aria-label")}`,
        isLock: element.closest(".seam-lock, .seam-toast, .seam-attention-row") !== null,
      }),
      undefined,
      { timeout: 1000 },
    )
    .catch(() => null);
  if (about === null || leaves.test(about.name)) return { mayMove: false };
  await control.click({ timeout: 1000 }).catch(gone);
  return { mayMove: about.isLock };
}

/**
 * Ignores that an element disappears before the pointer reaches it, because a person could not have pressed it either.
 */
const gone = () => undefined;
