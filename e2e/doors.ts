// Shared steps of the journeys: a door of the demo's hotel, its state by the API, and its details in the demo.
import type { Page } from "@playwright/test";
import { expect, type Server } from "./server.ts";

interface Door {
  device_id: string;
  properties: { name: string; online: boolean; locked?: boolean };
  errors: unknown[];
}

/** Returns a locked door without errors, whose name begins as given. */
export async function lockedDoor(server: Server, begins = ""): Promise<Door> {
  const { devices } = (await server.call("/devices/list")) as { devices: Door[] };
  const door = devices.find(
    ({ properties: { name, online, locked }, errors }) =>
      name.startsWith(begins) && online && locked === true && errors.length === 0,
  );
  if (door === undefined) throw new Error("The hotel has no locked door in good order.");
  return door;
}

export async function isLocked(server: Server, { device_id }: Door): Promise<boolean | undefined> {
  const { device } = (await server.call("/devices/get", { device_id })) as { device: Door };
  return device.properties.locked;
}

/** Opens the demo and, in its React half, the door's details. */
export async function openDoor(page: Page, server: Server, door: Door) {
  await page.goto(server.banner.url);
  const desk = page.getByRole("region", { name: "At the front desk" });
  await desk.getByRole("button", { name: door.properties.name }).click();
  await expect(desk.getByRole("heading", { name: door.properties.name })).toBeVisible();
  return desk;
}
