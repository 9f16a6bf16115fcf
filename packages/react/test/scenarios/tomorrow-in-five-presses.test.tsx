// From the list of codes to a code for tomorrow, from check-in to check-out, takes at most five presses and a name.
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AccessCodeTable } from "../../src/index.ts";
import { codesOf, findDevice } from "../codes.ts";
import { render } from "../render.tsx";
import { createWorld } from "../world.ts";

let presses = 0;
const count = (event: Event) => {
  if (event.isTrusted) presses += 1;
};
afterEach(() => window.removeEventListener("pointerdown", count, true));

it("a code for tomorrow takes at most five presses and a name", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  await render(<AccessCodeTable deviceId={device_id} disableCreateAccessCode={false} />, { in: world });
  const addCode = page.getByRole("button", { name: "Add code" });
  await expect.element(addCode).toBeVisible();
  presses = 0;
  window.addEventListener("pointerdown", count, true);
  await addCode.click();
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.click();
  await userEvent.keyboard("Lena Hughes");
  await page.getByRole("radio", { name: /^Tomorrow / }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const made = async () => (await codesOf(world, device_id)).find((code) => code.name === "Lena Hughes");
  await expect.poll(made).toBeDefined();
  const code = await made();
  const atDoor = (iso: string | null | undefined) =>
    new Date(iso ?? "").toLocaleString("sv-SE", { timeZone: "America/New_York" });
  const today = Date.parse(`${atDoor(new Date().toISOString()).slice(0, 10)}Z`);
  const dayAfter = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10);
  expect([code?.starts_at, code?.ends_at].map(atDoor)).toEqual([`${dayAfter(1)} 15:00:00`, `${dayAfter(2)} 11:00:00`]);
  expect(presses).toBeGreaterThan(0);
  expect(presses).toBeLessThanOrEqual(5);
});
