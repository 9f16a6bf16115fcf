// The context of a call: its caller, its workspace, and the workspace's time.
import type { CredentialKind } from "@mortise/contract";
import type { Clock, WorkspaceTime } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import type { WorkspaceRow } from "../base/db/schema.ts";

export interface Asker {
  kind: CredentialKind;
  /** `undefined` for public calls, and for access tokens without a workspace. */
  workspace: WorkspaceRow | undefined;
  /** Client session of the caller. */
  session?: Session | undefined;
  /** Id of the caller's key or access token. Events and action attempts store it as `api_key_id`. */
  key_id?: string;
  /** Owner of the access token. */
  owner_id?: string;
}

/** A client session. It sees its own accounts and webviews, its customer's things, and its person and their devices. */
export interface Session {
  client_session_id: string;
  /** Name that the host gives its user. */
  user_identifier_key: string | null;
  customer_key: string | null;
  user_identity_id: string | null;
  is_read_only: boolean;
}

export interface Context {
  database: Database;
  /** Server time. */
  clock: Clock;
  /** Secret from which client session tokens are derived. Never leaves the process. */
  secret: Uint8Array;
  asker: Asker;
  workspace: WorkspaceRow;
  session: Session | undefined;
  /** Scheme and host at which the caller reached the server. */
  origin: string;
  now(): WorkspaceTime;
  /** The workspace's time as ISO text. */
  moment(): string;
}
