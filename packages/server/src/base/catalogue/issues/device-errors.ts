// Errors of devices (platform-api §3.5), each with a remedy for people.
import type { IssueText } from "./issue-text.ts";

/** Errors of an account; each of its devices has them too. */
export const accountErrors = {
  account_disconnected: ["The account's login no longer works.", "Connect the account again."],
  bridge_disconnected: ["The hub that reaches this account's devices is offline.", "Check its power and its network."],
  dormakaba_sites_disconnected: [
    "One or more sites no longer share their doors.",
    "Approve the connection again in the site's settings.",
  ],
  hub_link_paused: [
    "The link to this account's hub broke down three times, so it is paused for an hour.",
    "Update and restart the hub or its driver, then connect the account again; the link is also tried every hour.",
  ],
  hub_network_changed: [
    "Another network answers at this account's address, so none of its devices can be reached.",
    "If the controller was replaced, run mortise accounts replace; if not, connect the right hub again.",
  ],
  insufficient_permissions: [
    "The account can see its devices but not control them.",
    "Ask its owner for administrator rights.",
  ],
  salto_ks_subscription_limit_exceeded: [
    "The site has more users than its subscription allows.",
    "Remove users or extend the subscription.",
  ],
} as const satisfies Record<string, IssueText>;

/** Another text of `account_disconnected`, for an account whose hub does not answer. */
export const hubAway: IssueText = [
  "The hub of this account cannot be reached.",
  "Check its power and its network; the account comes back by itself.",
];

export const deviceErrors = {
  august_lock_missing_bridge: [
    "The lock has no Wi-Fi bridge, so it cannot be reached remotely.",
    "Plug in a Connect bridge near the door.",
  ],
  august_lock_not_authorized: [
    "The account is only a guest on this lock.",
    "Have the lock's owner make it an owner in the maker's app.",
  ],
  auxiliary_heat_running: ["The thermostat is running on auxiliary heat.", "Check the heat pump if this lasts."],
  conflicting_unmanaged_access_code_id: [
    "A code on the lock clashes with one managed here.",
    "Delete the code in the maker's app, or take it over.",
  ],
  device_disconnected: ["The device is offline.", "Check its batteries and its connection."],
  device_offline: ["The device has not answered for a while.", "Check its batteries and its connection."],
  device_removed: ["The device is no longer in the maker's account.", "Add it there again, or delete it here."],
  empty_backup_access_code_pool: [
    "No backup codes are left on the lock.",
    "Wait for new ones to be set; check that the lock is online.",
  ],
  hub_disconnected: ["The hub or bridge of this device is offline.", "Check its power and its network."],
  lockly_missing_wifi_bridge: [
    "The lock has no Wi-Fi bridge, so it cannot be reached remotely.",
    "Pair a bridge with it in the maker's app.",
  ],
  low_battery: ["The battery is almost empty.", "Replace it now, before the lock stops working."],
  missing_device_credentials: ["The device requires its own login.", "Enter the device's user name and password."],
  missing_from_hub: [
    "The hub no longer lists this device.",
    "Include it there again, or delete it here if it is gone for good.",
  ],
  subscription_required: ["The maker's subscription for this device has ended.", "Renew it in the maker's app."],
  ttlock_lock_not_paired_to_gateway: [
    "The lock is not paired with a gateway.",
    "Pair it with one near the door, in the maker's app.",
  ],
} as const satisfies Record<string, IssueText>;
