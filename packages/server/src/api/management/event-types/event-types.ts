import { type AnswerOf, type management } from "@mortise/contract";
import type { WebhookEventTypeRow } from "../../../base/db/webhook-schema.ts";
import type { ManagementContext, ManagementHandlers } from "../context.ts";
import { exampleFrom } from "./example-from-schema.ts";
import { checkJsonSchema } from "./json-schema.ts";
import { forwardOnly, orderOf, planPage, toPage } from "../lists/lists.ts";
import { conflict, notFound } from "../request/refusals.ts";

export const eventTypes = {
  async list({ database, token }, { query }) {
    const plan = planPage(query, { order: orderOf(query, "asc"), of: "names" });
    const rows = await database.query
      .selectFrom("webhook_event_types")
      .selectAll()
      .where("workspace_id", "=", token.workspace_id)
      .$if(!query.include_archived, (list) => list.where("archived", "=", 0))
      .$if(plan.from !== undefined, (list) => list.where("name", plan.comparison, plan.from ?? ""))
      .orderBy("name", plan.direction)
      .limit(plan.limit + 1)
      .execute();
    const page = toPage(
      rows,
      plan,
      ({ name }) => name,
      (row) => eventTypeOut(row, query.with_content ?? false),
    );
    return forwardOnly(page);
  },

  get: async (context, { params }) => eventTypeOut(await requireEventType(context, params.event_type_name), true),

  async create(context, { body }) {
    const { database, token } = context;
    const changes = eventTypeRow(context, body);
    const row: WebhookEventTypeRow = {
      workspace_id: token.workspace_id,
      name: body.name,
      created_at: context.moment(),
      ...changes,
    };
    const kept = await database.transaction(async (tx) => {
      // An archived event type is revived. For a live one no row is returned, and the call is refused.
      const [made] = await tx
        .insertInto("webhook_event_types")
        .values(row)
        .onConflict((on) =>
          on.columns(["workspace_id", "name"]).doUpdateSet(changes).where("webhook_event_types.archived", "=", 1),
        )
        .returningAll()
        .execute();
      if (!made) throw conflict("event_type_exists", `The event type ${body.name} already exists.`);
      await context.keepAnswer?.(tx, eventTypeOut(made, true));
      return made;
    });
    return eventTypeOut(kept, true);
  },

  async update(context, { params, body }) {
    const row = await requireEventType(context, params.event_type_name);
    const changes = eventTypeRow(context, body);
    await put(context, row, changes);
    return eventTypeOut({ ...row, ...changes }, true);
  },

  async patch(context, { params, body }) {
    const row = await requireEventType(context, params.event_type_name);
    const { description, archived, schemas, groupName } = eventTypeOut(row, true);
    const changes = eventTypeRow(context, {
      description: body.description ?? description,
      archived: body.archived === undefined ? archived : body.archived,
      schemas: body.schemas === undefined ? schemas : body.schemas,
      groupName: body.groupName === undefined ? groupName : body.groupName,
    });
    await put(context, row, changes);
    return eventTypeOut({ ...row, ...changes }, true);
  },

  async delete(context, { params }) {
    const row = await requireEventType(context, params.event_type_name);
    await put(context, row, { archived: 1, updated_at: context.moment() });
  },

  generateExample: (_context, { body }) => ({ example: exampleFrom(body.schema) }),
} satisfies ManagementHandlers<typeof management.eventType>;

export async function requireEventType(
  { database, token }: ManagementContext,
  name: string,
): Promise<WebhookEventTypeRow> {
  const row = await database.query
    .selectFrom("webhook_event_types")
    .selectAll()
    .where("workspace_id", "=", token.workspace_id)
    .where("name", "=", name)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const eventTypeOut = (
  row: WebhookEventTypeRow,
  withContent: boolean,
): AnswerOf<typeof management.eventType.get> => ({
  name: row.name,
  description: row.description,
  archived: row.archived === 1,
  schemas:
    withContent && row.schemas !== null ? (JSON.parse(row.schemas) as Record<string, Record<string, unknown>>) : null,
  groupName: row.group_name,
  deprecated: false,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

interface EventTypeFields {
  description: string;
  archived?: boolean | null | undefined;
  schemas?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null | undefined;
  groupName?: string | null | undefined;
}

export function eventTypeRow(
  { moment }: Pick<ManagementContext, "moment">,
  { description, archived, schemas, groupName }: EventTypeFields,
) {
  for (const [version, schema] of Object.entries(schemas ?? {})) checkJsonSchema(schema, ["body", "schemas", version]);
  return {
    description,
    archived: archived ? (1 as const) : (0 as const),
    schemas: schemas ? JSON.stringify(schemas) : null,
    group_name: groupName ?? null,
    updated_at: moment(),
  };
}

const put = (
  { database }: ManagementContext,
  { workspace_id, name }: WebhookEventTypeRow,
  changes: Partial<WebhookEventTypeRow>,
) =>
  database.query
    .updateTable("webhook_event_types")
    .set(changes)
    .where("workspace_id", "=", workspace_id)
    .where("name", "=", name)
    .execute();
