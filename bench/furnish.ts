// A workspace with 100,000 devices, for measurements of the server.
import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type Database, openSqlite } from "@mortise/server";

export const devicesInAll = 100_000;

type DeviceRow = Awaited<ReturnType<typeof allDevices>>[number];
const allDevices = ({ query }: Database, workspace_id: string) =>
  query.selectFrom("devices").selectAll().where("workspace_id", "=", workspace_id).execute();

export interface Furnished {
  readonly api_key: string;
  /** Doors that can be unlocked. A copied device is in lists, but has no simulated lock. */
  readonly doors: readonly string[];
}

/** Fills one workspace with ten times the devices of the huge world. */
export async function furnish(folder: string): Promise<Furnished> {
  const database = await openSqlite({ folder });
  const server = await createServer({ database, secret: randomBytes(32), demoFolder: folder });
  const world = await server.demo?.world("huge");
  if (!world) throw new Error("The demo has no workspace.");
  await server.close();
  const rows = await allDevices(database, world.workspace_id);
  for (let copy = 1; copy < devicesInAll / rows.length; copy += 1)
    await database.transaction(async (tx) => {
      for (let at = 0; at < rows.length; at += 500) {
        const some = rows.slice(at, at + 500).map(copyOf);
        await tx.insertInto("devices").values(some).execute();
      }
    });
  await database.query.updateTable("workspaces").set({ lock_delay_ms: 0 }).execute();
  await database.close();
  return { api_key: world.api_key, doors: rows.filter(isSound).map(({ device_id }) => device_id) };
}

function isSound({ body }: DeviceRow): boolean {
  const { can_remotely_unlock, errors = [], properties } = JSON.parse(body) as Partial<Sound>;
  return can_remotely_unlock === true && errors.length === 0 && properties?.online === true;
}

interface Sound {
  can_remotely_unlock: boolean;
  errors: unknown[];
  properties: { online?: boolean };
}

/** Copies a device under another id. */
function copyOf(row: DeviceRow): DeviceRow {
  const device_id = randomUUID();
  return Object.assign({}, row, {
    device_id,
    body: row.body.replaceAll(row.device_id, device_id),
    search: row.search.replace(row.device_id, device_id),
  });
}
