import type { everyCall, InputOf } from "@mortise/contract";
import { insertAttempt } from "../../doors/action-attempts.ts";
import { iso } from "../../base/clock.ts";
import { customizationOf, withCustomization, type WebviewCustomization } from "../connect/customization.ts";
import type { CallContext, Handlers } from "../call-context.ts";
import type { WorkspaceRow } from "../../base/db/schema.ts";
import { createKeylessWorkspace, lockWorkspace } from "../../base/db/workspaces.ts";
import { emptyWorkspace } from "../../doors/devices/empty-workspace.ts";
import { notASandbox, unauthorized } from "../../base/errors.ts";
import { askedBy } from "../../doors/events/asked-by.ts";
import { recordEvents } from "../../doors/events/recording.ts";

export const workspaces = {
  async list(context) {
    return { workspaces: (await openTo(context)).map(workspaceOf) };
  },
  get: ({ workspace }) => ({ workspace: workspaceOf(workspace) }),
  async create(context, input) {
    const { name, company_name, connect_partner_name, is_sandbox = false } = input;
    const { owner_id } = context.asker;
    if (owner_id === undefined)
      throw unauthorized(
        "unauthorized",
        "Creating a workspace needs an access token. The token's owner will own the workspace.",
      );
    const customization = withCustomization(olderOf(input), input.connect_webview_customization ?? {});
    const wanted = { name, is_sandbox, owner_id, customization, ...companyOf(company_name ?? connect_partner_name) };
    const created_at = iso(context.clock.now());
    return {
      workspace: workspaceOf(
        await context.database.transaction((tx) => createKeylessWorkspace(tx, { ...wanted, created_at })),
      ),
    };
  },
  async update({ database, workspace }, input) {
    const { name, company_name, connect_partner_name, is_publishable_key_auth_enabled: mayUseKey } = input;
    const { connect_webview_customization: look } = input;
    const change = {
      ...(name === undefined ? {} : { name }),
      ...companyOf(company_name ?? connect_partner_name),
      ...(mayUseKey === undefined ? {} : { publishable_key_auth: mayUseKey ? (1 as const) : (0 as const) }),
    };
    await database.transaction(async (tx) => {
      const row = await lockWorkspace(tx, workspace.workspace_id);
      const all = {
        ...change,
        ...(look === undefined ? {} : lookOf(look === null ? {} : withCustomization(customizationOf(row), look))),
      };
      if (Object.keys(all).length === 0) return;
      await tx.updateTable("workspaces").set(all).where("workspace_id", "=", row.workspace_id).execute();
    });
    return {};
  },
  async resetSandbox(context) {
    const { workspace_id, is_sandbox } = context.workspace;
    if (is_sandbox === 0) throw notASandbox();
    const { action_attempt } = await recordEvents(context, async (tx) => {
      const events = await emptyWorkspace(context, tx);
      const attempt = {
        workspace_id,
        device_id: null,
        action_type: "RESET_SANDBOX_WORKSPACE",
        created_at: context.moment(),
        asked_by: askedBy(context.asker),
      };
      return { action_attempt: await insertAttempt(tx, attempt, { result: {} }), events };
    });
    return { message: "Successfully reset workspace", action_attempt };
  },
} satisfies Handlers<typeof everyCall.workspaces>;

const lookOf = (customization: WebviewCustomization) => ({
  webview_customization: Object.keys(customization).length === 0 ? null : JSON.stringify(customization),
});

type New = InputOf<typeof everyCall.workspaces.create>;

/** Returns the settings under their older names, which the newer field overrides. */
const olderOf = (input: New): WebviewCustomization =>
  withCustomization(
    {},
    {
      logo_shape: input.webview_logo_shape,
      primary_button_color: input.webview_primary_button_color,
      primary_button_text_color: input.webview_primary_button_text_color,
      success_message: input.webview_success_message,
    },
  );

const companyOf = (company_name: string | undefined) => (company_name === undefined ? {} : { company_name });

/** An API key sees its own workspace; an access token sees all workspaces of its owner. */
async function openTo({ database, asker }: CallContext): Promise<WorkspaceRow[]> {
  if (asker.owner_id === undefined) return asker.workspace ? [asker.workspace] : [];
  return database.query
    .selectFrom("workspaces")
    .selectAll()
    .where("owner_id", "=", asker.owner_id)
    .orderBy("created_at")
    .orderBy("workspace_id")
    .execute();
}

function workspaceOf(row: WorkspaceRow) {
  const { workspace_id, name, company_name, is_sandbox, publishable_key, publishable_key_auth } = row;
  return {
    workspace_id,
    name,
    is_sandbox: is_sandbox === 1,
    connect_partner_name: company_name,
    company_name: company_name ?? name,
    ...(publishable_key === null ? {} : { publishable_key }),
    is_publishable_key_auth_enabled: publishable_key !== null && publishable_key_auth === 1,
    is_suspended: false,
    organization_id: null,
    connect_webview_customization: customizationOf(row),
  };
}
