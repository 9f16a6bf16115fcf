import { test } from "./server.ts";
import { lockedDoor } from "./doors.ts";
for (const [scheme, lang, width] of [
  ["light", "en", 1000],
  ["light", "en", 390],
  ["dark", "en", 390],
  ["light", "ar", 390],
  ["dark", "de", 280],
  ["light", "de", 1000],
] as const)
  test(`shots ${scheme} ${lang} ${width}`, async ({ browser, server }) => {
    test.setTimeout(120000);
    const door = await lockedDoor(server);
    const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 1100 } });
    const page = await context.newPage();
    await page.goto(`${server.banner.url}/elements`);
    await page.evaluate((l) => {
      const t = document.querySelector("seam-device-table");
      for (const a of ["disable-create-access-code", "disable-edit-access-code", "disable-delete-access-code"])
        t?.setAttribute(a, "false");
      t?.setAttribute("locale", l);
      if (l === "ar") document.documentElement.dir = "rtl";
    }, lang);
    const shot = (name: string) =>
      page
        .locator("seam-device-table")
        .first()
        .screenshot({ path: `/tmp/shots/${name}-${lang}-${width}-${scheme}.png` });
    await page.getByRole("button", { name: "Front Door" }).first().click();
    await page.locator(".seam-nav-row").first().click();
    await page.getByRole("button", { name: "Amara Okafor", exact: true }).click();
    await page.waitForTimeout(1500);
    await shot("inuse");
    await page.locator("[data-back] button, .seam-header button").first().click();
    await page.getByRole("button", { name: "Dawson & Reid Plumbing", exact: true }).click();
    await page.waitForTimeout(1500);
    await shot("failed");
    await page.locator("[data-seam-opener=remedy]").click();
    await page.waitForTimeout(800);
    await shot("remedy");
    await page.locator(".seam-header button").first().click();
    await page.waitForTimeout(300);
    await page
      .locator(".seam-footer [data-tone=danger]")
      .click()
      .catch(() => {});
    await page.waitForTimeout(300);
    await page.locator(".seam-header button").first().click();
    await page.waitForTimeout(300);
    await server.call("/sandbox/faults/set", { device_id: door.device_id, fault: "hold", times: null });
    await page
      .locator("[data-seam-opener=add]")
      .click()
      .catch(() => {});
    await page.locator("[data-seam-field=name]").fill("Priya Nair");
    await page.locator("[data-seam-field=pin]").fill("618204");
    await page.locator("button[type=submit]").click();
    await page.waitForTimeout(1500);
    await shot("saved1");
    await server.call("/sandbox/faults/clear", { device_id: door.device_id });
    await page.waitForTimeout(1500);
    await shot("saved2");
    await context.close();
  });
