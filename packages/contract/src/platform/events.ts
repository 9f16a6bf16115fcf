import { z } from "zod";
import { call } from "../call.ts";
import {
  neverSetField,
  neverFilledField,
  customerKey,
  idField,
  idListField,
  momentField,
  timestampField,
  userIdentifierKey,
} from "./fields.ts";

const event = z
  .looseObject({
    event_id: idField("Identifier of the event."),
    event_type: z.string().meta({ description: "e.g. `lock.unlocked` (docs/api/platform-api.md §3.17)." }),
    workspace_id: idField("Workspace it happened in."),
    created_at: timestampField("When it was recorded."),
    occurred_at: timestampField("When it happened."),
    device_id: idField("Device it is about.").optional(),
    connected_account_id: idField("Account it is about.").optional(),
    access_code_id: idField("Access code it is about.").optional(),
    access_code_name: z.string().nullable().optional().meta({
      description:
        "Name that the access code had then; null for a code without a name. With `access_code.*`, and with `lock.locked` and `lock.unlocked` by a code.",
    }),
    connect_webview_id: idField("Webview it is about.").optional(),
    space_id: idField("Space it is about.").optional(),
    access_grant_id: idField("Access grant it is about.").optional(),
    access_method_id: idField("Access method it is about.").optional(),
    action_attempt_id: idField("Command it is about, or that caused it.").optional(),
    client_session_id: idField(
      "Client session that asked for what happened; of `client_session.deleted`, the deleted one. A client session reads it only of what it asked for itself.",
    ).optional(),
    user_identifier_key: z
      .string()
      .optional()
      .meta({ description: "User of that session. A client session reads it only of what it asked for itself." }),
    api_key_id: z.string().optional().meta({
      description:
        "API key or access token that asked for what happened, as `mortise keys list` names it. Not for client sessions.",
    }),
  })
  .meta({
    id: "SeamEvent",
    description: "Something that happened; what more it says depends on its type (docs/api/platform-api.md §3.16).",
  });

const epoch = "1970-01-01T00:00:00.000Z";
const eventType = z.string().max(100);

/** Today's filters by what this platform does not have: no event passes them. */
export const absentEventFilters = {
  acs_access_group_id: neverSetField("access group"),
  acs_credential_id: neverSetField("credential of an access system"),
  acs_encoder_id: neverSetField("encoder of an access system"),
  acs_entrance_id: neverSetField("entrance of an access system"),
  acs_entrance_ids: neverFilledField("entrance of an access system"),
  acs_system_id: neverSetField("access system"),
  acs_system_ids: neverFilledField("access system"),
  acs_user_id: neverSetField("user of an access system"),
};

export const eventCalls = {
  list: call("POST", "/events/list", {
    accepts: ["GET", "POST"],
    repeatable: true,
    summary: "Lists events, newest first.",
    source: "spec §7.2, platform-api §2.2.9",
    input: z
      .object({
        since: momentField(
          "From this moment on. Our client sends the epoch when neither this nor `between` is given.",
        ).optional(),
        between: z
          .tuple([momentField("After this."), momentField("Before this.")])
          .optional()
          .meta({ description: "After the first moment and before the second." }),
        device_id: idField("Only events of this device.").optional(),
        device_ids: idListField("Only events of these devices.").optional(),
        access_code_id: idField("Only events of this access code.").optional(),
        access_code_ids: idListField("Only events of these access codes.").optional(),
        event_type: eventType.optional().meta({ description: "Only events of this type." }),
        event_types: z.array(eventType).max(200).optional().meta({ description: "Only events of these types." }),
        event_ids: idListField("Only these events.").optional(),
        connected_account_id: idField("Only events of this account.").optional(),
        connect_webview_id: idField("Only events of this webview.").optional(),
        action_attempt_id: idField("Only events of this command.").optional(),
        client_session_id: idField("Only events that this client session asked for.").optional(),
        user_identifier_key: userIdentifierKey
          .optional()
          .meta({ description: "Only events that sessions of this user asked for." }),
        api_key_id: idField("Only events that this API key or access token asked for.").optional(),
        customer_key: customerKey.optional().meta({ description: "Only events of this customer's accounts." }),
        space_id: idField("Only events of this space.").optional(),
        space_ids: idListField("Only events of these spaces.").optional(),
        access_grant_id: idField("Only events of this access grant and its methods.").optional(),
        access_grant_ids: idListField("Only events of these access grants and their methods.").optional(),
        access_method_id: idField("Only events of this access method.").optional(),
        access_method_ids: idListField("Only events of these access methods.").optional(),
        user_identity_id: idField("Only events of this person's access grants.").optional(),
        ...absentEventFilters,
        unstable_offset: z
          .number()
          .int()
          .min(0)
          .max(10_000)
          .optional()
          .meta({ description: "Leaves out so many of the newest." }),
        limit: z
          .number()
          .int()
          .positive()
          .max(10_000)
          .optional()
          .meta({ description: "At most so many; 500 unless told." }),
      })
      .refine(
        ({ since, between }) => (since === undefined) !== (between === undefined),
        "Give either since or between",
      ),
    fallback: { unless: ["since", "between"], send: { since: epoch } },
    result: { events: z.array(event) },
  }),
  get: call("GET", "/events/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one event; without its id, the newest of a type or of a device.",
    source: "spec §7.2, platform-api §2.2.9",
    input: z
      .object({
        event_id: idField("Identifier of the event.").optional(),
        event_type: eventType.optional().meta({ description: "The newest event of this type." }),
        device_id: idField("The newest event of this device.").optional(),
      })
      .refine(
        ({ event_id, event_type, device_id }) => [event_id, event_type, device_id].some((given) => given !== undefined),
        "Give event_id, event_type or device_id",
      ),
    result: { event },
    errors: ["event_not_found"],
    id: "event_id",
  }),
};
