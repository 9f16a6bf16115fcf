// Finds spaces and devices that an operator names by id, key or name.
import { SettingsError } from "../../../base/settings-error.ts";
import type { SpaceRow } from "../../../base/db/space-schema.ts";
import { visibleDevices } from "../../../doors/access/device-access.ts";
import { visibleSpaces } from "../../../doors/spaces/find-space.ts";
import { doorsOf } from "../../../doors/spaces/space-doors.ts";
import type { SpaceCaller } from "../../../doors/spaces/space-caller.ts";

export interface NamedDevice {
  device_id: string;
  name: string;
}

export async function spaceNamed(caller: SpaceCaller, typed: string): Promise<SpaceRow> {
  const rows = await visibleSpaces(caller, caller.database.query)
    .selectAll()
    .where((eb) =>
      eb.or([eb("space_id", "=", typed.toLowerCase()), eb("space_key", "=", typed), eb("name", "=", typed)]),
    )
    .orderBy("created_at")
    .orderBy("space_id")
    .execute();
  const found = rows.map((row) => ({ id: row.space_id, row }));
  return theOne(found, typed, { what: "space", list: "mortise spaces list" }).row;
}

/** Finds managed devices. With `leaving` it also finds unmanaged ones, and prefers devices of that space. */
export async function devicesNamed(
  caller: SpaceCaller,
  typed: readonly string[],
  leaving?: SpaceRow,
): Promise<NamedDevice[]> {
  const { query } = caller.database;
  const members = new Set(leaving ? await doorsOf(query, leaving.space_id) : []);
  const found: NamedDevice[] = [];
  for (const each of typed) {
    const rows = await visibleDevices(caller)
      .select(["device_id", "name"])
      .where((eb) =>
        eb.or([eb("device_id", "=", each.toLowerCase()), eb("driver_key", "=", each), eb("name", "=", each)]),
      )
      .where("is_managed", "in", leaving ? [0, 1] : [1])
      .orderBy("created_at")
      .orderBy("device_id")
      .execute();
    const inside = rows.filter(({ device_id }) => members.has(device_id));
    const meant = (inside.length > 0 ? inside : rows).map((row) => ({ id: row.device_id, row }));
    found.push(theOne(meant, each, { what: "device" }).row);
  }
  return found;
}

/** Returns the only match. An id goes before an equal name. */
function theOne<Found extends { id: string }>(
  found: readonly Found[],
  typed: string,
  { what, list }: { what: string; list?: string },
): Found {
  const [first, ...more] = found.filter(({ id }) => id === typed.toLowerCase()).concat(found);
  const others = new Set(more.map(({ id }) => id));
  if (first === undefined)
    throw new SettingsError(
      `There is no ${what} with the id, key or name "${typed}" in the workspace${list ? `; \`${list}\` shows all` : ""}.`,
    );
  if (first.id === typed.toLowerCase() || others.size === 0) return first;
  const ids = found.map(({ id }) => id);
  const shown = ids.length > mostShown ? [...ids.slice(0, mostShown), `${ids.length - mostShown} more`] : ids;
  throw new SettingsError(
    `${ids.length} ${what}s have the key or name "${typed}". Name one by its id: ${shown.join(", ")}.`,
  );
}

const mostShown = 20;
