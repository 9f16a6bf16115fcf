import type { PendingMutation } from "@mortise/contract";

/** What the stories of a door read of a code, as the API answers it. */
export interface DoorCode {
  access_code_id: string;
  /** `null`: the lock has not reported its digits yet. */
  code: string | null;
  status: string;
  created_at: string;
  starts_at?: string;
  ends_at?: string;
  errors: { error_code: string }[];
  /** Absent in unmanaged codes. */
  pending_mutations?: PendingMutation[];
}
