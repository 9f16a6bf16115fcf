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
    workspace_id: idField("Workspace it belongs to."),
    token: z.string().meta({ description: "The credential, `seam_cst1…`." }),
    user_identifier_key: z.string().nullable(),
    connected_account_ids: z.array(z.string()),
    connect_webview_ids: z.array(z.string()),
    device_count: z.number(),
    created_at: timestampField("When it was made."),
    expires_at: timestampField(
      "When the token stops working; in the year 9999: never. Older servers leave it out then.",
    ).optional(),
    user_identity_ids: z.array(z.string()).meta({ description: "The id of its person, or empty." }),
    user_identity_id: z.string().optional().meta({ description: "The person whose devices it sees." }),
    customer_key: z
      .string()
      .optional()
      .meta({ description: "The customer whose accounts, spaces, doors, people and grants it sees." }),
    read_only: z.literal(true).optional().meta({ description: "It may make no call that changes something." }),
  })
  .meta({ id: "ClientSession", description: "What one user of a host page may see (docs/api/platform-api.md §3.12)." });

/** Only with a key of the workspace; with a publishable key a session begins empty (platform-api §4.8). */
const shared = {
  connect_webview_ids: idListField("Webviews to share with the session; keys only.").optional(),
  connected_account_ids: idListField("Accounts to share with the session; keys only.").optional(),
};
const ofPerson = {
  user_identity_id: idField(
    "The person who uses it: it sees the devices that this person was given (/user_identities/grant_access_to_device); keys only.",
  ).optional(),
  user_identity_ids: refusedField(
    z.array(z.guid("Invalid uuid")).max(10_000),
    (list) => list.length === 0,
    "Sessions of several people are not offered here: give user_identity_id",
  ),
};
const ofCustomer = {
  customer_key: customerKey.optional().meta({
    description: "The customer whose accounts, spaces, doors, people and grants it sees, and may change; keys only.",
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
  .meta({ description: "Refuse it every call that changes something; false unless told. Keys only." });
const sessionId = idField("Identifier of the session.");

const clientSessionInput = z.object({
  user_identifier_key: userIdentifierKey.optional(),
  ...shared,
  ...ofPerson,
  ...ofCustomer,
  read_only,
  expires_at: momentField("When the token stops working; never unless told. Keys only.").optional(),
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
    summary: "Makes a session; refused when the user has one already.",
    source: "spec §7.2, platform-api §2.2.8",
    input: clientSessionInput,
    result: { client_session: clientSession },
    errors: ["client_session_token_already_exists", ...makingErrors],
  }),
  getOrCreate: call("PUT", "/client_sessions/create", {
    auth: sessionMakers,
    summary:
      "Fetches the session of a user, making it when there is none; takes over the accounts, webviews and expiry given.",
    source: "spec §7.1, platform-api §2.2.8",
    input: clientSessionInput,
    result: { client_session: clientSession },
    errors: makingErrors,
  }),
  /** The request that later clients send for the same. */
  getOrCreateByPost: call("POST", "/client_sessions/get_or_create", {
    auth: sessionMakers,
    serverOnly: true,
    summary: "Fetches the session of a user, making it when there is none; the same as PUT /client_sessions/create.",
    source: "platform-api §2.2.8",
    input: clientSessionInput,
    result: { client_session: clientSession },
    errors: makingErrors,
  }),
  get: call("GET", "/client_sessions/get", {
    accepts: ["GET", "POST"],
    summary: "Reads a session by its id or its user; asked with a session token and nothing else, that session.",
    source: "spec §7.2, platform-api §2.2.8",
    input: z.object({ client_session_id: sessionId.optional(), user_identifier_key: userIdentifierKey.optional() }),
    result: { client_session: clientSession },
    errors: ["client_session_not_found", "invalid_options"],
  }),
  list: call("GET", "/client_sessions/list", {
    accepts: ["GET", "POST"],
    auth: keysOnly,
    summary: "Lists sessions, oldest first; every filter given must hold.",
    source: "spec §7.2, platform-api §2.2.8",
    input: z.object({
      client_session_id: sessionId.optional(),
      user_identifier_key: userIdentifierKey.optional(),
      connect_webview_id: idField("Only sessions that this webview is shared with.").optional(),
      user_identity_id: idField("Only sessions of this person.").optional(),
      without_user_identifier_key: z.boolean().optional().meta({ description: "Only sessions of no named user." }),
    }),
    result: { client_sessions: z.array(clientSession) },
  }),
  delete: call("DELETE", "/client_sessions/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary: "Ends a session; its token stops working at once.",
    source: "spec §7.2, platform-api §2.2.8",
    input: z.object({ client_session_id: sessionId }),
    errors: ["client_session_not_found"],
    id: "client_session_id",
  }),
  grantAccess: call("POST", "/client_sessions/grant_access", {
    accepts: ["POST", "PATCH", "PUT"],
    auth: keysOnly,
    summary: "Shares more accounts or webviews with a session.",
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
    summary: "Ends a session as delete does, but keeps the record that there was one.",
    source: "platform-api §2.2.8",
    input: z.object({ client_session_id: sessionId }),
    errors: ["client_session_not_found"],
    id: "client_session_id",
  }),
};
