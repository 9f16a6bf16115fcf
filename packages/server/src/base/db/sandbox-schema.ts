// Tables of requested faults in sandboxes.

export interface SandboxFaultRow {
  workspace_id: string;
  /** Device; empty for all devices. */
  device_id: string;
  fault: string;
  /** Number of commands that the fault still affects; `null` if it lasts until it is cleared. */
  remaining: number | null;
}
