// Cost of a page with a device table once it is there, and its response times. It uses text and roles, because every
// kit draws its own elements.
import type { Browser, CDPSession, ElementHandle, Page } from "@playwright/test";
import type { Kit, Site } from "../first-row-site.ts";

/** Figures of use, or the reason why one is missing. */
export interface Use {
  heapMb: number | string;
  nodes: number | string;
  /** Number of calls until the page was quiet. */
  calls: number | string;
  /** Milliseconds from a key in the search until the matching rows were painted. */
  keyMs: number | string;
  /** Milliseconds from the press on "back" in a door's details until the list was painted. */
  backMs: number | string;
}

const quietMs = 1500;

/** Writes each figure into `use` as soon as it is known. A figure that is missing at the time limit was not reached. */
export async function measureUse(
  browser: Browser,
  site: Site,
  kit: Kit,
  locks: number,
  use: Partial<Use>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  try {
    site.hold(locks);
    const page = await context.newPage();
    await page.addInitScript(watchActs);
    await page.goto(site.pageOf(kit), { waitUntil: "commit" });
    await page.waitForFunction(() => "names" in window && window.names(1).length > 0, null, { timeout: 0 });
    await page.waitForTimeout(quietMs);
    use.calls = site.asked.length;
    Object.assign(use, await weigh(await context.newCDPSession(page)));
    use.keyMs = await typeOnce(page);
    use.backMs = await goBack(page);
  } finally {
    await context.close();
  }
}

async function weigh(devtools: CDPSession): Promise<Pick<Use, "heapMb" | "nodes">> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes } = await devtools.send("Memory.getDOMCounters");
  return { heapMb: usedSize / 1e6, nodes };
}

/** Some names contain a seven, but not all of the first ones on screen. */
const typed = "7";

async function typeOnce(page: Page): Promise<number | string> {
  const box = page.getByRole("searchbox").or(page.getByRole("textbox")).first();
  if ((await box.count()) === 0) return "has no search that could be found by its role";
  await box.click();
  await page.evaluate((text) => window.timeFrom("keydown", "match", text), typed);
  await page.keyboard.press(typed);
  const took = await page.evaluate(() => window.took);
  await page.keyboard.press("Backspace");
  await page.waitForFunction((text) => window.names(20).some((name) => !name.slice(-5).includes(text)), typed, {
    timeout: 20_000,
  });
  await page.waitForTimeout(quietMs);
  return took;
}

async function goBack(page: Page): Promise<number | string> {
  const row = page.getByText(/Front Door \d{5}/).first();
  await row.click({ timeout: 30_000 });
  await page.waitForTimeout(quietMs);
  const back = await backControl(page);
  // A kit whose list stays on screen has no way back to measure.
  if (back === null || (await page.evaluate(() => window.names(2).length)) > 1)
    return "has no details with a way back that could be found";
  await page.evaluate(() => window.timeFrom("click", "list", ""));
  await back.click();
  return page.evaluate(() => window.took);
}

/** Returns a button named "back", or a control that the page's own markup calls so. */
async function backControl(page: Page): Promise<ElementHandle | null> {
  const button = page.getByRole("button", { name: /^(go )?back\b/i }).first();
  if ((await button.count()) > 0) return button.elementHandle();
  const found = await page.evaluateHandle(
    () =>
      [...document.querySelectorAll("svg, button, span, a")].find(
        (each) => /back/i.test(each.getAttribute("class") ?? "") && each.checkVisibility(),
      ) ?? null,
  );
  return found.asElement();
}

declare global {
  interface Window {
    /** Returns the first distinct names of locks on screen. */
    names(most: number): string[];
    /** Starts to wait for the event, which must not come before this has returned. */
    timeFrom(event: "keydown" | "click", wanted: "match" | "list", text: string): void;
    /**
     * Milliseconds from that event until the first paint with the wanted content, or after 20 s a text that it never
     * came.
     */
    took: Promise<number | string>;
  }
}

/** Watches events and paints. Runs in the page before anything else. */
function watchActs(): void {
  window.names = (most) => {
    const found: string[] = [];
    const place = document.querySelector("seam-device-table");
    if (place === null) return found;
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (found.length < most && walker.nextNode()) {
      const name = /Front Door \d{5}/.exec(walker.currentNode.textContent ?? "")?.[0];
      if (
        name !== undefined &&
        !found.includes(name) &&
        walker.currentNode.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true
      )
        found.push(name);
    }
    return found;
  };
  window.timeFrom = (event, wanted, text) => {
    window.took = new Promise((resolve) => {
      // The limit also applies if the event never comes.
      setTimeout(() => resolve("did not show what was waited for within 20 s"), 20_000);
      const begin = () => {
        const begun = performance.now();
        const look = () => {
          if (performance.now() - begun > 20_000) return;
          const names = window.names(wanted === "match" ? 20 : 2);
          const isThere =
            wanted === "match"
              ? names.length > 0 && names.every((name) => name.slice(-5).includes(text))
              : names.length > 1;
          if (!isThere) return void requestAnimationFrame(look);
          // A task queued in a frame's callback runs once that frame was drawn.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        };
        requestAnimationFrame(look);
      };
      window.addEventListener(event, begin, { capture: true, once: true });
    });
  };
}
