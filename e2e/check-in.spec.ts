// The guest house's check-in, in both themes, at a phone's width and a tablet's.
import type { BrowserContext, Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { lockedDoor } from "./doors.ts";
import { type Example, startExample } from "./examples.ts";
import { expect, type Server, test } from "./server.ts";

let example: Example | undefined;
test.afterEach(async () => {
  await example?.stop();
  example = undefined;
});

const openDesk = async (page: Page, server: Server) => {
  example = await startExample("check-in", server.banner);
  await page.goto(/http\S+/.exec(example.lines.join("\n"))?.[0] ?? "");
  return page.getByRole("region", { name: "Anna Lindqvist" });
};

async function guestPage(context: BrowserContext, stay: ReturnType<Page["getByRole"]>) {
  const guest = await context.newPage();
  const link = await stay.getByRole("link", { name: "The guest's page" }).getAttribute("href");
  await guest.goto(new URL(link ?? "", example?.url).href);
  return guest;
}

test("a guest is checked in, and a webhook tells the desk and the guest that the code is set", async ({
  page,
  context,
  server,
}) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const stay = await openDesk(page, server);
  const door = await lockedDoor(server, "Room");
  await expect(stay.getByText(door.properties.name)).toBeVisible();
  await expect(page.getByRole("button", { name: "Unlock", exact: true })).toBeVisible();
  await stay.getByRole("button", { name: "Check in" }).click();
  const guest = await guestPage(context, stay);
  await expect(stay.getByRole("status")).toHaveText("The code is set.");
  await expect(guest.getByRole("status")).toHaveText("Your code is set.");
  await expect(page.getByRole("navigation").getByText("Checked in")).toBeVisible();

  const { access_codes } = (await server.call("/access_codes/list", { device_id: door.device_id })) as {
    access_codes: { name: string; code: string; status: string }[];
  };
  const made = access_codes.filter(({ name }) => name === "Anna Lindqvist");
  expect(made).toMatchObject([{ status: "set" }]);
  await expect(guest.getByText(made[0]?.code ?? "none", { exact: true })).toBeVisible();
  expect(await guest.content()).not.toContain("seam-device-details");

  // Before axe, whose own styles the house's policy refuses.
  expect(faults).toEqual([]);
  for (const shown of [page, guest])
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of [390, 1000]) {
        await shown.setViewportSize({ width, height: 844 });
        await shown.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await axeFindings(shown), `${colorScheme} ${width}`).toEqual([]);
        expect(
          await shown.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
      }
});

test("the guest hears of a lock that does not take the code", async ({ page, context, server }) => {
  const { device_id } = await lockedDoor(server, "Room");
  const { sandbox_key, api_base_url } = server.banner;
  const headers = { authorization: `Bearer ${sandbox_key}`, "content-type": "application/json" };
  const body = JSON.stringify({ device_id, fault: "slots_full", times: null });
  expect((await fetch(`${api_base_url}/sandbox/faults/set`, { method: "POST", headers, body })).status).toBe(200);
  const stay = await openDesk(page, server);
  await stay.getByRole("button", { name: "Check in" }).click();
  const guest = await guestPage(context, stay);
  await expect(stay.getByRole("status")).toContainText("Hand out a key");
  await expect(guest.getByRole("status")).toContainText("ask at the desk for a key");
});

test("a stranger sees neither the desk nor a code, and cannot say that a code is set", async ({ page, server }) => {
  await openDesk(page, server);
  const url = example?.url ?? "";
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(`${url}stay/guessed`)).status).toBe(403);
  for (const path of ["lock-token", "check-in/arrival-1"])
    expect((await fetch(url + path, { method: "POST" })).status).toBe(403);
  const body = JSON.stringify({ event_type: "access_code.set_on_device", access_code_id: "x" });
  expect((await fetch(`${url}hooks`, { method: "POST", body })).status).toBe(400);
});
