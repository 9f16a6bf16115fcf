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
    event_type: z
      .string()
      .meta({ description: "Type of the event, e.g. `lock.unlocked` (docs/api/platform-api.md §3.17)." }),
    workspace_id: idField("Workspace of the event."),
    created_at: timestampField("Time at which the event was recorded."),
    occurred_at: timestampField("Time at which it happened."),
    device_id: idField("Device of the event.").optional(),
    connected_account_id: idField("Connected account of the event.").optional(),
    access_code_id: idField("Access code of the event.").optional(),
    access_code_name: z.string().nullable().optional().meta({
      description:
        "Name of the access code at that time; null for a code without a name. Only in `access_code.*`, and in `lock.locked` and `lock.unlocked` by a code.",
    }),
    connect_webview_id: idField("Webview of the event.").optional(),
    space_id: idField("Space of the event.").optional(),
    access_grant_id: idField("Access grant of the event.").optional(),
    access_method_id: idField("Access method of the event.").optional(),
    action_attempt_id: idField("Command of the event, or the command that caused it.").optional(),
    client_session_id: idField(
      "Client session that requested the change; in `client_session.deleted`, the deleted one. Client sessions read it only in events that they requested.",
    ).optional(),
    user_identifier_key: z.string().optional().meta({
      description: "User of the requesting session. Client sessions read it only in events that they requested.",
    }),
    api_key_id: z.string().optional().meta({
      description:
        "API key or access token that requested the change, as `mortise keys list` names it. Hidden from client sessions.",
    }),
  })
  .meta({
    id: "SeamEvent",
    description:
      "Record of something that happened. Further fields depend on its type (docs/api/platform-api.md §3.16).",
  });

const epoch = "1970-01-01T00:00:00.000Z";
const eventType = z.string().max(100);

/** Documented filters by features that this platform does not have. No event passes them. */
export const absentEventFilters = {
  acs_access_group_id: neverSetField("access group"),
  acs_credential_id: neverSetField("credential of an access system"),
  acs_encoder_id: neverSetField("encoder of an access system"),
  acs_entrance_id: neverSetField("entrance of an access system"),
  acs_entrance_ids: neverFilledField("entrances of access systems"),
  acs_system_id: neverSetField("access system"),
  acs_system_ids: neverFilledField("access systems"),
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
          "Only events from this time on. This project's client sends the epoch if neither this nor `between` is given.",
        ).optional(),
        between: z
          .tuple([momentField("Start, exclusive."), momentField("End, exclusive.")])
          .optional()
          .meta({ description: "Only events after the first moment and before the second." }),
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
        client_session_id: idField("Only events that this client session requested.").optional(),
        user_identifier_key: userIdentifierKey
          .optional()
          .meta({ description: "Only events that sessions of this user requested." }),
        api_key_id: idField("Only events that this API key or access token requested.").optional(),
        customer_key: customerKey.optional().meta({
          description: "Only events of this customer: of its accounts, webviews, spaces and their devices, and grants.",
        }),
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
          .meta({ description: "Number of newest events to skip, at most 10,000." }),
        limit: z
          .number()
          .int()
          .positive()
          .max(10_000)
          .optional()
          .meta({ description: "Maximum number of events, up to 10,000. Default: 500." }),
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
    summary: "Reads one event by its id, or the newest event of a type or a device.",
    source: "spec §7.2, platform-api §2.2.9",
    input: z
      .object({
        event_id: idField("Identifier of the event.").optional(),
        event_type: eventType.optional().meta({ description: "Newest event of this type." }),
        device_id: idField("Newest event of this device.").optional(),
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
