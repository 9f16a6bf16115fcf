import { isLocked, lockedDoor, openDoor } from "./doors.ts";
import { expect, test } from "./server.ts";

test("a person opens the demo, presses Unlock, and the door is unlocked", async ({ page, server }) => {
  const door = await lockedDoor(server);
  const desk = await openDoor(page, server, door);
  await desk.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(desk.getByText("Unlocked", { exact: true })).toBeVisible();
  await expect(desk.getByRole("button", { name: "Lock", exact: true })).toBeEnabled();
  expect(await isLocked(server, door)).toBe(false);
});

test("a refused command shows the lock's real state again, the reason, and a way to try again", async ({
  page,
  server,
}) => {
  const door = await lockedDoor(server);
  const desk = await openDoor(page, server, door);
  await server.call("/sandbox/faults/set", { device_id: door.device_id, fault: "refused", times: 1 });
  await desk.getByRole("button", { name: "Unlock", exact: true }).click();
  const again = desk.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await expect(desk.getByText("Locked", { exact: true })).toBeVisible();
  expect(await isLocked(server, door)).toBe(true);
  await again.click();
  await expect(desk.getByText("Unlocked", { exact: true })).toBeVisible();
  await expect.poll(() => isLocked(server, door)).toBe(false);
});

test("a server killed in the middle of a command finishes it after its restart", async ({ page, server }) => {
  const door = await lockedDoor(server);
  const desk = await openDoor(page, server, door);
  await server.call("/sandbox/faults/set", { device_id: door.device_id, fault: "slow", times: 1 });
  const accepted = page.waitForResponse((response) => response.url().includes("/locks/unlock_door"));
  await desk.getByRole("button", { name: "Unlock", exact: true }).click();
  expect((await accepted).ok()).toBe(true);
  await server.kill();
  await server.restart();
  await expect.poll(() => isLocked(server, door), { timeout: 30_000 }).toBe(false);
  await expect(desk.getByRole("button", { name: "Lock", exact: true })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(
    page.getByRole("region", { name: "At the front desk" }).getByRole("button", { name: door.properties.name }),
  ).toBeVisible();
});

test("a door keeps its state over a restart of the server", async ({ server }) => {
  const door = await lockedDoor(server);
  const { action_attempt } = (await server.call("/locks/unlock_door", { device_id: door.device_id, sync: true })) as {
    action_attempt: { status: string };
  };
  expect(action_attempt.status).toBe("success");
  const key = server.banner.publishable_key;
  await server.kill();
  await server.restart();
  expect(server.banner.publishable_key).toBe(key);
  expect(await isLocked(server, door)).toBe(false);
});

test("the plain-HTML page unlocks a door with one script and one element", async ({ page, server }) => {
  const door = await lockedDoor(server);
  await page.goto(`${server.banner.url}/elements`);
  await page.getByRole("button", { name: door.properties.name }).click();
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(page.getByText("Unlocked", { exact: true })).toBeVisible();
  await expect.poll(() => isLocked(server, door)).toBe(false);
});
