// Counts the nodes of a document that a page with ten rows keeps alive, as the browser counts them: elements, texts,
// and attributes that a script has read as nodes.
import type { Browser } from "@playwright/test";
import type { Kit, Site } from "./first-row-site.ts";
import { report } from "./report.ts";

const goal = 600;
/** Time until every answer and every widget has arrived. */
const settledMs = 3000;

export async function measurePageNodes(browser: Browser, site: Site, kits: readonly Kit[]): Promise<void> {
  for (const kit of kits.filter(({ label }) => label !== "floor")) {
    site.hold(10);
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
    await page.goto(site.pageOf(kit));
    await page.waitForTimeout(settledMs);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("HeapProfiler.collectGarbage");
    const { nodes } = await devtools.send("Memory.getDOMCounters");
    await page.close();
    report(`${kit.label}: nodes of a page with ten rows`, String(nodes), nodes <= goal, `at most ${goal}`);
  }
}
