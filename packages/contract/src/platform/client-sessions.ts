import { z } from "zod";
import { call, keysOnly, sessionMakers } from "../call.ts";
import {
  customerKey,
  idField,
  idListField,
  momentField,
  refusedField,
  timestampField,
  userIdentifierKey,
} from "./fields.ts";

const clientSession = z
  .looseObject({
    client_session_id: idField("Identifier of the session."),
    workspace_id: idField("Workspace that owns it."),
    token: z.string().meta({ description: "Credential of the session, `seam_cst1…`." }),
    user_identifier_key: z.string().nullable(),
    connected_account_ids: z.array(z.string()),
    connect_webview_ids: z.array(z.string()),
    device_count: z.number(),
    created_at: timestampField("Time of creation."),
    expires_at: timestampField(
      "Time at which the token stops working; a time in the year 9999 means never. Absent from older servers.",
    ).optional(),
    user_identity_ids: z.array(z.string()).meta({ description: "Id of the session's person; empty without one." }),
    user_identity_id: z.string().optional().meta({ description: "Person whose devices the session sees." }),
    customer_key: z
      .string()
      .optional()
      .meta({ description: "Customer whose accounts, spaces, doors, people and grants the session sees." }),
    read_only: z.literal(true).optional().meta({ description: "Present if the session can only read." }),
  })
  .meta({ id: "ClientSession", description: "Access of one user of your page (docs/api/platform-api.md §3.12)." });

/** Fields that a publishable key must not send: its sessions start empty (platform-api §4.8). */
const shared = {
  connect_webview_ids: idListField("Webviews to share with the session. Refused with a publishable key.").optional(),
  connected_account_ids: idListField("Accounts to share with the session. Refused with a publishable key.").optional(),
};
const ofPerson = {
  user_identity_id: idField(
    "Person who uses the session, which sees the devices that the person was given (/user_identities/grant_access_to_device). Refused with a publishable key.",
  ).optional(),
  user_identity_ids: refusedField(
    z.array(z.guid("Invalid uuid")).max(10_000),
    (list) => list.length === 0,
    "Sessions of several people are not offered here: give user_identity_id",
  ),
};
const ofCustomer = {
  customer_key: customerKey.optional().meta({
    description:
      "Customer whose accounts, spaces, doors, people and grants the session sees and may change. Refused with a publishable key, and for a session of another customer.",
  }),
  customer_id: refusedField(
    z.string().max(500),
    () => false,
    "Customers by customer_id are not offered here: give customer_key",
  ),
};
const read_only = z
  .boolean()
  .optional()
  .meta({ description: "Whether the session can only read. Default: false. Refused with a publishable key." });
const sessionId = idField("Identifier of the session.");

const clientSessionInput = z.object({
  user_identifier_key: userIdentifierKey.optional().meta({
    description:
      "Your own key for the user, who has one session. Must not be guessable. Required with a publishable key.",
  }),
  ...shared,
  ...ofPerson,
  ...ofCustomer,
  read_only,
  expires_at: momentField(
    "Time at which the token stops working; must be in the future. Default: never. Refused with a publishable key.",
  ).optional(),
});

const makingErrors = [
  "publishable_key_header_required",
  "token_auth_not_accepted",
  "invalid_publishable_key",
  "publishable_key_requires_user_identifier_key",
  "publishable_keys_must_create_empty_client_sessions",
  "connected_account_not_found",
  "connect_webview_not_found",
  "user_identity_not_found",
];

export const clientSessionCalls = {
  create: call("POST", "/client_sessions/create", {
    auth: sessionMakers,
    summary: "Creates a session. Refused if the user already has one.",
    source: "spec §7.2, platform-api §2.2.8",
    input: clientSessionInput,
    result: { client_session: clientSession },
    errors: ["client_session_token_already_exists", ...makingErrors],
  }),
  getOrCreate: call("PUT", "/client_sessions/create", {
    auth: sessionMakers,
    summary:
      "Returns the session of a user, or creates it if there is none. Adds the given accounts and webviews, and applies the other fields.",
    source: "spec §7.1, platform-api §2.2.8",
    input: clientSessionInput,
    result: { client_session: clientSession },
    errors: makingErrors,
  }),
  /** Form of `getOrCreate` that clients newer than `seamapi` 8.2.4 send. */
  getOrCreateByPost: call("POST", "/client_sessions/get_or_create", {
    auth: sessionMakers,
    serverOnly: true,
    summary: "Returns the session of a user, or creates it if there is none, as PUT /client_sessions/create does.",
    source: "platform-api §2.2.8",
    input: clientSessionInput,
    result: { client_session: clientSession },
    errors: makingErrors,
  }),
  get: call("GET", "/client_sessions/get", {
    accepts: ["GET", "POST"],
    summary: "Reads a session by its id or its user's key. A client session reads itself, without input.",
    source: "spec §7.2, platform-api §2.2.8",
    input: z.object({ client_session_id: sessionId.optional(), user_identifier_key: userIdentifierKey.optional() }),
    result: { client_session: clientSession },
    errors: ["client_session_not_found", "invalid_options"],
  }),
  list: call("GET", "/client_sessions/list", {
    accepts: ["GET", "POST"],
    auth: keysOnly,
    summary: "Lists the sessions that pass all given filters, oldest first.",
    source: "spec §7.2, platform-api §2.2.8",
    input: z.object({
      client_session_id: sessionId.optional(),
      user_identifier_key: userIdentifierKey.optional(),
      connect_webview_id: idField("Only sessions that this webview is shared with.").optional(),
      user_identity_id: idField("Only sessions of this person.").optional(),
      without_user_identifier_key: z
        .boolean()
        .optional()
        .meta({ description: "Only sessions without a `user_identifier_key`." }),
    }),
    result: { client_sessions: z.array(clientSession) },
  }),
  delete: call("DELETE", "/client_sessions/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary: "Ends a session. Its token stops working at once.",
    source: "spec §7.2, platform-api §2.2.8",
    input: z.object({ client_session_id: sessionId }),
    errors: ["client_session_not_found"],
    id: "client_session_id",
  }),
  grantAccess: call("POST", "/client_sessions/grant_access", {
    accepts: ["POST", "PATCH", "PUT"],
    auth: keysOnly,
    summary: "Shares more accounts or webviews with a session, or changes its person.",
    source: "platform-api §2.2.8, access-grants §6.1",
    input: z
      .object({
        client_session_id: sessionId.optional(),
        user_identifier_key: userIdentifierKey.optional(),
        ...shared,
        ...ofPerson,
        customer_key: refusedField(
          z.string().max(500),
          () => false,
          "Another customer for a session that is there is not offered here: make one with /client_sessions/create",
        ),
      })
      .refine(
        ({ client_session_id, user_identifier_key }) =>
          client_session_id !== undefined || user_identifier_key !== undefined,
        "Give either client_session_id or user_identifier_key",
      ),
    result: { client_session: clientSession },
    errors: [
      "client_session_not_found",
      "connected_account_not_found",
      "connect_webview_not_found",
      "user_identity_not_found",
    ],
  }),
  revoke: call("POST", "/client_sessions/revoke", {
    auth: keysOnly,
    summary: "Ends a session as delete does, without the event `client_session.deleted`.",
    source: "platform-api §2.2.8",
    input: z.object({ client_session_id: sessionId }),
    errors: ["client_session_not_found"],
    id: "client_session_id",
  }),
};
