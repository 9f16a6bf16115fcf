// Messages of the errors, warnings and pending changes of grants and methods.

export const methodMessages = {
  failed_to_issue:
    "The code was not on every lock when the access began. It is still being tried; look at the access codes of this method for the reason.",
  delay_in_issuing:
    "The access begins within the hour, and the code is not on every lock. It is still being tried; look at the access codes of this method for the reason.",
  being_deleted: "The code is being taken off its locks.",
  updating_access_times: "The locks have not confirmed the new times yet.",
  pulled_backup_access_code: "The code could not be set, so one that the lock kept ready stands in for it.",
  provisioning_access: "The code is not on every lock yet.",
  revoking_access: "The code is still on a lock that it is not to open any more.",
} as const;

export const grantMessages = {
  being_deleted: "The access ends: its codes are being taken off their locks.",
  underprovisioned_access: "The access does not open all of its doors yet.",
  overprovisioned_access: "The access still opens doors that it is not to open any more.",
  updating_access_times: "The times are being changed on the locks.",
  updating_spaces: "The doors are being changed.",
  requested_code_unavailable: "The lock does not take the requested PIN, so the access has another one.",
  device_does_not_support_access_codes: "This device takes no codes, so the access does not open it.",
  no_door:
    "None of its doors takes a code. Give it a lock with a keypad, or look whether its devices are still connected.",
  door_missing: "A door of the access is not there any more. Give it another one, or connect the device again.",
  no_pin: "No PIN is left that the lock would take. Remove a code there, then change the access.",
} as const;

/** Status as a sentence for people. Programs must not compare it. */
export const displayStatus = {
  ending: "Ending",
  ended: "Ended",
  issues: "Needs attention",
  waiting: "Awaiting issuance",
  changing: "Changing",
  upcoming: "Upcoming",
  active: "Active",
} as const;
