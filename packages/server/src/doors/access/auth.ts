// Authenticates callers: every kind of credential, its headers, and its errors (platform-api §1.2, §1.9).
import type { CredentialKind } from "@mortise/contract";
import { sessionToken } from "../../base/db/client-sessions.ts";
import { type FoundKey, findKey, findSession } from "../../base/db/credentials.ts";
import type { KeyRow, WorkspaceRow } from "../../base/db/schema.ts";
import { badRequest, notASandbox, Refusal, unauthorized } from "../../base/errors.ts";
import type { Asker, Context } from "../context.ts";
import { hasExpired } from "./sessions.ts";
import { hashMatches, splitToken, type TokenKind, tokenKind } from "../../base/secrets/tokens.ts";
import { workspaceNow } from "../../base/workspace-time.ts";

type Store = Pick<Context, "database" | "clock" | "secret">;

const nobody: Asker = { kind: "none", workspace: undefined };

/** Identifies the caller, or refuses. @param allowed - `auth` of the call's row in the contract. */
export async function authenticateRequest(
  services: Store,
  headers: Headers,
  allowed: readonly CredentialKind[],
): Promise<Asker> {
  if (allowed.includes("none")) return nobody;
  const bearer = bearerOf(headers);
  const publishable = headers.get("seam-publishable-key");
  if (allowed.includes("publishable_key") && publishable !== null) {
    if (bearer !== undefined)
      throw badRequest(
        "token_auth_not_accepted",
        "A publishable key cannot be sent together with an Authorization header.",
      );
    return publishableKeyAsker(services, publishable);
  }
  const session = headers.get("seam-client-session-token") ?? headers.get("client-session-token");
  if (session !== null && tokenKind(session) !== "client_session")
    throw badRequest("invalid_client_session_token", "A client session token begins with seam_cst1.");
  const apiKey = headers.get("seam-api-key");
  if (apiKey !== null && tokenKind(apiKey) === "client_session")
    throw unauthorized(
      "client_session_token_used_for_api_key",
      "The seam-api-key header takes an API key; a client session token was sent.",
    );
  // A session token in its own header goes before a bearer token (platform-api §1.2), for calls that a session may
  // make.
  const first = session !== null && (bearer === undefined || allowed.some(isOfSessions)) ? session : bearer;
  const sent = new Set([first, apiKey].filter((each) => each != null));
  const [token] = sent;
  if (token === undefined) throw missing(allowed, publishable);
  if (sent.size > 1) throw unauthorized("unauthorized", "Two different credentials were sent; send one.");
  const kind = tokenKind(token);
  const asker = await askerOf(services, kind, token, headers.get("seam-workspace")?.toLowerCase() || undefined);
  if (!mayAsk(asker, allowed)) throw wrongKind(asker.kind, allowed);
  if (allowed.includes("sandbox_key") && asker.workspace?.is_sandbox === 0) throw notASandbox();
  return asker;
}

const isOfSessions = (kind: CredentialKind): boolean => kind === "client_session" || kind === "customer_session";

const mayAsk = ({ kind, session }: Asker, allowed: readonly CredentialKind[]): boolean =>
  allowed.includes(kind) || (typeof session?.customer_key === "string" && allowed.includes("customer_session"));

function bearerOf(headers: Headers): string | undefined {
  const match = /^Bearer +(\S+) *$/i.exec(headers.get("authorization") ?? "");
  return match?.[1];
}

async function askerOf(
  services: Store,
  kind: TokenKind | undefined,
  token: string,
  workspace_id: string | undefined,
): Promise<Asker> {
  switch (kind) {
    case "client_session":
      return sessionAsker(services, token);
    case "access_token":
      return accessTokenAsker(services, token, workspace_id);
    case "publishable_key":
      throw unauthorized(
        "unauthorized",
        "Send a publishable key in the seam-publishable-key header. It can only create client sessions.",
      );
    case "sandbox_key":
    case "api_key":
      return keyAsker(services, kind, token);
    default:
      if (token.startsWith("ey"))
        throw unauthorized(
          "unauthorized",
          "This server has no console, so it does not accept console sessions. Send an API key or an access token.",
        );
      throw unauthorized("unauthorized", "The credential does not belong to this server.");
  }
}

/** Error of an unknown, wrong or revoked key. It is always the same, so that nothing can be learned by trying. */
const unknownKey = () => unauthorized("unauthorized", "The credential is unknown or was revoked.");

async function rightKey({ database }: Store, kind: KeyRow["kind"], token: string): Promise<FoundKey | undefined> {
  const parts = splitToken(kind, token);
  if (!parts) return undefined;
  const key = await findKey(database, parts.short);
  const isRight = hashMatches(parts.long, key?.hash ?? "");
  return key && isRight && key.kind === kind && key.revoked_at === null ? key : undefined;
}

async function keyAsker(
  services: Store,
  kind: "api_key" | "sandbox_key",
  token: string,
): Promise<Asker & { workspace: WorkspaceRow }> {
  const key = await rightKey(services, kind, token);
  if (!key?.workspace) throw unknownKey();
  return { kind, workspace: key.workspace, key_id: key.key_id };
}

const isSwitchedOff =
  "Sign-in with a publishable key is switched off in this workspace. Have your server make client sessions with an API key instead.";

async function publishableKeyAsker(services: Store, token: string): Promise<Asker> {
  const key = tokenKind(token) === "publishable_key" ? await rightKey(services, "publishable_key", token) : undefined;
  if (!key?.workspace) throw unauthorized("invalid_publishable_key", "The publishable key is unknown or was revoked.");
  if (key.workspace.publishable_key_auth === 0) throw unauthorized("publishable_key_auth_disabled", isSwitchedOff);
  return { kind: "publishable_key", workspace: key.workspace, key_id: key.key_id };
}

async function accessTokenAsker(services: Store, token: string, workspace_id: string | undefined): Promise<Asker> {
  const key = await rightKey(services, "access_token", token);
  if (!key?.key_owner_id) throw unknownKey();
  const owner_id = key.key_owner_id;
  if (workspace_id === undefined) return { kind: "access_token", workspace: undefined, owner_id, key_id: key.key_id };
  const { query } = services.database;
  const workspace = await query
    .selectFrom("workspaces")
    .selectAll()
    .where("workspace_id", "=", workspace_id)
    .executeTakeFirst();
  if (workspace?.owner_id !== owner_id)
    throw unauthorized("unauthorized", "The access token does not open this workspace.");
  return { kind: "access_token", workspace, owner_id, key_id: key.key_id };
}

async function sessionAsker(services: Store, token: string): Promise<Asker> {
  const parts = splitToken("client_session", token);
  const session = parts && (await findSession(services.database, parts.short));
  const isRight = hashMatches(parts?.long ?? "", session?.hash ?? "");
  // The hash alone would still accept a token that was derived from a former server secret.
  const isOfNow = session && sessionToken(services.secret, session.client_session_id).token === token;
  if (!session?.workspace || !isRight || !isOfNow)
    throw unauthorized("client_session_not_found", "The client session is unknown.");
  const { workspace, revoked_at } = session;
  if (revoked_at !== null) throw unauthorized("client_session_revoked", "The client session was revoked.");
  const now = workspaceNow(services.clock, workspace);
  if (hasExpired(session, now))
    throw unauthorized("client_session_expired", "The client session has expired; ask for a new one.");
  const { client_session_id, user_identifier_key, customer_key, user_identity_id, is_read_only } = session;
  return {
    kind: "client_session",
    workspace,
    session: {
      client_session_id,
      user_identifier_key,
      customer_key,
      user_identity_id,
      is_read_only: is_read_only === 1,
    },
  };
}

function missing(allowed: readonly CredentialKind[], publishable: string | null): Refusal {
  if (publishable !== null)
    return unauthorized(
      "unauthorized",
      "A publishable key can only create client sessions; send the session's token instead.",
    );
  if (allowed.includes("publishable_key"))
    return unauthorized(
      "publishable_key_header_required",
      "Send a publishable key in the seam-publishable-key header, or an API key.",
    );
  return unauthorized(
    "unauthorized",
    "No credential was sent. Send an API key or a client session token in the Authorization header.",
  );
}

function wrongKind(kind: Asker["kind"], allowed: readonly CredentialKind[]): Refusal {
  if (kind === "client_session")
    return unauthorized(
      "client_session_token_used_for_api_key",
      allowed.includes("customer_session")
        ? "This call needs an API key, or a client session that was made with customer_key; another session's token was sent."
        : "This call needs an API key; a client session token was sent.",
    );
  if (kind === "access_token" && !allowed.includes("access_token"))
    return unauthorized("access_token_used_for_api_key", "This call needs an API key; an access token was sent.");
  if (kind === "sandbox_key") return unauthorized("unauthorized", "A sandbox key works for sandbox controls only.");
  return unauthorized("unauthorized", "This credential may not make this call.");
}
