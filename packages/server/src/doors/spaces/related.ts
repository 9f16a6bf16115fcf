// Reads the things related to spaces, by kind (access-grants §1.5).
import { type everyCall, type InputOf, relatedToSpaces as kinds } from "@mortise/contract";
import type { SpaceRow } from "../../base/db/space-schema.ts";
import { notFound } from "../../base/errors.ts";
import { type JsonText, jsonLists } from "../../base/text/json-text.ts";
import { visibleAccounts } from "../access/connected-account-access.ts";
import { devicesAsSeen } from "../access/device-as-seen.ts";
import { visibleDevices } from "../access/device-access.ts";
import type { Context } from "../context.ts";
import { inLowerCase } from "./find-doors.ts";
import { visibleSpaces } from "./find-space.ts";
import { accountsOfSpaces, devicesOfSpaces } from "./of-space.ts";
import { spaceAsSent } from "./space-entity.ts";

type Input = InputOf<typeof everyCall.spaces.getRelated>;
type Kind = (typeof kinds)[number];

/** Reads access methods of spaces. It is passed in, because this folder imports nothing from `grants/`. */
type MoreOfSpaces = (context: Context, space_ids: readonly string[]) => Promise<readonly string[]>;

/** Resolves to a list for each requested kind; all kinds without `include` and `exclude`. */
export async function readRelated(
  context: Context,
  { include, exclude = [], ...refs }: Input,
  readMethods: MoreOfSpaces,
): Promise<JsonText> {
  const spaces = await namedSpaces(context, refs);
  const wanted = kinds.filter((kind) => (include?.includes(kind) ?? true) && !exclude.includes(kind));
  const lists = new Map<string, readonly string[]>();
  for (const kind of wanted) {
    const ids = spaces.map(({ space_id }) => space_id);
    lists.set(kind, await (kind === "access_methods" ? readMethods(context, ids) : textsOf(context, kind, spaces)));
  }
  return jsonLists(lists);
}

/** Finds all named spaces, oldest first. Throws 404 if one is missing. */
async function namedSpaces(context: Context, { space_ids = [], space_keys = [] }: Input): Promise<SpaceRow[]> {
  const { among, query } = context.database;
  const ids = inLowerCase(space_ids);
  const rows = await visibleSpaces(context, query)
    .selectAll()
    .where((eb) => eb.or([among("space_id", ids), among("space_key", space_keys)]))
    .orderBy("created_at")
    .orderBy("space_id")
    .execute();
  const found = new Set(rows.flatMap(({ space_id, space_key }) => [`id ${space_id}`, `key ${space_key ?? ""}`]));
  for (const space_id of ids) if (!found.has(`id ${space_id}`)) throw notFound("space", { space_id });
  for (const space_key of space_keys) if (!found.has(`key ${space_key}`)) throw notFound("space", { space_key });
  return rows;
}

/** Reads the things of one kind. Kinds that this server does not have are empty. */
async function textsOf(context: Context, kind: Kind, spaces: readonly SpaceRow[]): Promise<readonly string[]> {
  const ids = spaces.map(({ space_id }) => space_id);
  if (kind === "spaces") return spaces.map((space) => JSON.stringify(spaceAsSent(space)));
  if (kind === "devices") {
    const devices = visibleDevices(context, { isFew: true }).select("body").where("is_managed", "=", 1);
    const inThem = devices.where(devicesOfSpaces(context, ids)).orderBy("created_at").orderBy("device_id");
    return devicesAsSeen(
      context,
      (await inThem.execute()).map(({ body }) => body),
    );
  }
  if (kind === "connected_accounts") {
    const accounts = visibleAccounts(context).select("body").where(accountsOfSpaces(context, ids));
    const inOrder = accounts.orderBy("created_at").orderBy("connected_account_id");
    return (await inOrder.execute()).map(({ body }) => body);
  }
  return [];
}
