import type { management } from "@mortise/contract";
import type { ManagementHandlers } from "./context.ts";
import { eventTypeOut, eventTypeRow } from "./event-types/event-types.ts";
import { readSettings, writeSettings } from "../../webhooks/settings.ts";

const formatVersion = 1;
/** Event types per statement. */
const chunk = 500;

export const environment = {
  async export({ database, token, workspace, moment }) {
    const rows = await database.query
      .selectFrom("webhook_event_types")
      .selectAll()
      .where("workspace_id", "=", token.workspace_id)
      .orderBy("name")
      .execute();
    return {
      createdAt: moment(),
      eventTypes: rows.map((row) => eventTypeOut(row, true)),
      settings: await readSettings(database.query, workspace),
      version: formatVersion,
      connectors: [],
    };
  },

  async import(context, { body }) {
    const { database, token, workspace } = context;
    // The last one of two equal names counts.
    const named = new Map((body.eventTypes ?? []).map((type) => [type.name, type]));
    const known = { workspace_id: token.workspace_id, created_at: context.moment() };
    const types = [...named].map(([name, type]) => Object.assign(eventTypeRow(context, type), known, { name }));
    await database.transaction(async (tx) => {
      for (let from = 0; from < types.length; from += chunk)
        await tx
          .insertInto("webhook_event_types")
          .values(types.slice(from, from + chunk))
          .onConflict((on) =>
            on.columns(["workspace_id", "name"]).doUpdateSet((eb) => ({
              description: eb.ref("excluded.description"),
              archived: eb.ref("excluded.archived"),
              schemas: eb.ref("excluded.schemas"),
              group_name: eb.ref("excluded.group_name"),
              updated_at: eb.ref("excluded.updated_at"),
            })),
          )
          .execute();
      if (body.settings)
        await writeSettings(
          tx,
          workspace,
          { ...(await readSettings(tx, workspace)), ...body.settings },
          context.moment(),
        );
    });
  },

  async getSettings({ database, workspace, moment }, { query }) {
    const settings = await readSettings(database.query, workspace);
    return {
      customColor: text(settings["customColor"]),
      customFontFamily: text(settings["customFontFamily"]),
      customLogoUrl: text(settings["customLogoUrl"]),
      customThemeOverride: settings["customThemeOverride"] ?? null,
      enableChannels: settings.enableChannels,
      enableIntegrationManagement: settings.enableIntegrationManagement,
      ...(query.with_time && { time: moment() }),
    };
  },
} satisfies ManagementHandlers<typeof management.environment>;

const text = (value: unknown) => (typeof value === "string" ? value : null);
