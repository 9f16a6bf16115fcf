// Number of presses for a front desk's daily questions: who opened the door, open it, what needs attention.
import { isLocked, lockedDoor } from "./doors.ts";
import { oneHalf } from "./halves.ts";
import { expect, test, type Server } from "./server.ts";
import { countSteps } from "./steps-taken.ts";

interface Code {
  access_code_id: string;
  name: string;
  code: string;
  status: string;
}

const codesOf = async (server: Server, device_id: string) =>
  ((await server.call("/access_codes/list", { device_id })) as { access_codes: Code[] }).access_codes;

for (const { name, region } of oneHalf) {
  test(`who opened a door, and opening it, take two presses each, ${name}`, async ({ page, server }) => {
    const door = await lockedDoor(server, "Front Door");
    const codes = await codesOf(server, door.device_id);
    const { code } = codes.find((each) => each.name === "Amara Okafor") ?? { code: "" };
    await server.call("/sandbox/keypad/enter", { device_id: door.device_id, code });
    await server.call("/locks/lock_door", { device_id: door.device_id });
    await expect.poll(() => isLocked(server, door)).toBe(true);
    const steps = await countSteps(page);
    await page.goto(server.banner.url);
    const desk = page.getByRole("region", { name: region });
    await desk.getByRole("button", { name: "Front Door", exact: true }).click();
    await expect(desk.getByText(/^Last opened .+ by .?Amara Okafor.?’s code$/)).toBeVisible();
    await desk.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect(desk.getByRole("button", { name: "Lock", exact: true })).toBeEnabled();
    await expect.poll(() => steps.clicks).toBe(2);
  });
}

test("a code that its lock refused is put right in three presses, from the number beside the doors", async ({
  page,
  server,
}) => {
  const { device_id } = await lockedDoor(server, "Front Door");
  const statusOfRefused = async () =>
    (await codesOf(server, device_id)).find((each) => each.name === "Dawson & Reid Plumbing")?.status;
  expect(await statusOfRefused()).toBe("setting");
  const steps = await countSteps(page);
  await page.goto(server.banner.url);
  const desk = page.getByRole("region", { name: "At the front desk" });
  await desk.getByRole("button", { name: /^\d+ need attention$/ }).click();
  const line = desk.getByRole("listitem").filter({ hasText: "Dawson & Reid Plumbing" });
  await line.getByRole("button", { name: "Choose other digits" }).click();
  await desk.getByRole("button", { name: "Save" }).click();
  await expect.poll(statusOfRefused).toBe("set");
  await expect.poll(() => steps.clicks).toBe(3);
});

test("the same number of things needs attention at both desks, and the last line to go leaves the doors in order", async ({
  page,
  server,
}) => {
  await page.goto(server.banner.url);
  const chips = ["At the front desk", "At the night porter’s desk"].map((region) =>
    page.getByRole("region", { name: region }).getByRole("button", { name: /^\d+ need attention$/ }),
  );
  const counts = () =>
    Promise.all(chips.map(async (chip) => Number(/\d+/.exec((await chip.getAttribute("aria-label")) ?? "")?.[0])));
  for (const chip of chips) await expect(chip).toBeVisible();
  // The count is ten, or nine once a door that comes and goes has received its late code.
  await expect.poll(async () => new Set(await counts()).size).toBe(1);
  const [before = 0] = await counts();
  expect([9, 10]).toContain(before);
  const { devices } = (await server.call("/devices/list")) as {
    devices: { device_id: string; properties: { name: string } }[];
  };
  const heron = devices.find(({ properties }) => properties.name === "Room 2 Heron");
  await server.call("/sandbox/devices/update", { device_id: heron?.device_id, battery_level: 0.97 });
  await expect
    .poll(async () => {
      const [one = 0, other] = await counts();
      return one === other && one < before;
    })
    .toBe(true);
});
