import { isRelease } from "../test/release.ts";
import { axeFindings } from "./axe.ts";
import { lockedDoor } from "./doors.ts";
import { expect, test } from "./server.ts";

test("a click in the demo's HTML table shows that door in the React details beside it", async ({ page, server }) => {
  const door = await lockedDoor(server);
  await page.goto(server.banner.url);
  const porter = page.getByRole("region", { name: "At the night porter’s desk" });
  await porter.getByRole("button", { name: door.properties.name }).click();
  await expect(porter.getByRole("button", { name: "Unlock", exact: true })).toBeVisible();
});

test("the sandbox panel switches the demo to every world", async ({ page, server }) => {
  await page.goto(server.banner.url);
  const desk = page.getByRole("region", { name: "At the front desk" });
  await page.getByText("Make things go wrong").click();
  await page.getByLabel("World").selectOption("empty");
  await expect(desk.getByText("Sorry, no devices were found")).toBeVisible();
  await page.getByLabel("World").selectOption("troubled");
  await expect(desk.getByText(/device issues/)).toBeVisible();
  await page.getByLabel("World").selectOption("huge");
  await expect(desk.getByText("10,000")).toBeVisible({ timeout: 30_000 });
});

test("the sandbox panel can make the next command fail", async ({ page, server }) => {
  const door = await lockedDoor(server);
  await page.goto(server.banner.url);
  await page.getByText("Make things go wrong").click();
  await page.getByRole("button", { name: "Arm" }).click();
  await expect(page.getByText("Next command: the lock refuses the command.")).toBeVisible();
  await page.getByText("Make things go wrong").click();
  const desk = page.getByRole("region", { name: "At the front desk" });
  await desk.getByRole("button", { name: door.properties.name }).click();
  await desk.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(desk.getByRole("button", { name: "Try again" })).toBeVisible();
});

const looks = [
  ["light", "ltr"],
  ["dark", "rtl"],
  ...(isRelease ? [["light", "rtl"] as const, ["dark", "ltr"] as const] : []),
] as const;
for (const [theme, dir] of looks) {
  test(`axe finds nothing in the demo, ${theme}, ${dir}`, async ({ page, server }) => {
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(`${server.banner.url}/?theme=${theme}&dir=${dir}`);
    const door = await lockedDoor(server);
    const porter = page.getByRole("region", { name: "At the night porter’s desk" });
    await porter.getByRole("button", { name: door.properties.name }).click();
    await expect(porter.getByRole("button", { name: "Unlock", exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}
