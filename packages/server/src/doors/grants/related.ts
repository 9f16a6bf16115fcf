// Finds the things related to grants and methods: doors, spaces, people, accounts, and each other.
import type { RelatedKind } from "@mortise/contract";
import type { Query } from "../../base/db/database.ts";
import type { AccessGrantRow, AccessMethodRow } from "../../base/db/grant-schema.ts";
import { type JsonText, jsonLists } from "../../base/text/json-text.ts";
import type { Context } from "../context.ts";
import { identitiesAsSent } from "../people/identities-as-sent.ts";
import { devicesAsSeen } from "../access/device-as-seen.ts";
import { visibleDevices } from "../access/device-access.ts";
import { visibleSpaces } from "../spaces/find-space.ts";
import { spaceAsSent } from "../spaces/space-entity.ts";
import { visibleMethods } from "./find-grants.ts";
import { grantsAsSent, methodsAsSent } from "./grants-as-sent.ts";

export interface Belongings {
  grants: readonly AccessGrantRow[];
  methods: readonly AccessMethodRow[];
  /** Doors of the grants or methods. */
  device_ids: readonly string[];
}

/** Entities of the requested kinds, in a list for each kind. */
export async function relatedBatch(
  context: Context,
  belongings: Belongings,
  kinds: readonly RelatedKind[],
): Promise<JsonText> {
  const lists = new Map<string, readonly string[]>();
  for (const kind of kinds) lists.set(kind, await readers[kind](context, context.database.query, belongings));
  return jsonLists(lists);
}

/** Methods of the grants that open these spaces. */
export async function methodsOfSpaces(context: Context, space_ids: readonly string[]): Promise<string[]> {
  const { query } = context.database;
  const grants = query
    .selectFrom("access_grant_spaces")
    .select("access_grant_id")
    .where(query.among("space_id", space_ids));
  const rows = await visibleMethods(context, query)
    .selectAll()
    .where("access_grant_id", "in", grants)
    .orderBy("created_at")
    .orderBy("request")
    .orderBy("access_method_id")
    .execute();
  return texts(await methodsAsSent(query, rows, context.now()));
}

const texts = (entities: readonly object[]): string[] => entities.map((entity) => JSON.stringify(entity));

export const kindsAsked = <Kind extends string>(
  all: readonly Kind[],
  { include = all, exclude = [] }: { include?: readonly Kind[] | undefined; exclude?: readonly Kind[] | undefined },
): Kind[] => all.filter((kind) => include.includes(kind) && !exclude.includes(kind));

type Reader = (context: Context, query: Query, belongings: Belongings) => Promise<readonly string[]>;
const none: Reader = () => Promise.resolve([]);

const readers: Readonly<Record<RelatedKind, Reader>> = {
  spaces: async (context, query, { grants }) => {
    const ids = query
      .selectFrom("access_grant_spaces")
      .select("space_id")
      .where(
        query.among(
          "access_grant_id",
          grants.map(({ access_grant_id }) => access_grant_id),
        ),
      );
    const rows = await visibleSpaces(context, query)
      .selectAll()
      .where("space_id", "in", ids)
      .orderBy("created_at")
      .execute();
    return texts(rows.map(spaceAsSent));
  },
  devices: async (context, query, { device_ids }) => {
    const rows = await visibleDevices(context, { isFew: true }, query)
      .select("body")
      .where(query.among("device_id", device_ids))
      .where("is_managed", "=", 1)
      .orderBy("created_at")
      .orderBy("device_id")
      .execute();
    return devicesAsSeen(
      context,
      rows.map(({ body }) => body),
    );
  },
  connected_accounts: async (_context, query, { device_ids }) => {
    const ids = query.selectFrom("devices").select("connected_account_id").where(query.among("device_id", device_ids));
    const rows = await query
      .selectFrom("connected_accounts")
      .selectAll()
      .where("connected_account_id", "in", ids)
      .orderBy("created_at")
      .execute();
    return rows.map(({ body }) => body);
  },
  user_identities: async (_context, query, { grants }) => {
    const ids = [...new Set(grants.map(({ user_identity_id }) => user_identity_id))];
    const rows = await query
      .selectFrom("user_identities")
      .selectAll()
      .where(query.among("user_identity_id", ids))
      .orderBy("created_at")
      .execute();
    return texts(await identitiesAsSent(query, rows));
  },
  access_grants: async (context, query, { grants }) => texts(await grantsAsSent(query, grants, context.now())),
  access_methods: async (context, query, { methods }) => texts(await methodsAsSent(query, methods, context.now())),
  acs_entrances: none,
  acs_systems: none,
  acs_access_groups: none,
  acs_credentials: none,
  instant_keys: none,
  client_sessions: none,
};
