// WebKit, the engine of Safari, and Firefox: the whole job by mouse, and cases that once failed in one of these engines
// only.
import { isLocked, lockedDoor } from "./doors.ts";
import { engines, type EnginePage, expect, test } from "./engines/engine-page.ts";
import type { Server } from "./server.ts";

interface Box {
  top: number;
  left: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

const boxOf = (page: EnginePage, selector: string) =>
  page.evaluate<Box>("return document.querySelector(arguments[0]).getBoundingClientRect().toJSON()", selector);

/** Shows the plain page with one element, signed in as the demo's user or with the given credentials. */
async function show(
  page: EnginePage,
  server: Server,
  tag: string,
  attributes: Record<string, string> = {},
): Promise<void> {
  const { url, publishable_key, user_identifier_key } = server.banner;
  await page.goto(`${url}/elements`);
  await page.says("Front Door");
  const keys = { "publishable-key": publishable_key, "user-identifier-key": user_identifier_key };
  await page.evaluate(
    `const element = document.createElement(arguments[0]);
    for (const [name, value] of Object.entries(arguments[1])) element.setAttribute(name, value);
    document.body.replaceChildren(element)`,
    tag,
    { endpoint: url, ...("client-session-token" in attributes ? {} : keys), ...attributes },
  );
}

const changeable = Object.fromEntries(
  ["create", "edit", "delete"].map((deed) => [`disable-${deed}-access-code`, "false"]),
);

for (const engine of engines) {
  test.describe(engine, () => {
    test.use({ engine });

    test("a person unlocks a door, creates a code, changes it and deletes it", async ({ tab: page, server }) => {
      const door = await lockedDoor(server);
      await show(page, server, "seam-device-table", changeable);
      await page.press(door.properties.name);
      await page.press("Unlock");
      await page.says("Confirmed by the lock");
      expect(await isLocked(server, door)).toBe(false);
      await page.press("5 access codes");
      await page.press("Add code");
      await page.fill("Name", "Amara");
      await page.press("Save");
      await page.press("Done");

      await page.press("Actions for Amara");
      const [menu, opener] = [await boxOf(page, "[role=menu]"), await boxOf(page, "[aria-expanded=true]")];
      expect(menu.width).toBeGreaterThan(120);
      expect(menu.height).toBeLessThan(200);
      expect(Math.abs(menu.right - opener.right)).toBeLessThan(12);
      await page.press("Edit code", "[role=menuitem]");
      await page.fill("Name", "Amara and family");
      await page.press("Save");
      await page.says("Code saved");
      await page.press("Actions for Amara and family");
      await page.press("Delete code", "[role=menuitem]");
      await page.says("Delete this code?");
      expect((await boxOf(page, "dialog")).height).toBeLessThan(300);
      await page.press("Delete code", "dialog button");
      await expect.poll(() => page.evaluate("return document.body.innerText.includes('Amara and family')")).toBe(false);
    });

    test("the filters are as tall as their content, and a list as its rows", async ({ tab: page, server }) => {
      await show(page, server, "seam-supported-device-table");
      await page.press("Filters");
      const filters = await boxOf(page, "[role=dialog]");
      expect(filters.height).toBeLessThan(200);
      expect(filters.top).toBeGreaterThanOrEqual((await boxOf(page, "[aria-expanded=true]")).bottom);
      await show(page, server, "seam-device-table");
      await page.press("1 device issue");
      await page.says("1 of 12");
      expect((await boxOf(page, "[role=list]")).height).toBeCloseTo((await boxOf(page, "[role=listitem]")).height, 0);
    });

    test("a long list keeps its scroll position while rows are rendered", async ({ tab: page, server }) => {
      const { url, sandbox_key } = server.banner;
      const response = await fetch(`${url}/sandbox/workspaces/create`, {
        method: "POST",
        headers: { authorization: `Bearer ${sandbox_key}`, "content-type": "application/json" },
        body: JSON.stringify({ world: "huge" }),
      });
      const { client_session_token } = (await response.json()) as { client_session_token: string };
      await show(page, server, "seam-device-table", { "client-session-token": client_session_token });
      await page.says("10,000");
      const scrolled = () => page.evaluate<number>("return scrollY");
      for (const top of [30_000, 300_000, 100_000]) {
        await page.evaluate("scrollTo(0, arguments[0])", top);
        await expect
          .poll(() =>
            page.evaluate(
              "return [...document.querySelectorAll('[role=listitem]')].some((row) => row.getBoundingClientRect().top > 0)",
            ),
          )
          .toBe(true);
        // Rows are rendered in batches, and each batch might move the scroll position.
        for (let look = 0; look < 5; look += 1) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          expect(Math.abs((await scrolled()) - top)).toBeLessThan(1000);
        }
      }
    });

    test("a double click on a row does not press the lock's button that appears under the pointer", async ({
      tab: page,
      server,
    }) => {
      const door = await lockedDoor(server);
      await show(page, server, "seam-device-table");
      await page.evaluate("document.body.style.width = '390px'");
      await page.press(door.properties.name);
      await page.says("Unlock");
      const { left, top, width, height } = await boxOf(page, ".seam-lock-action button");
      const [x, y] = [left + width / 2, top + height / 2];
      await page.press("Back");
      const isRow = "return document.elementFromPoint(arguments[0], arguments[1])?.closest('[role=listitem]') != null";
      await expect.poll(() => page.evaluate(isRow, x, y)).toBe(true);
      await page.evaluate("performance.clearResourceTimings()");
      await page.doubleClick(x, y);
      await page.says("Device details");
      await page.says("Lock status");
      const asked = await page.evaluate<string[]>(
        "return performance.getEntriesByType('resource').map(({ name }) => name)",
      );
      expect(asked.filter((url) => url.includes("/locks/"))).toEqual([]);
      expect(await isLocked(server, door)).toBe(true);
    });
  });
}
