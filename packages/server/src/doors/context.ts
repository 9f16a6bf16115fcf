// Who asks, in which workspace, and what time it is there: what a call hands to these rooms.
import type { CredentialKind } from "@mortise/contract";
import type { Clock, WorkspaceTime } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import type { WorkspaceRow } from "../base/db/schema.ts";

export interface Asker {
  kind: CredentialKind;
  /** undefined for public calls, and for access tokens sent without a workspace. */
  workspace: WorkspaceRow | undefined;
  /** The client session that asks. */
  session?: Session | undefined;
  /** The key that asks; what is made with it notes that. */
  key_id?: string;
  /** Whose access token it is. */
  owner_id?: string;
}

/** A client session sees its own accounts, what is of its customer, and the devices of its person; no more. */
export interface Session {
  client_session_id: string;
  /** The host's name for its user. */
  user_identifier_key: string | null;
  customer_key: string | null;
  user_identity_id: string | null;
  is_read_only: boolean;
}

export interface Context {
  database: Database;
  /** The server's time. */
  clock: Clock;
  /** Derives client session tokens; never leaves the process. */
  secret: Uint8Array;
  asker: Asker;
  workspace: WorkspaceRow;
  session: Session | undefined;
  /** Scheme and host under which the caller reached us. */
  origin: string;
  now(): WorkspaceTime;
  /** The same as ISO text. */
  moment(): string;
}
