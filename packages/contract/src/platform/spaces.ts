import { z } from "zod";
import { call, keysAndCustomers } from "../call.ts";
import { connectedAccount } from "./connected-accounts.ts";
import { deviceEntity } from "./devices/devices.ts";
import { customerKey, idField, idListField } from "./fields.ts";
import { pageInput, paginationEntity } from "./pagination.ts";
import {
  customerDataInput,
  entranceIds,
  hasRef,
  noParent,
  refWords,
  relatedKinds,
  space,
  spaceKey,
  spaceRef,
} from "./space-fields.ts";

const source = "access-grants §1.2";
const name = z.string().min(1).max(255).meta({ description: "Display name." });
const space_id = idField("Identifier of the space.");
const deviceIds = idListField("Managed devices, at least one. Devices that are already in the space stay there.").min(
  1,
);
const entrances = z.object({ space_id, acs_entrance_ids: entranceIds });
const account = z.object({ space_id, connected_account_id: idField("Identifier of the account.") });
const kinds = z.array(z.enum(relatedKinds)).max(20).optional();
const none = z.array(z.looseObject({})).optional().meta({ description: "Always empty here." });

export const spaceCalls = {
  create: call("POST", "/spaces/create", {
    auth: keysAndCustomers,
    summary: "Creates a space: a named set of devices, often one unit.",
    source,
    input: z.object({
      name,
      space_key: spaceKey.optional(),
      customer_key: customerKey
        .optional()
        .meta({ description: "Customer to whom the space belongs. A client session may name only its own." }),
      device_ids: idListField("Managed devices in the space.").optional(),
      connected_account_ids: idListField("Accounts from which the space came. Adds none of their devices.").optional(),
      acs_entrance_ids: entranceIds.optional(),
      customer_data: customerDataInput.meta({ description: "Defaults for stays in the space." }),
      ...noParent,
    }),
    result: { space },
    errors: ["space_key_already_exists", "device_not_found", "connected_account_not_found", "acs_not_supported"],
  }),
  get: call("GET", "/spaces/get", {
    accepts: ["GET", "POST"],
    auth: keysAndCustomers,
    summary: "Reads one space, by its id or by its key.",
    source,
    input: z.object(spaceRef).refine(hasRef, refWords),
    result: { space },
    errors: ["space_not_found"],
    id: "space_id",
  }),
  list: call("GET", "/spaces/list", {
    accepts: ["GET", "POST"],
    auth: keysAndCustomers,
    summary: "Lists spaces, oldest first.",
    source,
    input: z.object({
      customer_key: customerKey.optional().meta({ description: "Only spaces of this customer." }),
      space_key: spaceKey.optional().meta({ description: "Only the space with this key." }),
      connected_account_id: idField("Only spaces that came from this account.").optional(),
      search: z
        .string()
        .min(1)
        .max(500)
        .optional()
        .meta({ description: "Text to find in a name, a key or a customer's key, ignoring case." }),
      ...noParent,
      ...pageInput(500, 10_000),
    }),
    result: { spaces: z.array(space), pagination: paginationEntity },
  }),
  update: call("PATCH", "/spaces/update", {
    accepts: ["PATCH", "POST"],
    auth: keysAndCustomers,
    summary: "Changes a space's name, its whole list of devices, or its defaults for stays.",
    source,
    input: z
      .object({
        ...spaceRef,
        name: name.optional(),
        device_ids: idListField("All devices of the space from now on. Those that enter must be managed.").optional(),
        acs_entrance_ids: entranceIds.optional(),
        customer_data: customerDataInput.meta({ description: "Omitted fields stay unchanged; null clears a field." }),
        ...noParent,
      })
      .refine(hasRef, refWords),
    result: { space },
    errors: ["space_not_found", "device_not_found", "acs_not_supported"],
    id: "space_id",
  }),
  delete: call("DELETE", "/spaces/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysAndCustomers,
    summary: "Deletes a space. Its devices stay.",
    source,
    input: z.object({ space_id }),
    errors: ["space_not_found"],
    id: "space_id",
  }),
  addDevices: call("PUT", "/spaces/add_devices", {
    accepts: ["PUT", "POST"],
    auth: keysAndCustomers,
    summary: "Adds devices to a space. A device may be in several spaces.",
    source,
    input: z.object({ space_id, device_ids: deviceIds }),
    errors: ["space_not_found", "device_not_found"],
  }),
  removeDevices: call("DELETE", "/spaces/remove_devices", {
    accepts: ["DELETE", "POST"],
    auth: keysAndCustomers,
    summary: "Removes devices from a space.",
    source,
    input: z.object({
      space_id,
      device_ids: idListField("Devices to remove. Devices that are not in the space are skipped."),
    }),
    errors: ["space_not_found", "device_not_found"],
  }),
  addConnectedAccount: call("PUT", "/spaces/add_connected_account", {
    accepts: ["PUT", "POST"],
    auth: keysAndCustomers,
    summary: "Records that a space came from an account. Adds none of the account's devices to it.",
    source,
    input: account,
    errors: ["space_not_found", "connected_account_not_found"],
  }),
  removeConnectedAccount: call("DELETE", "/spaces/remove_connected_account", {
    accepts: ["DELETE", "POST"],
    auth: keysAndCustomers,
    summary: "Deletes the record that a space came from an account.",
    source,
    input: account,
    errors: ["space_not_found", "connected_account_not_found"],
  }),
  addAcsEntrances: call("PUT", "/spaces/add_acs_entrances", {
    accepts: ["PUT", "POST"],
    auth: keysAndCustomers,
    serverOnly: true,
    summary: "Refused unless it adds nothing: there are no access systems here.",
    source,
    input: entrances,
    errors: ["space_not_found", "acs_not_supported"],
  }),
  removeAcsEntrances: call("DELETE", "/spaces/remove_acs_entrances", {
    accepts: ["DELETE", "POST"],
    auth: keysAndCustomers,
    serverOnly: true,
    summary: "Refused unless it removes nothing: there are no access systems here.",
    source,
    input: entrances,
    errors: ["space_not_found", "acs_not_supported"],
  }),
  getRelated: call("GET", "/spaces/get_related", {
    accepts: ["GET", "POST"],
    auth: keysAndCustomers,
    summary: "Reads the devices, accounts and access methods of spaces.",
    source,
    input: z
      .object({
        space_ids: idListField("Identifiers of spaces.").optional(),
        space_keys: z.array(spaceKey).max(10_000).optional().meta({ description: "Keys of spaces." }),
        include: kinds.meta({ description: "Kinds to include. Default: all." }),
        exclude: kinds.meta({ description: "Kinds to leave out." }),
      })
      .refine(
        ({ space_ids, space_keys }) => space_ids !== undefined || space_keys !== undefined,
        "Either space_ids or space_keys is required",
      ),
    result: {
      batch: z.looseObject({
        spaces: z.array(space).optional(),
        devices: z.array(deviceEntity).optional().meta({ description: "Managed devices only." }),
        connected_accounts: z.array(connectedAccount).optional(),
        acs_entrances: none,
        acs_systems: none,
        access_methods: none.meta({ description: "Access methods of grants on the spaces." }),
      }),
    },
    errors: ["space_not_found"],
  }),
};
