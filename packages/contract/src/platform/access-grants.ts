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
const grantKey = key.meta({ description: "The caller's name for the grant; unique in its workspace." });
/** Doors of one grant: more are spaces, or several grants. */
const mostDoors = 2000;

const requested = z
  .object({
    mode: accessMethodMode,
    code: z
      .string()
      .regex(/^\d{4,9}$/, "Must be 4 to 9 digits")
      .optional()
      .meta({ description: "The PIN wished for, 4 to 9 digits; read back which one it became." }),
    instant_key_max_use_count: z.number().int().min(1).optional().meta({ description: "Of mobile keys." }),
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
    description: "How they get in. Here `code`: one PIN on all doors where that is possible.",
    examples: [[{ mode: "code" }]],
  });

const doors = {
  device_ids: idListField("The doors.").max(mostDoors).optional(),
  space_ids: idListField("All doors of these spaces, also those that join later.").max(mostDoors).optional(),
  space_keys: z.array(key).max(mostDoors).optional().meta({ description: "The same by the spaces' keys." }),
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
    summary: "Gives a person access to doors for a time. Its codes are made and looked after from then on.",
    source,
    input: z
      .object({
        user_identity_id: idField("Who gets in; instead of user_identity.").optional(),
        user_identity: z.object(personFacts).optional().meta({ description: "Who gets in, as a new user identity." }),
        requested_access_methods: requestedMethods,
        ...doors,
        location: z
          .object({
            name: text.optional(),
            device_ids: idListField("The doors.").max(mostDoors).optional(),
            acs_entrance_ids: entranceIds.optional(),
          })
          .optional()
          .meta({ description: "The former form of device_ids." }),
        location_ids: idListField("The former name of space_ids.").max(mostDoors).optional(),
        starts_at: momentField("When it begins; at once unless told.").optional(),
        ends_at: momentField("When it ends; null or absent: it has no end.").nullable().optional(),
        name: text
          .nullable()
          .optional()
          .meta({ description: "For people; without one it is called after its person." }),
        access_grant_key: grantKey.optional(),
        reservation_key: key.optional().meta({ description: "The caller's name for the stay; to list and delete by." }),
        customization_profile_id: idField("Kept and sent back.").optional(),
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
    summary: "Lists grants, oldest first; every filter given must hold.",
    source,
    input: z.object({
      access_grant_ids: idListField("Only these.").optional(),
      customer_key: customerKey.optional().meta({ description: "Only those on doors or spaces of this customer." }),
      user_identity_id: idField("Only those of this person.").optional(),
      device_id: idField("Only those that open this door.").optional(),
      space_id: idField("Only those on this space.").optional(),
      location_id: idField("The former name of space_id.").optional(),
      access_code_id: idField("Only the one that made this code.").optional(),
      acs_entrance_id: idField("Only those that open this entrance; there are none.").optional(),
      acs_system_id: idField("Only those of this access system; there are none.").optional(),
      access_grant_key: z
        .string()
        .max(500)
        .nullable()
        .optional()
        .meta({ description: "Only the one with this key; null or empty: those without one." }),
      reservation_key: key.optional().meta({ description: "Only those of this stay." }),
      search: z.string().min(1).max(500).optional().meta({ description: "Part of a name, a key, an id, an address." }),
      ...pageInput(500, 10_000),
    }),
    result: { access_grants: z.array(accessGrant), pagination: paginationEntity },
  }),
  update: call("PATCH", "/access_grants/update", {
    accepts: ["PATCH", "POST"],
    auth: keysAndCustomers,
    summary: "Changes a grant: its times, its doors as a whole, its name. PINs keep their digits.",
    source,
    input: z
      .object({
        ...byIdOrKey,
        name: text
          .nullable()
          .optional()
          .meta({ description: "For people; without one it is called after its person." }),
        starts_at: momentField("When it begins.").optional(),
        ends_at: momentField("When it ends; null: it has no end.").nullable().optional(),
        ...doors,
      })
      .refine(oneOfBoth, oneOfBothWords),
    errors: ["access_grant_not_found", "device_not_found", "space_not_found", ...modeErrors],
    id: "access_grant_id",
  }),
  delete: call("DELETE", "/access_grants/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysAndCustomers,
    summary: "Ends a grant: its codes come off their locks, then it is gone.",
    source,
    input: z.object({ access_grant_id: grantId }),
    errors: ["access_grant_not_found"],
    id: "access_grant_id",
  }),
  requestAccessMethods: call("POST", "/access_grants/request_access_methods", {
    auth: keysAndCustomers,
    summary: "Asks for more access methods of a grant, for its doors and times.",
    source,
    input: z.object({ access_grant_id: grantId, requested_access_methods: requestedMethods }),
    result: { access_grant: accessGrant },
    errors: ["access_grant_not_found", "access_method_mode_not_supported"],
  }),
  getRelated: call("GET", "/access_grants/get_related", {
    accepts: ["GET", "POST"],
    auth: keysOnly,
    summary: "Reads what belongs to grants: their doors, spaces, people, methods.",
    source,
    input: z
      .object({
        access_grant_ids: idListField("The grants.").optional(),
        access_grant_keys: z.array(key).max(10_000).optional().meta({ description: "The grants by their keys." }),
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
