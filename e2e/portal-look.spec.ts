// The webhook portal with custom colours, in frames of the allowed pages.
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { isRelease } from "../test/release.ts";
import { axeFindings } from "./axe.ts";
import { portal } from "./portal.ts";
import { expect, test } from "./server.ts";

const hosts: HttpServer[] = [];
test.afterEach(() => {
  for (const host of hosts.splice(0)) host.close().closeAllConnections();
});

/** Serves a page of another origin that shows an address in a frame. */
async function hostPage(): Promise<{ origin: string; framing: (link: string) => string }> {
  const server = createServer((request, response) => {
    const link = new URL(request.url ?? "", "http://host").searchParams.get("link") ?? "";
    response.writeHead(200, { "content-type": "text/html" });
    response.end(
      `<!doctype html><title>Host</title><iframe title="Portal" width="600" height="600" src="${link}"></iframe>`,
    );
  });
  hosts.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, framing: (link) => `${origin}/?link=${encodeURIComponent(link)}` };
}

const title = (page: Page) => page.frameLocator("iframe").getByRole("heading", { name: "Messages" });

test("the portal is framed by the pages that its access names, and by no other", async ({ page, server }) => {
  const { appId, mortise, link } = await portal(server);
  const [named, other] = [await hostPage(), await hostPage()];
  const { url } = await mortise.authentication.appPortalAccess(appId, { framedBy: [named.origin] });
  await page.goto(named.framing(url));
  await expect(title(page)).toBeVisible();
  for (const [host, address] of [
    [other, url],
    [named, link],
  ] as const) {
    const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    await page.goto(host.framing(address));
    await refused;
    await expect(title(page)).toHaveCount(0);
  }
});

/** A light colour on light pages, and a dark one on dark pages, are the hard cases. */
const looks = [
  ["light", "#ffee00"],
  ["dark", "#101014"],
  ...(isRelease ? [["light", "#101014"] as const, ["dark", "#ffee00"] as const] : []),
] as const;
for (const [colorScheme, customColor] of looks)
  test(`the portal has the colour ${customColor}, the font and the icon of its access, readable, ${colorScheme}`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme });
    const { appId, mortise } = await portal(server);
    const icon = "https://cdn.example.com/icon.svg";
    await page.route(icon, (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      }),
    );
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    const { url } = await mortise.authentication.appPortalAccess(appId, {
      customColor,
      customFontFamily: "Georgia",
      customLogoUrl: icon,
    });
    await page.goto(url);
    const add = page.getByRole("button", { name: "Add endpoint" });
    await expect(add).toHaveCSS("font-family", /^Georgia/);
    await expect.poll(() => page.locator(".bar img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9);
    await expect(add).not.toHaveCSS("background-color", "rgb(44, 85, 211)");
    await add.hover();
    expect(await axeFindings(page)).toEqual([]);
    await add.click();
    await page.getByLabel("Only selected events").check();
    await expect(page.getByLabel("door.opened")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await expect(page.locator(".bar img")).toHaveAttribute("src", icon);
    expect(faults).toEqual([]);
  });
