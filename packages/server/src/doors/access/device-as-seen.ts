// Makes a device's entity for a caller. A customer's session learns nothing of other customers with the same door:
// neither their spaces, nor which of their codes moved the bolt last.
import type { DeviceEntity } from "../../base/db/devices.ts";
import type { Context } from "../context.ts";
import { ofNoOtherCustomer } from "./of-customer.ts";
import type { Seer } from "./device-access.ts";

/** @param bodies - Documents of devices, as stored. */
export async function devicesAsSeen(seer: Seer, bodies: readonly string[]): Promise<readonly string[]> {
  const customer_key = seer.session?.customer_key ?? null;
  if (customer_key === null) return bodies;
  const devices = bodies.map((body) => JSON.parse(body) as DeviceEntity);
  const spaces = await spacesOfCustomer(seer, customer_key);
  const codes = await codesTold(seer, customer_key, devices.flatMap(lastCode));
  return devices.map((device) => JSON.stringify(asSeen(device, spaces, codes)));
}

export async function deviceAsSeen(context: Context, body: string): Promise<string> {
  const [seen = body] = await devicesAsSeen(context, [body]);
  return seen;
}

type Ids = ReadonlySet<unknown>;

function asSeen(device: DeviceEntity, spaces: Ids, codes: Ids): DeviceEntity {
  const space_ids = (device["space_ids"] as readonly string[] | undefined)?.filter((id) => spaces.has(id));
  const { last_movement } = device.properties;
  const isHidden = lastCode(device).some((id) => !codes.has(id));
  if (!last_movement || !isHidden) return { ...device, ...(space_ids && { space_ids }) };
  const hidden = { ...last_movement, access_code_id: null, access_code_name: null, code_slot: null };
  return { ...device, ...(space_ids && { space_ids }), properties: { ...device.properties, last_movement: hidden } };
}

const lastCode = ({ properties }: DeviceEntity): string[] => {
  const id = properties.last_movement?.access_code_id ?? null;
  return id === null ? [] : [id];
};

/** Codes whose names a customer may see. The customer of a deleted code is unknown, so its name is hidden. */
async function codesTold({ database, workspace }: Seer, customer_key: string, ids: readonly string[]): Promise<Ids> {
  if (ids.length === 0) return new Set();
  const rows = await database.query
    .selectFrom("access_codes")
    .select("access_code_id")
    .where(database.among("access_code_id", ids))
    .where(ofNoOtherCustomer({ workspace }, customer_key))
    .execute();
  return new Set(rows.map(({ access_code_id }) => access_code_id));
}

async function spacesOfCustomer({ database, workspace }: Seer, customer_key: string): Promise<Ids> {
  const rows = await database.query
    .selectFrom("spaces")
    .select("space_id")
    .where("workspace_id", "=", workspace.workspace_id)
    .where("customer_key", "=", customer_key)
    .execute();
  return new Set(rows.map(({ space_id }) => space_id));
}
