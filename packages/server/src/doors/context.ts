// Who asks, in which workspace, and what time it is there: what a call hands to these rooms.
import type { CredentialKind } from "@mortise/contract";
import type { Clock, WorkspaceTime } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import type { WorkspaceRow } from "../base/db/schema.ts";

export interface Asker {
  kind: CredentialKind;
  /** undefined for public calls, and for access tokens sent without a workspace. */
  workspace: WorkspaceRow | undefined;
  /** The client session that asks; it sees its own accounts only. */
  session_id?: string;
  /** The host's name for the user of that session. */
  user_identifier_key?: string | undefined;
  /** The key that asks; what is made with it notes that. */
  key_id?: string;
  /** Whose access token it is. */
  owner_id?: string;
}

export interface Context {
  database: Database;
  /** The server's time. */
  clock: Clock;
  /** Derives client session tokens; never leaves the process. */
  secret: Uint8Array;
  asker: Asker;
  workspace: WorkspaceRow;
  session_id: string | undefined;
  /** Scheme and host under which the caller reached us. */
  origin: string;
  now(): WorkspaceTime;
  /** The same as ISO text. */
  moment(): string;
}
