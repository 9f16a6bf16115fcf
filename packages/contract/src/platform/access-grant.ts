// The access grant and the access method as entities, and what is told of them.
import { z } from "zod";
import { idField, timestampField } from "./fields.ts";

const entry = {
  message: z.string().meta({ description: "For people." }),
  created_at: timestampField("When it began."),
};
const error = z.looseObject({ error_code: z.string().meta({ description: "For programs." }), ...entry });
const warning = z.looseObject({ warning_code: z.string().meta({ description: "For programs." }), ...entry });
const mutation = z.looseObject({ mutation_code: z.string().meta({ description: "For programs." }), ...entry });
const told = {
  errors: z.array(error),
  warnings: z.array(warning),
  pending_mutations: z.array(mutation).meta({ description: "What the locks do not have yet; empty: all is there." }),
};
const displayStatus = z.string().meta({ description: "One sentence for people, in English; not to be compared." });

/** What a caller asks for. */
export const accessMethodMode = z.enum(["code", "card", "mobile_key", "cloud_key"]);

const requestedMethod = z.looseObject({
  mode: accessMethodMode,
  code: z.string().optional().meta({ description: "The PIN that was wished for." }),
  display_name: z.string(),
  created_at: timestampField("When it was asked for."),
  created_access_method_ids: z.array(z.string()).meta({ description: "What came of it." }),
});

export const accessGrant = z
  .looseObject({
    access_grant_id: idField("Identifier of the grant."),
    workspace_id: idField("Workspace it belongs to."),
    user_identity_id: idField("Who gets in."),
    access_grant_key: z.string().optional().meta({ description: "The caller's name for it." }),
    reservation_key: z.string().optional().meta({ description: "The caller's name for the stay it is part of." }),
    name: z.string().nullable(),
    display_name: z.string().meta({ description: "Its name; without one, that of its person." }),
    display_status: displayStatus,
    starts_at: timestampField("When it begins."),
    ends_at: timestampField("When it ends; null: it has no end.").nullable(),
    created_at: timestampField("When it was asked for."),
    access_method_ids: z.array(z.string()),
    requested_access_methods: z.array(requestedMethod),
    space_ids: z.array(z.string()),
    location_ids: z.array(z.string()).meta({ description: "The former name of `space_ids`." }),
    customization_profile_id: z.string().optional(),
    ...told,
  })
  .meta({ id: "AccessGrant", description: "Who gets in where and when (docs/api/access-grants.md)." });

export const accessMethod = z
  .looseObject({
    access_method_id: idField("Identifier of the method."),
    workspace_id: idField("Workspace it belongs to."),
    mode: accessMethodMode,
    display_name: z.string(),
    display_status: displayStatus,
    is_issued: z.boolean().meta({ description: "Every door of it has it, now or for when its time begins." }),
    issued_at: timestampField("When every door of it had it first.").nullable(),
    created_at: timestampField("When it was made."),
    code: z.string().nullable().optional().meta({ description: "The PIN; null until the lock's maker has chosen it." }),
    ...told,
  })
  .meta({ id: "AccessMethod", description: "One way in that came of a grant (docs/api/access-grants.md)." });
