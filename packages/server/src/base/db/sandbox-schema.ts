// Tables of requested faults in sandboxes.

export interface SandboxFaultRow {
  workspace_id: string;
  /** Device; empty for all devices. */
  device_id: string;
  fault: string;
  /** Remaining commands; `null` until it is cleared. */
  remaining: number | null;
}
