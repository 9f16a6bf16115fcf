// Output of a space with its devices.
import type { SpaceRow } from "../../../base/db/space-schema.ts";
import { visibleDevices } from "../../../doors/access/device-access.ts";
import { visibleSpaces } from "../../../doors/spaces/find-space.ts";
import type { SpaceCaller } from "../../../doors/spaces/space-caller.ts";
import { spaceAsSent } from "../../../doors/spaces/space-entity.ts";
import { labelledLines } from "../command.ts";
import type { NamedDevice } from "./find-named.ts";

export interface ShownSpace {
  space: ReturnType<typeof spaceAsSent>;
  devices: NamedDevice[];
}

export async function shownSpace(caller: SpaceCaller, row: SpaceRow): Promise<ShownSpace> {
  const devices = await visibleDevices(caller)
    .innerJoin("space_devices as member", "member.device_id", "devices.device_id")
    .select(["devices.device_id", "devices.name"])
    .where("member.space_id", "=", row.space_id)
    .orderBy("devices.created_at")
    .orderBy("devices.device_id")
    .execute();
  return { space: spaceAsSent(row), devices };
}

export const allSpaces = (caller: SpaceCaller): Promise<SpaceRow[]> =>
  visibleSpaces(caller, caller.database.query).selectAll().orderBy("created_at").orderBy("space_id").execute();

type Lines = Parameters<typeof labelledLines>[0];

export const spaceText = (where: Lines, { space, devices }: ShownSpace, more: Lines = []): string =>
  labelledLines([
    ...where,
    ["Space", `${space.name} (${space.space_id})`],
    ["Key", space.space_key],
    ["Customer", space.customer_key],
    ...(devices.length === 0
      ? ([["Devices", "none"]] as const)
      : devices.map(({ name, device_id }) => ["Device", `${name}  ${device_id}`] as const)),
    ...more,
  ]);
