// A device as a caller gets it. A customer's session is not told of other customers' spaces that have the same door.
import type { Context } from "../context.ts";
import type { Seer } from "./device-access.ts";

/** `bodies`: documents of devices, as they are stored. */
export async function devicesAsSeen(seer: Seer, bodies: readonly string[]): Promise<readonly string[]> {
  const customer_key = seer.session?.customer_key ?? null;
  if (customer_key === null || !bodies.some(isInSpaces)) return bodies;
  const own = await spacesOfCustomer(seer, customer_key);
  return bodies.map((body) => (isInSpaces(body) ? withSpaces(body, own) : body));
}

export async function deviceAsSeen(context: Context, body: string): Promise<string> {
  const [seen = body] = await devicesAsSeen(context, [body]);
  return seen;
}

const isInSpaces = (body: string): boolean => body.includes('"space_ids":["');

function withSpaces(body: string, own: ReadonlySet<string>): string {
  const device = JSON.parse(body) as { space_ids?: readonly string[] };
  return JSON.stringify({ ...device, space_ids: device.space_ids?.filter((space_id) => own.has(space_id)) });
}

async function spacesOfCustomer({ database, workspace }: Seer, customer_key: string): Promise<ReadonlySet<string>> {
  const rows = await database.query
    .selectFrom("spaces")
    .select("space_id")
    .where("workspace_id", "=", workspace.workspace_id)
    .where("customer_key", "=", customer_key)
    .execute();
  return new Set(rows.map(({ space_id }) => space_id));
}
