// A host's plain page with the published elements: the loader and the widgets' chunks are separate bundles.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { lockedDoor } from "./doors.ts";
import { expect, test } from "./server.ts";

test("a listener that prevents the default of a press keeps the details closed", async ({ page, server }) => {
  const { api_base_url: endpoint, publishable_key: key, user_identifier_key: user } = server.banner;
  const { name } = (await lockedDoor(server)).properties;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Doors</title>
    <script type="module" src="${endpoint}/elements.js"></script>
    <seam-device-table endpoint="${endpoint}" publishable-key="${key}" user-identifier-key="${user}"></seam-device-table>
    <output></output>
    <script>
      const table = document.querySelector("seam-device-table");
      const pressed = (event) => {
        event.preventDefault();
        document.querySelector("output").textContent += event.detail.deviceId;
      };
      table.addEventListener("seam-device-click", pressed);
    </script>`;
  const http = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((listening) => http.listen(0, "127.0.0.1", listening));
  try {
    await page.goto(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`);
    const door = page.getByRole("button", { name, exact: true });
    const details = page.getByRole("heading", { name, exact: true });
    await door.click();
    await expect(page.locator("output")).not.toBeEmpty();
    await expect(door).toBeVisible();
    await page.evaluate("table.removeEventListener('seam-device-click', pressed)");
    await door.click();
    await expect(details).toBeVisible();
  } finally {
    http.close();
  }
});
