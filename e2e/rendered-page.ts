// Reads a page before its scripts run, and the changes when they do.
import type { Page } from "@playwright/test";
import type { Server } from "./server.ts";

export const read = async (address: string): Promise<string> => (await fetch(address)).text();

export async function namesOfDoors(server: Server): Promise<string[]> {
  const { devices } = (await server.call("/devices/list")) as { devices: { properties: { name: string } }[] };
  return devices.map(({ properties }) => properties.name);
}

/** Whether a door is locked, according to its row in the HTML. */
export function stateIn(html: string, door: string): string | undefined {
  const rows = html.split('role="listitem"').slice(1);
  const row = rows.find((each) => each.includes(`>${door}<`));
  return row && /\b(?:Locked|Unlocked)\b/.exec(row.replaceAll(/<[^>]*>/gu, " "))?.[0];
}

/** Opens a page that is painted before its scripts run. Returns the paths of the platform's API that it requests. */
export async function watchPage(page: Page, address: string): Promise<readonly string[]> {
  const asked: string[] = [];
  const { origin } = new URL(address);
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && request.resourceType() !== "image") asked.push(url.pathname);
  });
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.evaluate(painted);
  scripts.resolve();
  await page.waitForLoadState();
  await page.unrouteAll({ behavior: "wait" });
  return asked;
}

const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
  });

/** Measures with the browser's layout shifts how far painted content has moved since. Runs in the page. */
export const shiftsOfLayout = (): Promise<number> =>
  new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    // Buffered entries come first.
    setTimeout(() => resolve(sum), 100);
  });
