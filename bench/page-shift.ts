// Measures how far widgets below each other move each other while their page loads, as browsers count it.
import type { Browser } from "@playwright/test";
import type { Kit, Site } from "./first-row-site.ts";
import { report } from "./report.ts";

/** Time until every answer and every widget has arrived. */
const settledMs = 5000;

export async function measurePageShift(browser: Browser, site: Site, kits: readonly Kit[]): Promise<void> {
  for (const kit of kits.filter(({ label }) => label !== "floor")) {
    const told: string[] = [];
    let all = 0;
    for (const locks of [0, 1, 10]) {
      const fast = await shiftOf(browser, site, kit, locks, false);
      const slow = await shiftOf(browser, site, kit, locks, true);
      told.push(`${locks} locks ${fast.toFixed(3)}, slow line ${slow.toFixed(3)}`);
      all += fast + slow;
    }
    report(`${kit.label}: layout shift of a page with six elements`, told.join("; "), all === 0, "0");
  }
}

async function shiftOf(browser: Browser, site: Site, kit: Kit, locks: number, isSlowLine: boolean): Promise<number> {
  site.hold(locks);
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  try {
    if (isSlowLine) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Network.enable");
      const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
      await devtools.send("Network.emulateNetworkConditions", line);
    }
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(site.pageOf(kit, "all"));
    await page.waitForTimeout(settledMs);
    return await page.evaluate(() => (window as unknown as { shift: number }).shift);
  } finally {
    await page.close();
  }
}
