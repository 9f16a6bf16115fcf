// Reads devices and their codes from the server itself.
import type { AccessCode, Device } from "@mortise/client";
import type { World } from "./world.ts";

export async function findDevice(world: World, name: string): Promise<Device> {
  const device = (await world.devices()).find(({ properties }) => properties.name === name);
  if (device === undefined) throw new Error(`The world has no device called ${name}.`);
  return device;
}

export const codesOf = async (world: World, device_id: string): Promise<AccessCode[]> =>
  (await world.call<{ access_codes: AccessCode[] }>("/access_codes/list", { device_id })).access_codes;

export async function findCode(world: World, device_id: string, name: string): Promise<AccessCode> {
  const code = (await codesOf(world, device_id)).find((each) => each.name === name);
  if (code === undefined) throw new Error(`The door has no code called ${name}.`);
  return code;
}

/** Finds the door of the troubled world that has every unusual code. */
export const findTroubledDoor = (world: World): Promise<Device> => findDevice(world, "Codes in every trouble");
