// A door's details, opened again soon after other doors moved.
import { expect, it } from "vitest";
import { findDevice } from "../../../test/codes.ts";
import { render } from "../../../test/render.tsx";
import { open, rowOf } from "../../../test/screens/device-table.ts";
import { createWorld } from "../../../test/world.ts";
import { DeviceTable } from "./DeviceTable.tsx";

it("a door that was lost meanwhile is offline in its details, though another door has moved since", async () => {
  const world = await createWorld();
  const [gate, front] = [await findDevice(world, "Garden Gate"), await findDevice(world, "Front Door")];
  const screen = await render(<DeviceTable disableAttention />, { in: world });
  await expect.element(rowOf(screen, "Garden Gate")).toMatchTextContent(/Online/);
  // The event stream is open.
  await expect.poll(() => document.querySelector(".seam-sort button")).not.toBeNull();
  await open(screen, "Garden Gate");
  await expect.element(screen.getByRole("group", { name: "Garden Gate" })).toBeVisible();
  await screen.getByRole("button", { name: "Back" }).click();
  await world.control("devices/update", { device_id: gate.device_id, online: false });
  await expect.element(rowOf(screen, "Garden Gate")).toMatchTextContent(/Device Offline/);
  const locked = front.properties.locked !== true;
  await world.control("devices/update", { device_id: front.device_id, locked });
  await expect.element(rowOf(screen, "Front Door")).toMatchTextContent(locked ? /Locked$/ : /Unlocked$/);
  await open(screen, "Garden Gate");
  await expect.element(screen.getByText("Device Offline")).toBeVisible();
});
