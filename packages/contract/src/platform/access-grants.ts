import { z } from "zod";
import { call, keysAndCustomers, keysOnly } from "../call.ts";
import { accessGrant, accessMethodMode } from "./access-grant.ts";
import { batchOf, batchParts } from "./batch.ts";
import { customerKey, idField, idListField, momentField } from "./fields.ts";
import { entranceIds } from "./space-fields.ts";
import { personFacts } from "./user-identities.ts";
import { pageInput, paginationEntity } from "./pagination.ts";

const source = "access-grants §4.1";
const grantId = idField("Identifier of the grant.");
const key = z.string().min(1).max(500);
const grantKey = key.meta({ description: "Your own key for the grant, unique in the workspace." });
/** Maximum doors of one grant. More need spaces, or several grants. */
const mostDoors = 2000;

const requested = z
  .object({
    mode: accessMethodMode,
    code: z
      .string()
      .regex(/^\d{4,9}$/, "Must be 4 to 9 digits")
      .optional()
      .meta({
        description: "Requested PIN, 4 to 9 digits; only with mode `code`. A door that refuses it gets another PIN.",
      }),
    instant_key_max_use_count: z
      .number()
      .int()
      .min(1)
      .optional()
      .meta({ description: "Maximum uses of a mobile key; only with mode `mobile_key`, which is not offered here." }),
  })
  .refine(({ mode, code }) => mode === "code" || code === undefined, {
    message: "Only mode code has a code",
    path: ["code"],
  })
  .refine(({ mode, instant_key_max_use_count: count }) => mode === "mobile_key" || count === undefined, {
    message: "Only mode mobile_key has it",
    path: ["instant_key_max_use_count"],
  });
const requestedMethods = z
  .array(requested)
  .min(1)
  .max(10)
  .meta({
    description:
      "Access methods to create, 1 to 10. Only mode `code` is offered here: one PIN on all doors if possible.",
    examples: [[{ mode: "code" }]],
  });

const doors = {
  device_ids: idListField("Managed devices that the grant opens.").max(mostDoors).optional(),
  space_ids: idListField("Spaces whose doors the grant opens, including doors that are added later.")
    .max(mostDoors)
    .optional(),
  space_keys: z.array(key).max(mostDoors).optional().meta({ description: "Keys of such spaces, as with `space_ids`." }),
  acs_entrance_ids: entranceIds.optional(),
};
const text = z.string().max(500);

type Doors = { [Name in keyof typeof doors | "location_ids"]?: readonly unknown[] | undefined };

const namesDoor = ({ location, ...asked }: Doors & { location?: Partial<Doors> | undefined }): boolean =>
  [asked.device_ids, asked.space_ids, asked.space_keys, asked.acs_entrance_ids, asked.location_ids]
    .concat([location?.device_ids, location?.acs_entrance_ids])
    .some((list) => list !== undefined && list.length > 0);

const byIdOrKey = { access_grant_id: grantId.optional(), access_grant_key: grantKey.optional() };
const oneOfBoth = ({ access_grant_id, access_grant_key }: { access_grant_id?: unknown; access_grant_key?: unknown }) =>
  (access_grant_id === undefined) !== (access_grant_key === undefined);
const oneOfBothWords = "Give either access_grant_id or access_grant_key";

const modeErrors = ["access_method_mode_not_supported", "acs_not_supported"];

export const accessGrantCalls = {
  create: call("POST", "/access_grants/create", {
    auth: keysAndCustomers,
    summary: "Gives a person access to doors for a time, and creates and maintains the codes.",
    source,
    input: z
      .object({
        user_identity_id: idField("User identity that gets access; instead of user_identity.").optional(),
        user_identity: z.object(personFacts).optional().meta({ description: "New user identity that gets access." }),
        requested_access_methods: requestedMethods,
        ...doors,
        location: z
          .object({
            name: text.optional(),
            device_ids: idListField("Managed devices that the grant opens.").max(mostDoors).optional(),
            acs_entrance_ids: entranceIds.optional(),
          })
          .optional()
          .meta({ description: "Former form of device_ids; its name has no effect." }),
        location_ids: idListField("Former name of space_ids.").max(mostDoors).optional(),
        starts_at: momentField("Start time. Default: at once.").optional(),
        ends_at: momentField("End time; must be in the future. Null or absent for none.").nullable().optional(),
        name: text.nullable().optional().meta({ description: "Display name; null or absent for the person's." }),
        access_grant_key: grantKey.optional(),
        reservation_key: key
          .optional()
          .meta({ description: "Your own key for the stay, by which grants are listed and their methods deleted." }),
        customization_profile_id: idField(
          "Identifier of a customization profile; stored and returned without effect.",
        ).optional(),
      })
      .refine(
        ({ user_identity_id, user_identity }) => (user_identity_id === undefined) !== (user_identity === undefined),
        "Give either user_identity_id or user_identity",
      )
      .refine(namesDoor, {
        message: "Give at least one door: device_ids, space_ids or space_keys",
        path: ["device_ids"],
      }),
    result: { access_grant: accessGrant },
    errors: [
      "user_identity_not_found",
      "device_not_found",
      "space_not_found",
      "access_grant_key_already_exists",
      "user_identity_key_already_exists",
      "user_identity_email_or_phone_conflict",
      ...modeErrors,
    ],
  }),
  get: call("GET", "/access_grants/get", {
    accepts: ["GET", "POST"],
    auth: keysAndCustomers,
    summary: "Reads one grant, by its id or its key.",
    source,
    input: z.object(byIdOrKey).refine(oneOfBoth, oneOfBothWords),
    result: { access_grant: accessGrant },
    errors: ["access_grant_not_found"],
    id: "access_grant_id",
  }),
  list: call("GET", "/access_grants/list", {
    accepts: ["GET", "POST"],
    auth: keysAndCustomers,
    summary: "Lists the grants that pass all given filters, oldest first.",
    source,
    input: z.object({
      access_grant_ids: idListField("Only these grants.").optional(),
      customer_key: customerKey
        .optional()
        .meta({ description: "Only grants of this customer, or on its spaces or devices of its accounts." }),
      user_identity_id: idField("Only grants of this person.").optional(),
      device_id: idField("Only grants that open this device, itself or in a space.").optional(),
      space_id: idField("Only grants on this space.").optional(),
      location_id: idField("Former name of space_id.").optional(),
      access_code_id: idField("Only the grant that created this code.").optional(),
      acs_entrance_id: idField("Only grants that open this entrance; there are none.").optional(),
      acs_system_id: idField("Only grants of this access system; there are none.").optional(),
      access_grant_key: z
        .string()
        .max(500)
        .nullable()
        .optional()
        .meta({ description: "Only the grant with this key; null or empty for grants without one." }),
      reservation_key: key.optional().meta({ description: "Only grants of this stay." }),
      search: z
        .string()
        .min(1)
        .max(500)
        .optional()
        .meta({ description: "Text to find in a grant's name, keys or id, or a person's details, ignoring case." }),
      ...pageInput(500, 10_000),
    }),
    result: { access_grants: z.array(accessGrant), pagination: paginationEntity },
  }),
  update: call("PATCH", "/access_grants/update", {
    accepts: ["PATCH", "POST"],
    auth: keysAndCustomers,
    summary:
      "Changes a grant's start, end, name or doors. Given doors replace all former ones. PINs keep their digits.",
    source,
    input: z
      .object({
        ...byIdOrKey,
        name: text
          .nullable()
          .optional()
          .meta({ description: "Display name; null for the person's. Default: unchanged." }),
        starts_at: momentField("Start time. Default: unchanged.").optional(),
        ends_at: momentField("End time; null for none. Default: unchanged.").nullable().optional(),
        ...doors,
      })
      .refine(oneOfBoth, oneOfBothWords),
    errors: ["access_grant_not_found", "device_not_found", "space_not_found", ...modeErrors],
    id: "access_grant_id",
  }),
  delete: call("DELETE", "/access_grants/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysAndCustomers,
    summary: "Ends a grant: removes its codes from their locks, then deletes it.",
    source,
    input: z.object({ access_grant_id: grantId }),
    errors: ["access_grant_not_found"],
    id: "access_grant_id",
  }),
  requestAccessMethods: call("POST", "/access_grants/request_access_methods", {
    auth: keysAndCustomers,
    summary: "Requests more access methods of a grant, for its doors and times.",
    source,
    input: z.object({ access_grant_id: grantId, requested_access_methods: requestedMethods }),
    result: { access_grant: accessGrant },
    errors: ["access_grant_not_found", "access_method_mode_not_supported"],
  }),
  getRelated: call("GET", "/access_grants/get_related", {
    accepts: ["GET", "POST"],
    auth: keysOnly,
    summary: "Reads the doors, spaces, people and methods of grants.",
    source,
    input: z
      .object({
        access_grant_ids: idListField("Identifiers of the grants.").optional(),
        access_grant_keys: z.array(key).max(10_000).optional().meta({ description: "Keys of the grants." }),
        ...batchParts("access_grants"),
      })
      .refine(
        ({ access_grant_ids, access_grant_keys }) => access_grant_ids !== undefined || access_grant_keys !== undefined,
        "Give access_grant_ids or access_grant_keys",
      ),
    result: { batch: batchOf("access_grants") },
    errors: ["access_grant_not_found"],
  }),
};
