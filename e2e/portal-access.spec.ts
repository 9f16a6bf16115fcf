// Entering and leaving the webhook portal: its link, and pages without access.
import { portal } from "./portal.ts";
import { expect, test } from "./server.ts";

test("a missing, an invalid and a logged-out token each show a page that says so", async ({ page, server }) => {
  const { link } = await portal(server);
  const answer = await page.goto(`${server.banner.url}/portal`);
  const policy = (await answer?.headerValue("content-security-policy")) ?? "";
  // Other sites may not frame the page, and it runs no script of other origins.
  for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'self'"])
    expect(policy).toContain(rule);
  expect(await answer?.headerValue("x-frame-options")).toBe("SAMEORIGIN");
  await expect(page.getByRole("heading", { name: "You need a new link to this page" })).toBeVisible();
  await expect(page.getByText("stays in the tab where it was opened")).toBeVisible();
  const wrong = Buffer.from(JSON.stringify({ appId: "app_1", token: "appsk_wrong" })).toString("base64");
  await page.goto(`${server.banner.url}/portal#key=${wrong}`);
  await expect(page.getByRole("heading", { name: "Your access has ended" })).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "You are logged out" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Your access has ended" })).toBeVisible();
});

test("logging out of one link leaves another one open that was followed meanwhile", async ({ page, server }) => {
  const { link, mortise, appId } = await portal(server);
  const other = (await mortise.authentication.appPortalAccess(appId, {})).url;
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/auth\/logout/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(link);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.goto(other);
  await expect(page.locator(".seam-button[aria-disabled]")).toHaveCount(0);
  const loggedOut = page.waitForResponse((response) => response.url().includes("auth/logout"));
  release(undefined);
  await loggedOut;
  await page.waitForTimeout(300);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
});

test("a logout whose answer was lost is retried and succeeds", async ({ page, server }) => {
  const { link } = await portal(server);
  await page.route(/auth\/logout/, async (route) => {
    const isAgain = route.request().headers()["svix-retry-count"] !== undefined;
    if (isAgain) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.goto(link);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "You are logged out" })).toBeVisible();
});
