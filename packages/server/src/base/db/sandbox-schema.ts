// What a sandbox is told to do wrong.

export interface SandboxFaultRow {
  workspace_id: string;
  /** Empty = every device. */
  device_id: string;
  fault: string;
  /** null = until cleared. */
  remaining: number | null;
}
