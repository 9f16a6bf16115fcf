// Reads from the API the door that appears when an account is connected, and the statuses of its codes.
import type { Server } from "./server.ts";

export const day = 24 * 3_600_000;
export const passTime = (server: Server, milliseconds: number) =>
  server.call("/sandbox/clock/advance", { milliseconds: milliseconds + 60_000 });

interface Device {
  device_id: string;
  properties: { name: string; locked?: boolean };
}

export async function frontDoor(server: Server): Promise<Device> {
  const { devices } = (await server.call("/devices/list")) as { devices: Device[] };
  const door = devices.find(({ properties }) => properties.name === "FRONT DOOR");
  if (door === undefined) throw new Error("The account's door has not arrived.");
  return door;
}

export async function statusOf(server: Server, name: string): Promise<string | undefined> {
  const { device_id } = await frontDoor(server);
  const { access_codes } = (await server.call("/access_codes/list", { device_id })) as {
    access_codes: { name: string; status: string }[];
  };
  return access_codes.find((code) => code.name === name)?.status;
}
