// From the server's clock to a workspace's, and back.
import type { Clock, ServerTime, WorkspaceTime } from "./clock.ts";

interface AheadOfServer {
  clock_offset_ms: number;
}

/** Without a workspace the time is the server's. */
export const workspaceNow = (clock: Clock, workspace: AheadOfServer | undefined): WorkspaceTime =>
  clock.now() + (workspace?.clock_offset_ms ?? 0);

export const toServerTime = (moment: WorkspaceTime, { clock_offset_ms }: AheadOfServer): ServerTime =>
  moment - clock_offset_ms;
