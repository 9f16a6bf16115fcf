import { z } from "zod";
import { anyone, call, keysAndCustomers, keysOnly } from "../call.ts";
import { deviceEntity } from "./devices/devices.ts";
import {
  errorEntry,
  idField,
  idListField,
  momentField,
  neverSetField,
  timestampField,
  warningEntry,
} from "./fields.ts";
import { pageInput, paginationEntity } from "./pagination.ts";

const fullName = z
  .string()
  .max(500)
  .refine((name) => /[^\p{C}\p{Z}]/u.test(name), "Must hold a visible character")
  .meta({ description: "The person's name." });
const emailAddress = z
  .string()
  .max(320)
  .regex(/^[^\s@\p{C}]+@[^\s@.\p{C}]+(?:\.[^\s@.\p{C}]+)+$/u, "Must be an e-mail address such as jane@example.com")
  .meta({ description: "E-mail address, unique in the workspace, ignoring case.", examples: ["jane@example.com"] });
const phoneNumber = z
  .string()
  .max(16)
  .regex(/^\+[1-9]\d{6,14}$/, "Must be a phone number in E.164 form such as +14155550100")
  .meta({
    description: "Phone number in E.164 form, with `+` and no spaces; unique in the workspace.",
    examples: ["+14155550100"],
  });
const userIdentityKey = z
  .string()
  .min(1)
  .max(500)
  .meta({ description: "Your own key for the person, unique in the workspace." });
const identityId = idField("Identifier of the user identity.");

/** Details of a person. Each may be null. */
export const personFacts = {
  full_name: fullName.nullable().optional(),
  email_address: emailAddress.nullable().optional(),
  phone_number: phoneNumber.nullable().optional(),
  user_identity_key: userIdentityKey.nullable().optional(),
};

const userIdentity = z
  .looseObject({
    user_identity_id: identityId,
    workspace_id: idField("Workspace that owns it."),
    user_identity_key: z.string().nullable().meta({ description: "Your own key for the person." }),
    full_name: z.string().nullable(),
    email_address: z.string().nullable(),
    phone_number: z.string().nullable(),
    display_name: z.string().meta({
      description: "Name, e-mail address, phone number or key, whichever comes first, or `Unnamed`; never empty.",
    }),
    acs_user_ids: z.array(z.string()).meta({ description: "Always empty here." }),
    created_at: timestampField("Time of creation."),
    errors: z.array(errorEntry),
    warnings: z.array(warningEntry),
    merged_user_identity_ids: z
      .array(z.string())
      .meta({ description: "Ids of identities that were merged into this one." }),
    merged_user_identity_keys: z
      .array(z.string())
      .meta({ description: "Keys of identities that were merged into this one." }),
  })
  .meta({ id: "UserIdentity", description: "Person, such as a guest or a cleaner (docs/api/access-grants.md §2.1)." });

const personAndDevice = z.object({
  user_identity_id: identityId,
  device_id: idField("Identifier of the managed device."),
});
const taken = ["user_identity_key_already_exists", "user_identity_email_or_phone_conflict"];

export const userIdentityCalls = {
  create: call("POST", "/user_identities/create", {
    auth: keysOnly,
    summary: "Creates a user identity: a person who can get access.",
    source: "access-grants §2.2",
    input: z.object({
      ...personFacts,
      acs_system_ids: idListField("Must be empty: there are no access control systems here.").optional(),
    }),
    result: { user_identity: userIdentity },
    errors: [...taken, "acs_not_supported"],
  }),
  get: call("GET", "/user_identities/get", {
    accepts: ["GET", "POST"],
    auth: keysAndCustomers,
    summary:
      "Reads one user identity by its id or its key. Ids and keys of merged identities return the surviving one.",
    source: "access-grants §2.2",
    input: z
      .object({ user_identity_id: identityId.optional(), user_identity_key: userIdentityKey.optional() })
      .refine(
        ({ user_identity_id, user_identity_key }) =>
          (user_identity_id === undefined) !== (user_identity_key === undefined),
        "Give either user_identity_id or user_identity_key",
      ),
    result: { user_identity: userIdentity },
    errors: ["user_identity_not_found"],
    id: "user_identity_id",
  }),
  list: call("GET", "/user_identities/list", {
    accepts: ["GET", "POST"],
    auth: anyone,
    summary: "Lists user identities, oldest first. A client session gets its own person, and its customer's people.",
    source: "access-grants §2.2",
    input: z.object({
      user_identity_ids: idListField(
        "Only these identities; an id of a merged identity counts as the surviving one's.",
      ).optional(),
      search: z
        .string()
        .max(500)
        .optional()
        .meta({ description: "Text to find in a name, an e-mail address, a phone number or an id, ignoring case." }),
      created_before: momentField("Only identities created before this.").optional(),
      credential_manager_acs_system_id: neverSetField("access control system"),
      ...pageInput(500, 500),
    }),
    result: { user_identities: z.array(userIdentity), pagination: paginationEntity },
  }),
  grantAccessToDevice: call("PUT", "/user_identities/grant_access_to_device", {
    accepts: ["PUT", "POST"],
    auth: keysOnly,
    summary: "Lets client sessions with this user_identity_id see a device. Creates no code.",
    source: "access-grants §2.4",
    input: personAndDevice,
    errors: ["user_identity_not_found", "device_not_found"],
  }),
  revokeAccessToDevice: call("DELETE", "/user_identities/revoke_access_to_device", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary: "Takes a device from a person. Client sessions of the person no longer see it.",
    source: "access-grants §2.4",
    input: personAndDevice,
    errors: ["user_identity_not_found", "device_not_found"],
  }),
  listAccessibleDevices: call("GET", "/user_identities/list_accessible_devices", {
    accepts: ["GET", "POST"],
    auth: keysOnly,
    summary: "Lists the devices that a person was given, oldest first. Excludes the doors of access grants.",
    source: "access-grants §2.4",
    input: z.object({ user_identity_id: identityId }),
    result: {
      devices: z.array(deviceEntity),
      accessible_devices: z.array(deviceEntity).meta({ description: "Former name of `devices`." }),
    },
    errors: ["user_identity_not_found"],
    id: "user_identity_id",
  }),
  update: call("PATCH", "/user_identities/update", {
    accepts: ["PATCH", "POST"],
    auth: keysOnly,
    summary: "Changes the details of a person. Omitted fields stay unchanged; null clears a field.",
    source: "access-grants §2.2",
    input: z.object({ user_identity_id: identityId, ...personFacts }),
    errors: ["user_identity_not_found", ...taken],
  }),
  delete: call("DELETE", "/user_identities/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary:
      "Deletes a user identity, by its own id only. Ids and keys of identities merged into it are then not found.",
    source: "access-grants §2.2",
    input: z.object({ user_identity_id: identityId }),
    errors: ["user_identity_not_found"],
    id: "user_identity_id",
  }),
  merge: call("POST", "/user_identities/merge", {
    auth: keysOnly,
    summary:
      "Merges user identities. The surviving one takes the values that it lacked, and the ids of the others return it.",
    source: "access-grants §2.3",
    input: z
      .object({
        user_identity_id: idField("Identity that survives.").optional(),
        merged_user_identity_ids: z
          .array(z.guid("Invalid uuid"))
          .min(1)
          .max(20)
          .optional()
          .meta({
            description: "1 to 20 identities to merge into it.",
            examples: [["c0ffee00-0000-4000-8000-000000000002"]],
          }),
        user_identity_key: userIdentityKey.optional().meta({ description: "Key of the identity that survives." }),
        merged_user_identity_keys: z
          .array(userIdentityKey)
          .min(1)
          .max(20)
          .optional()
          .meta({ description: "Keys of the 1 to 20 identities to merge into it." }),
      })
      .refine(({ user_identity_id, merged_user_identity_ids, user_identity_key, merged_user_identity_keys }) => {
        const byId = [user_identity_id, merged_user_identity_ids].filter((value) => value !== undefined).length;
        const byKey = [user_identity_key, merged_user_identity_keys].filter((value) => value !== undefined).length;
        return byId + byKey === 2 && byId !== byKey;
      }, "Give user_identity_id and merged_user_identity_ids, or user_identity_key and merged_user_identity_keys"),
    errors: ["user_identity_not_found"],
  }),
};
