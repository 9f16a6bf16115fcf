// Warnings of connected accounts (platform-api §3.11). Their errors are in device-errors.ts.
import type { IssueText } from "./issue-text.ts";

export const accountWarnings = {
  account_reauthorization_requested: [
    "The maker will ask for a new login soon.",
    "Connect the account again before that.",
  ],
  being_deleted: ["The account is being deleted.", "Its devices will disappear."],
  devices_connected_to_other_account: [
    "Some of its devices are already connected through another account.",
    "Manage them there, or delete one account.",
  ],
  dormakaba_sites_unapproved: [
    "One or more sites have not approved the connection.",
    "Approve it in the site's settings.",
  ],
  provider_service_unavailable: ["The maker's service is not available.", "Wait; you do not need to do anything."],
  salto_ks_subscription_limit_almost_reached: [
    "The site has almost as many users as its subscription allows.",
    "Remove users or extend the subscription.",
  ],
  scheduled_maintenance_window: [
    "The maker will soon carry out maintenance on its service.",
    "Devices may be unreachable for a while.",
  ],
  setup_required: ["The account's setup is not finished.", "Finish it in the maker's app."],
  unknown_issue_with_connected_account: [
    "Something is wrong with this account.",
    "Connect it again if its devices stay offline.",
  ],
} as const satisfies Record<string, IssueText>;
