// Finds an application by its id or uid; lookups of many requests at the same moment become one query.
import { idPrefixes } from "@mortise/contract";
import type { Database, Query } from "../../../base/db/database.ts";
import type { WebhookApplicationRow } from "../../../base/db/webhook-schema.ts";
import { createBatcher } from "../../../webhooks/delivery/batching.ts";

interface Wanted {
  workspace_id: string;
  /** Id or uid of the application. */
  app_id: string;
}

/** Resolves to `undefined` if the workspace has no such application, or it was deleted. */
export type FindApplication = (wanted: Wanted) => Promise<WebhookApplicationRow | undefined>;

export const createFindApplication = (database: Database): FindApplication =>
  createBatcher((all: readonly Wanted[]) => findApplications(database.query, all));

export async function findApplications(
  query: Query,
  all: readonly Wanted[],
): Promise<readonly (WebhookApplicationRow | undefined)[]> {
  const byColumn = Map.groupBy(all, columnOf);
  const found = await Promise.all(
    [...byColumn].map(([column, wanted]) =>
      query
        .selectFrom("webhook_applications")
        .selectAll()
        .where(query.among("workspace_id", unique(wanted.map(({ workspace_id }) => workspace_id))))
        .where(query.among(column, unique(wanted.map(({ app_id }) => app_id))))
        .where("deleted_at", "is", null)
        .execute(),
    ),
  );
  const rows = found.flat();
  return all.map((one) =>
    rows.find((row) => row.workspace_id === one.workspace_id && row[columnOf(one)] === one.app_id),
  );
}

const unique = (values: readonly string[]) => [...new Set(values)];
const columnOf = ({ app_id }: Wanted) => (app_id.startsWith(idPrefixes.application) ? "app_id" : "uid");
