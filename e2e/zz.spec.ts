import { test } from "./server.ts";
for (const scheme of ["light", "dark"] as const)
  test(`shots ${scheme}`, async ({ browser, server }) => {
    test.setTimeout(120000);
    for (const lang of ["en", "ar", "de"])
      for (const width of [280, 390, 1000]) {
        const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 1100 } });
        const page = await context.newPage();
        await page.goto(`${server.banner.url}/elements?locale=${lang}`);
        await page.evaluate((l) => {
          const t = document.querySelector("seam-device-table");
          t?.setAttribute("locale", l);
          if (l === "ar") document.documentElement.dir = "rtl";
        }, lang);
        await page.locator(".seam-attention-chip").first().waitFor();
        await page.waitForTimeout(500);
        await page.screenshot({ path: `/tmp/shots/table-${lang}-${width}-${scheme}.png` });
        await page.locator(".seam-attention-chip").first().click();
        await page.locator(".seam-attention-row button").first().waitFor();
        await page.waitForTimeout(500);
        await page.screenshot({ path: `/tmp/shots/att-${lang}-${width}-${scheme}.png` });
        await context.close();
      }
  });
