// Changes the house without the page: doors move, batteries run low, codes appear and disappear.
import type { Server } from "../server.ts";
import type { Random } from "./random.ts";

export interface Door {
  readonly device_id: string;
  readonly properties: { readonly name: string; readonly online: boolean; readonly locked?: boolean };
  readonly errors: readonly { readonly error_code: string }[];
}

export const doorsOf = async (server: Server) =>
  ((await server.call("/devices/list")) as { devices: readonly Door[] }).devices;

export const codesOf = async (server: Server, device_id: string) =>
  ((await server.call("/access_codes/list", { device_id })) as { access_codes: { access_code_id: string }[] })
    .access_codes;

export async function happenIn(server: Server, random: Random): Promise<void> {
  const { device_id, properties } = random.pick(await doorsOf(server));
  const deed = random.below(6);
  if (deed < 2) await server.call("/sandbox/devices/update", { device_id, locked: properties.locked === false });
  if (deed === 2) await server.call("/sandbox/devices/update", { device_id, online: !properties.online });
  if (deed === 3)
    await server.call("/sandbox/devices/update", { device_id, battery_level: random.pick([0.04, 0.18, 0.9]) });
  if (deed === 4) await server.call("/access_codes/create", { device_id, name: `Guest ${random.below(90)}` });
  if (deed === 5) {
    const codes = await codesOf(server, device_id);
    if (codes[0]) await server.call("/access_codes/delete", { access_code_id: random.pick(codes).access_code_id });
  }
}
