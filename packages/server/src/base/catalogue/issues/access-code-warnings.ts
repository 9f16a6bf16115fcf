// Warnings of access codes (platform-api §3.9).
import type { IssueText } from "./issue-text.ts";

export const accessCodeWarnings = {
  being_deleted: ["The code is being deleted.", "It may open the door until that is done."],
  code_modified_external_to_seam: [
    "The code was also changed outside this service.",
    "The version shown here is the one on the lock.",
  ],
  code_rotates_periodically: [
    "The maker changes these digits from time to time.",
    "Look them up again before each use.",
  ],
  delay_in_issuing: ["The maker is taking longer than usual to issue the code.", "Do not hand it out yet."],
  delay_in_removing_from_device: ["The code is taking longer than usual to be removed.", "It may still open the door."],
  delay_in_setting_on_device: ["The code is taking longer than usual to be set.", "Do not hand it out yet."],
  external_modification_in_effect: [
    "A change made outside this service is in effect.",
    "Save the code here to undo it.",
  ],
  igloo_algopin_must_be_used_within_24_hours: [
    "The code must be entered at the lock within 24 hours of its start.",
    "After that it never works.",
  ],
  management_transferred: ["Another workspace has taken over this code.", "Manage it there."],
  schlage_creation_outage: ["The maker's service is not accepting new codes right now.", "Setting will be retried."],
  schlage_detected_duplicate: [
    "The maker found the same digits on the lock.",
    "Choose different digits if the code does not work.",
  ],
  third_party_integration_detected: [
    "Another service also manages codes on this lock.",
    "Disconnect it, or this code may be changed.",
  ],
  time_frame_adjusted_for_unknown_time_zone: [
    "The lock's time zone is not known, so the code works for longer than asked.",
    "Set the time zone.",
  ],
  unconfirmed_by_device: [
    "The code was sent, but this lock cannot confirm that it has it.",
    "Try it at the door before you hand it out.",
  ],
  unknown_issue_with_access_code: ["Something is wrong with this code.", "Try it at the door before you hand it out."],
  using_backup_access_code: ["A backup code is used instead of this one.", "Hand out the backup code instead."],
} as const satisfies Record<string, IssueText>;
