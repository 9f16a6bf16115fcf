// Converts between the server's clock and a workspace's.
import type { Clock, ServerTime, WorkspaceTime } from "./clock.ts";

interface AheadOfServer {
  clock_offset_ms: number;
}

/** Time of a workspace; the server's time without one. */
export const workspaceNow = (clock: Clock, workspace: AheadOfServer | undefined): WorkspaceTime =>
  clock.now() + (workspace?.clock_offset_ms ?? 0);

export const toServerTime = (moment: WorkspaceTime, { clock_offset_ms }: AheadOfServer): ServerTime =>
  moment - clock_offset_ms;
