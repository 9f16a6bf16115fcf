import { optionalFields } from "./fields-as-words.ts";
import { z } from "zod";
import { call, keysAndCustomers, keysOnly } from "../call.ts";
import {
  acceptedCapabilities,
  customerKey,
  customMetadata,
  customMetadataHas,
  errorEntry,
  idField,
  refusedField,
  spaceId,
  syncField,
  timestampField,
  userIdentifierKey,
  warningEntry,
} from "./fields.ts";
import { pageInput, paginationEntity } from "./pagination.ts";

export const connectedAccount = z
  .looseObject({
    connected_account_id: idField("Identifier of the account."),
    account_type: z.string().meta({ description: "Name of its provider, e.g. `august`." }),
    account_type_display_name: z.string().optional().meta({ description: "For people." }),
    display_name: z.string().optional().meta({ description: "For people; may be masked." }),
    user_identifier: z
      .looseObject({
        email: z.string().optional(),
        phone: z.string().optional(),
        username: z.string().optional(),
        api_url: z.string().optional(),
        exclusive: z.boolean().optional(),
      })
      .meta({ description: "What the person logged in with." }),
    created_at: timestampField("When it was connected."),
    errors: z.array(errorEntry),
    warnings: z.array(warningEntry),
    custom_metadata: customMetadata,
    automatically_manage_new_devices: z.boolean(),
    accepted_capabilities: acceptedCapabilities.unwrap().meta({
      description: "What its devices were to be able to do; empty: anything.",
    }),
    customer_key: customerKey.optional().meta({ description: "Whose it is; absent: nobody's." }),
    ...optionalFields("time_zone image_url default_checkin_time default_checkout_time ical_feed_origin ical_url"),
  })
  .meta({
    id: "ConnectedAccount",
    description: "A person's account with a maker of devices (docs/api/platform-api.md §3.11).",
  });

export const connectedAccountCalls = {
  list: call("GET", "/connected_accounts/list", {
    accepts: ["GET", "POST"],
    auth: keysAndCustomers,
    summary: "Lists connected accounts, oldest first.",
    source: "spec §7.2, platform-api §2.2.6",
    input: z.object({
      user_identifier_key: userIdentifierKey.optional().meta({ description: "Only accounts in this user's sessions." }),
      customer_key: customerKey.optional().meta({ description: "Only accounts of this customer." }),
      space_id: spaceId,
      search: z.string().max(500).optional().meta({ description: "Part of a name, a login or an id, ignoring case." }),
      custom_metadata_has: customMetadataHas,
      ...pageInput(11_000, 11_000),
    }),
    result: { connected_accounts: z.array(connectedAccount), pagination: paginationEntity },
  }),
  get: call("GET", "/connected_accounts/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one connected account, by its id or by the e-mail address it was connected with.",
    source: "spec §7.2, platform-api §2.2.6",
    input: z
      .object({
        connected_account_id: idField("Identifier of the account.").optional(),
        email: z.string().max(320).optional().meta({ description: "Instead of the id." }),
      })
      .refine(
        ({ connected_account_id, email }) => (connected_account_id === undefined) !== (email === undefined),
        "Give either connected_account_id or email",
      ),
    result: { connected_account: connectedAccount },
    errors: ["connected_account_not_found"],
    id: "connected_account_id",
  }),
  update: call("PATCH", "/connected_accounts/update", {
    accepts: ["PATCH", "POST"],
    auth: keysOnly,
    serverOnly: true,
    summary: "Changes what the platform keeps with an account: whose it is, its name, your own values.",
    source: "platform-api §2.2.6",
    input: z.object({
      connected_account_id: idField("Identifier of the account."),
      customer_key: customerKey.optional().meta({ description: "Whose it is from now on, with all its devices." }),
      display_name: z.string().min(1).max(255).optional().meta({ description: "For people." }),
      custom_metadata: customMetadata.optional().meta({ description: "Values of your own, in place of those it had." }),
      accepted_capabilities: acceptedCapabilities.meta({
        description: "What its devices are to be able to do; none: anything.",
      }),
      automatically_manage_new_devices: z
        .boolean()
        .optional()
        .meta({ description: "Whether devices found later are managed at once." }),
    }),
    result: { connected_account: connectedAccount },
    errors: ["connected_account_not_found"],
    id: "connected_account_id",
  }),
  sync: call("POST", "/connected_accounts/sync", {
    auth: keysOnly,
    serverOnly: true,
    summary: "Asks every device of an account how it is, beside the times at which that happens anyway.",
    source: "platform-api §2.2.6",
    input: z.object({ connected_account_id: idField("Identifier of the account.") }),
    errors: ["connected_account_not_found"],
    id: "connected_account_id",
  }),
  simulateDisconnect: call("POST", "/connected_accounts/simulate/disconnect", {
    auth: keysOnly,
    serverOnly: true,
    summary: "Makes a simulated account lose its authorisation, as when its password was changed; sandboxes only.",
    source: "platform-api §2.2.6",
    input: z.object({ connected_account_id: idField("Identifier of the account.") }),
    errors: ["connected_account_not_found", "workspace_not_sandbox"],
    id: "connected_account_id",
  }),
  delete: call("DELETE", "/connected_accounts/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary: "Disconnects an account. Its devices and their codes leave the platform; nothing changes at the maker.",
    source: "spec §7.2, platform-api §2.2.6, §4.7",
    input: z.object({
      connected_account_id: idField("Identifier of the account."),
      email: refusedField(z.string().max(320), () => false, "An account is disconnected by its id, not by its email"),
      sync: syncField,
    }),
    errors: ["connected_account_not_found"],
    id: "connected_account_id",
  }),
};
