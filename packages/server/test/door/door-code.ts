import type { PendingMutation } from "@mortise/contract";

/** Fields of a code, as the API returns it, that the stories of a door read. */
export interface DoorCode {
  access_code_id: string;
  /** `null` if the lock has not reported the digits yet. */
  code: string | null;
  status: string;
  created_at: string;
  starts_at?: string;
  ends_at?: string;
  errors: { error_code: string }[];
  /** Absent in unmanaged codes. */
  pending_mutations?: PendingMutation[];
}
