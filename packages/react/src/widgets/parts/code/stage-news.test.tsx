import { expect, it } from "vitest";
import type { AccessCode } from "@mortise/client";
import { findDevice } from "../../../../test/codes.ts";
import { render } from "../../../../test/render.tsx";
import { watchWords } from "../../../../test/watch-words.ts";
import { createWorld } from "../../../../test/world.ts";
import { AccessCodeTable } from "../../../index.ts";

it("announces what becomes of codes that nobody here has touched, and shows it", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Garden Gate");
  await world.control("devices/update", { device_id, online: false });
  const { access_code } = await world.call<{ access_code: AccessCode }>("/access_codes/create", {
    device_id,
    name: "Plumber",
  });
  const screen = await render(<AccessCodeTable deviceId={device_id} />, { in: world });
  await expect.element(screen.getByText("Plumber", { exact: true })).toBeVisible();
  const said = watchWords(screen.container);
  await world.control("devices/update", { device_id, online: true });
  await expect.poll(said, { timeout: 10_000 }).toContain("Plumber: On the lock");
  const row = screen.getByRole("listitem").filter({ hasText: "Plumber" });
  await expect.element(row.getByText("On the lock", { exact: true })).toBeVisible();
  await world.call("/access_codes/delete", { access_code_id: access_code.access_code_id });
  await expect.poll(said, { timeout: 10_000 }).toContain("Plumber: Removed from the lock");
});
