// The access grant and the access method as entities.
import { z } from "zod";
import { idField, timestampField } from "./fields.ts";

const entry = {
  message: z.string().meta({ description: "Human-readable text." }),
  created_at: timestampField("Time at which the error, warning or change began."),
};
const error = z.looseObject({ error_code: z.string().meta({ description: "Machine-readable code." }), ...entry });
const warning = z.looseObject({ warning_code: z.string().meta({ description: "Machine-readable code." }), ...entry });
const mutation = z.looseObject({ mutation_code: z.string().meta({ description: "Machine-readable code." }), ...entry });
const troubles = {
  errors: z.array(error),
  warnings: z.array(warning),
  pending_mutations: z
    .array(mutation)
    .meta({ description: "Changes that the locks have not confirmed; empty if there are none." }),
};
const displayStatus = z.string().meta({ description: "English sentence for people. Programs must not compare it." });

/** Kind of access method that a caller can request. */
export const accessMethodMode = z.enum(["code", "card", "mobile_key", "cloud_key"]);

const requestedMethod = z.looseObject({
  mode: accessMethodMode,
  code: z.string().optional().meta({ description: "Requested PIN." }),
  display_name: z.string(),
  created_at: timestampField("Time of the request."),
  created_access_method_ids: z
    .array(z.string())
    .meta({ description: "Access methods that were created for the request." }),
});

export const accessGrant = z
  .looseObject({
    access_grant_id: idField("Identifier of the grant."),
    workspace_id: idField("Workspace that owns it."),
    user_identity_id: idField("User identity that gets access."),
    access_grant_key: z.string().optional().meta({ description: "Your own key for the grant." }),
    reservation_key: z
      .string()
      .optional()
      .meta({ description: "Your own key for the stay that the grant belongs to." }),
    name: z.string().nullable(),
    display_name: z.string().meta({ description: "Name of the grant, else of its person, else `Guest`." }),
    display_status: displayStatus,
    starts_at: timestampField("Start time."),
    ends_at: timestampField("End time; null for none.").nullable(),
    created_at: timestampField("Time of the request."),
    access_method_ids: z.array(z.string()),
    requested_access_methods: z.array(requestedMethod),
    space_ids: z.array(z.string()),
    location_ids: z.array(z.string()).meta({ description: "Former name of `space_ids`." }),
    customization_profile_id: z.string().optional(),
    ...troubles,
  })
  .meta({ id: "AccessGrant", description: "Access of a person to doors for a time (docs/api/access-grants.md)." });

export const accessMethod = z
  .looseObject({
    access_method_id: idField("Identifier of the method."),
    workspace_id: idField("Workspace that owns it."),
    mode: accessMethodMode,
    display_name: z.string(),
    display_status: displayStatus,
    is_issued: z
      .boolean()
      .meta({ description: "Whether the lock of every door has confirmed the PIN, now or in advance of its start." }),
    issued_at: timestampField("Time at which the method was first issued; null before.").nullable(),
    created_at: timestampField("Time of creation."),
    code: z
      .string()
      .nullable()
      .optional()
      .meta({ description: "The PIN; null until the lock's manufacturer has chosen it." }),
    ...troubles,
  })
  .meta({
    id: "AccessMethod",
    description: "Means of access, such as a PIN, that a grant created (docs/api/access-grants.md).",
  });
