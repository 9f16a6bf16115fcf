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

interface Grant {
  access_grant_id: string;
  ends_at: string;
  space_ids: string[];
}
interface Code {
  device_id: string;
  name: string;
  code: string;
  status: string;
}

async function grantsOf(server: Server): Promise<Grant[]> {
  const { access_grants } = await server.call("/access_grants/list");
  return access_grants as Grant[];
}

async function codesOf(server: Server, filter: object): Promise<Code[]> {
  const { access_codes } = await server.call("/access_codes/list", filter);
  return access_codes as Code[];
}

const sandbox = async ({ banner: { sandbox_key, api_base_url } }: Server, path: string, input: object) => {
  const headers = { authorization: `Bearer ${sandbox_key}`, "content-type": "application/json" };
  const response = await fetch(`${api_base_url}/sandbox/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(input),
  });
  expect(response.status).toBe(200);
};

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

  // The same PIN opens the room and the house.
  const front = await lockedDoor(server, "Front Door");
  const [grant] = await grantsOf(server);
  const made = await codesOf(server, { access_grant_id: grant?.access_grant_id });
  expect(new Set(made.map(({ device_id }) => device_id))).toEqual(new Set([door.device_id, front.device_id]));
  expect(made.map(({ name, status }) => `${name} ${status}`)).toEqual(Array(2).fill("Anna Lindqvist set"));
  expect(new Set(made.map(({ code }) => code)).size).toBe(1);
  await expect(guest.getByText(made[0]?.code ?? "none", { exact: true })).toBeVisible();
  expect(await guest.content()).not.toContain("seam-device-details");

  // The faults are checked before axe runs, whose own styles the house's policy refuses.
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
  await sandbox(server, "faults/set", { device_id, fault: "slots_full", times: null });
  const stay = await openDesk(page, server);
  await stay.getByRole("button", { name: "Check in" }).click();
  const guest = await guestPage(context, stay);
  await expect(guest.getByRole("status")).toContainText("on its way to the door");
  // A write counts as late only after a minute.
  await sandbox(server, "clock/advance", { milliseconds: 120_000 });
  await expect(stay.getByRole("status")).toContainText("Hand out a key");
  await expect(guest.getByRole("status")).toContainText("ask at the desk for a key");
});

test("a stay is made longer and shorter with the same PIN, and an early leave takes it off the locks", async ({
  page,
  context,
  server,
}) => {
  const stay = await openDesk(page, server);
  await stay.getByRole("button", { name: "Check in" }).click();
  await expect(stay.getByRole("status")).toHaveText("The code is set.");
  const guest = await guestPage(context, stay);
  const [grant] = await grantsOf(server);
  const { access_grant_id, ends_at, space_ids } = grant ?? { space_ids: [] };
  expect(space_ids).toHaveLength(1);
  const [before] = await codesOf(server, { access_grant_id });
  const nights = async () => {
    const [changed] = await grantsOf(server);
    return Math.round((Date.parse(changed?.ends_at ?? "") - Date.parse(ends_at ?? "")) / 86_400_000);
  };
  for (const [name, after] of [
    ["One night more", 1],
    ["One night less", 0],
    ["One night less", -1],
  ] as const) {
    await stay.getByRole("button", { name }).click();
    await expect.poll(nights).toBe(after);
    await expect(guest.getByRole("status")).toHaveText("Your code is set.");
    await expect(guest.getByText(before?.code ?? "none", { exact: true })).toBeVisible();
  }
  await stay.getByRole("button", { name: "Check out" }).click();
  await expect(stay.getByRole("status")).toHaveText("The code no longer opens the door.");
  await expect(guest.getByRole("status")).toHaveText("Your stay has ended.");
  await expect(guest.getByText(before?.code ?? "none", { exact: true })).toBeHidden();
  expect(await grantsOf(server)).toEqual([]);
  expect(await codesOf(server, { access_grant_id })).toEqual([]);
  await expect(stay.getByRole("button")).toHaveCount(0);
});

test("a cancelled stay has no grant, and one that somebody deletes can be checked in again, with its guest", async ({
  page,
  server,
}) => {
  const stay = await openDesk(page, server);
  const checkIn = stay.getByRole("button", { name: "Check in" });
  await checkIn.click();
  await expect(stay.getByRole("status")).toHaveText("The code is set.");
  const [first] = await grantsOf(server);
  await server.call("/access_grants/delete", { access_grant_id: first?.access_grant_id });
  await expect(stay.getByRole("status")).toHaveText("No code yet.");
  await checkIn.click();
  await expect(stay.getByRole("status")).toHaveText("The code is set.");
  const { user_identities } = await server.call("/user_identities/list");
  expect(user_identities).toMatchObject([{ full_name: "Anna Lindqvist" }]);

  await page.getByRole("navigation").getByText("Tomás Ferreira").click();
  const other = page.getByRole("region", { name: "Tomás Ferreira" });
  await other.getByRole("button", { name: "Cancel the stay" }).click();
  await expect(other.getByRole("status")).toHaveText("Cancelled. No code opens the door.");
  await expect(other.getByRole("button")).toHaveCount(0);
  expect(await grantsOf(server)).toHaveLength(1);
});

test("a stranger sees neither the desk nor a code, and cannot say that a code is set", async ({ page, server }) => {
  await openDesk(page, server);
  const url = example?.url ?? "";
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(`${url}stay/guessed`)).status).toBe(403);
  for (const path of ["lock-token", "check-in/arrival-1", "check-out/arrival-1", "cancel/arrival-1"])
    expect((await fetch(url + path, { method: "POST" })).status).toBe(403);
  const body = JSON.stringify({ event_type: "access_method.issued", access_grant_ids: ["x"] });
  expect((await fetch(`${url}hooks`, { method: "POST", body })).status).toBe(400);
});
