import type { KyselyPlugin } from "kysely";
import type { Query } from "../../src/base/db/database.ts";

/** Returns the same queries with the plugin applied to each. A transaction stays one. */
export const withPlugin = <Asked extends Query>(query: Asked, plugin: KyselyPlugin): Asked =>
  Object.assign(query.withPlugin(plugin), ownOf(query)) as unknown as Asked;

/** Members that the database adds to Kysely's instance (`database.ts`). */
const ownOf = (query: Query) => {
  const { kind, among, amongFound, lock, realNow, notify } = query as Query & { notify?: unknown };
  return { kind, among, amongFound, lock, realNow, notify };
};
