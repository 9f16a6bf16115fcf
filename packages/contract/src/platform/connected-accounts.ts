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
    account_type: z.string().meta({ description: "Name of the account's provider, e.g. `august`." }),
    account_type_display_name: z.string().optional().meta({ description: "Display name of the account's provider." }),
    display_name: z.string().optional().meta({ description: "Display name of the account; may be masked." }),
    user_identifier: z
      .looseObject({
        email: z.string().optional(),
        phone: z.string().optional(),
        username: z.string().optional(),
        api_url: z.string().optional(),
        exclusive: z.boolean().optional(),
      })
      .meta({ description: "Login of the person at the provider." }),
    created_at: timestampField("Time at which the account was connected."),
    errors: z.array(errorEntry),
    warnings: z.array(warningEntry),
    custom_metadata: customMetadata,
    automatically_manage_new_devices: z.boolean(),
    accepted_capabilities: acceptedCapabilities.unwrap().meta({
      description: "Capabilities that were required of the account's devices; empty for any.",
    }),
    customer_key: customerKey
      .optional()
      .meta({ description: "Customer to whom the account belongs; absent without one." }),
    ...optionalFields("time_zone image_url default_checkin_time default_checkout_time ical_feed_origin ical_url"),
  })
  .meta({
    id: "ConnectedAccount",
    description: "A person's account with a device manufacturer (docs/api/platform-api.md §3.11).",
  });

export const connectedAccountCalls = {
  list: call("GET", "/connected_accounts/list", {
    accepts: ["GET", "POST"],
    auth: keysAndCustomers,
    summary: "Lists connected accounts, oldest first.",
    source: "spec §7.2, platform-api §2.2.6",
    input: z.object({
      user_identifier_key: userIdentifierKey
        .optional()
        .meta({ description: "Only accounts shared with this user's sessions." }),
      customer_key: customerKey.optional().meta({ description: "Only accounts of this customer." }),
      space_id: spaceId.meta({ description: "Only accounts that came with this space, or have devices in it." }),
      search: z
        .string()
        .max(500)
        .optional()
        .meta({ description: "Text to find in a name, a login, an id or a value of custom_metadata, ignoring case." }),
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
        email: z
          .string()
          .max(320)
          .optional()
          .meta({ description: "Address with which the account was connected; instead of the id." }),
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
    summary: "Changes what the platform stores for an account: its customer, its name, your own values.",
    source: "platform-api §2.2.6",
    input: z.object({
      connected_account_id: idField("Identifier of the account."),
      customer_key: customerKey
        .optional()
        .meta({ description: "Customer to whom the account and all its devices belong from now on." }),
      display_name: z.string().min(1).max(255).optional().meta({ description: "Display name." }),
      custom_metadata: customMetadata.optional().meta({ description: "Your own values, in place of all former ones." }),
      accepted_capabilities: acceptedCapabilities.meta({
        description: "Capabilities required of the account's devices; empty for any. Stored: no device is refused.",
      }),
      automatically_manage_new_devices: z
        .boolean()
        .optional()
        .meta({ description: "Whether devices that are found from now on are managed. Default: unchanged." }),
    }),
    result: { connected_account: connectedAccount },
    errors: ["connected_account_not_found"],
    id: "connected_account_id",
  }),
  sync: call("POST", "/connected_accounts/sync", {
    auth: keysOnly,
    serverOnly: true,
    summary: "Reads the state of every device of an account now, in addition to the scheduled reads.",
    source: "platform-api §2.2.6",
    input: z.object({ connected_account_id: idField("Identifier of the account.") }),
    errors: ["connected_account_not_found", "account_disconnected"],
    id: "connected_account_id",
  }),
  simulateDisconnect: call("POST", "/connected_accounts/simulate/disconnect", {
    auth: keysOnly,
    serverOnly: true,
    summary: "Revokes the authorisation of a simulated account, as a changed password does. Sandboxes only.",
    source: "platform-api §2.2.6",
    input: z.object({ connected_account_id: idField("Identifier of the account.") }),
    errors: ["connected_account_not_found", "workspace_not_sandbox"],
    id: "connected_account_id",
  }),
  delete: call("DELETE", "/connected_accounts/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary:
      "Disconnects an account, and removes its devices and their codes from the platform. Nothing changes at the manufacturer.",
    source: "spec §7.2, platform-api §2.2.6, §4.7",
    input: z.object({
      connected_account_id: idField("Identifier of the account."),
      email: refusedField(z.string().max(320), () => false, "An account is disconnected by its id, not by its email"),
      sync: syncField.meta({ description: "Accepted without effect: this call has no attempt to wait for." }),
    }),
    errors: ["connected_account_not_found"],
    id: "connected_account_id",
  }),
};
