// Makes entries of `errors` and `warnings` by code, with their texts and flags.
import { accessCodeErrors, accessCodeLeft, accessCodeNotRemoved, accessCodeNotSet } from "./access-code-errors.ts";
import { accessCodeWarnings } from "./access-code-warnings.ts";
import { accountWarnings } from "./account-warnings.ts";
import { accountErrors, deviceErrors, hubAway } from "./device-errors.ts";
import { deviceWarnings } from "./device-warnings.ts";
import type { IssueText } from "./issue-text.ts";

export type AccountErrorCode = keyof typeof accountErrors;
export type DeviceErrorCode = keyof typeof deviceErrors;
export type DeviceWarningCode = keyof typeof deviceWarnings;
export type AccessCodeErrorCode = keyof typeof accessCodeErrors;
export type AccessCodeWarningCode = keyof typeof accessCodeWarnings;
export type AccountWarningCode = keyof typeof accountWarnings;

export interface ErrorEntry {
  error_code: string;
  message: string;
  created_at: string;
  is_connected_account_error?: true;
  is_device_error?: true;
  is_access_code_error?: true;
  [detail: string]: unknown;
}

export interface WarningEntry {
  warning_code: string;
  message: string;
  created_at: string;
  [detail: string]: unknown;
}

/** Fields that single codes add, such as `managed_access_code_id`. */
export type Details = Readonly<Record<string, unknown>>;

// Only true flags are sent: the widgets count an issue by the key's presence (platform-api §3.5).
export const accountError = (code: AccountErrorCode, created_at: string, details?: Details): ErrorEntry => ({
  error_code: code,
  message: sentences(accountErrors[code]),
  is_connected_account_error: true,
  created_at,
  ...details,
});

/** Errors of an account that is offline because its hub cannot be reached. */
export const accountHubAway = (created_at: string): ErrorEntry[] => [
  accountError("account_disconnected", created_at, { message: sentences(hubAway) }),
  accountError("bridge_disconnected", created_at),
];

export const deviceError = (code: DeviceErrorCode, created_at: string, details?: Details): ErrorEntry => ({
  error_code: code,
  message: sentences(deviceErrors[code]),
  is_device_error: true,
  created_at,
  ...details,
});

export const accessCodeError = (code: AccessCodeErrorCode, created_at: string, details?: Details): ErrorEntry => ({
  error_code: code,
  message: sentences(accessCodeErrors[code]),
  is_access_code_error: true,
  created_at,
  ...details,
});

export const deviceWarning = (code: DeviceWarningCode, created_at: string, details?: Details): WarningEntry =>
  warning(code, deviceWarnings[code], created_at, details);

export const accessCodeWarning = (code: AccessCodeWarningCode, created_at: string, details?: Details): WarningEntry =>
  warning(code, accessCodeWarnings[code], created_at, details);

export const accountWarning = (code: AccountWarningCode, created_at: string, details?: Details): WarningEntry =>
  warning(code, accountWarnings[code], created_at, details);

/** Codes of a list, in the list's order. */
export const codesOf = <Code extends string>(list: Readonly<Record<Code, IssueText>>): Code[] =>
  Object.keys(list) as Code[];

const modified = "code_modified_external_to_seam";

/** The errors of a code that was changed at the lock again after it had been put back once. */
export const changedAgain = (created_at: string): ErrorEntry[] => [
  accessCodeError(modified, created_at, { message: sentences(accessCodeLeft.changed) }),
  accessCodeError("failed_to_set_on_device", created_at, { message: sentences(accessCodeLeft.left) }),
];

/** The error of a code that was switched off at the lock, while it is being switched on again. */
export const switchedOff = (created_at: string): ErrorEntry =>
  accessCodeError(modified, created_at, { message: sentences(accessCodeLeft.switchedOff) });

/** The errors of a code that was switched off at the lock after it had been put back once. */
export const switchedOffAgain = (created_at: string): ErrorEntry[] => [
  accessCodeError(modified, created_at, { message: sentences(accessCodeLeft.switchedOffAgain) }),
  accessCodeError("access_code_inactive", created_at, { message: sentences(accessCodeLeft.stillOff) }),
];

/** Changes the text of `code_modified_external_to_seam` after the code was put back. Other errors stay the same. */
export const putBack = (error: ErrorEntry): ErrorEntry =>
  error.error_code === modified ? { ...error, message: sentences(accessCodeLeft.putBack) } : error;

/** Error of a code that was not set on a lock that can be reached. */
export const notSetAs = (created_at: string, why: keyof typeof accessCodeNotSet): ErrorEntry =>
  accessCodeError("failed_to_set_on_device", created_at, { message: sentences(accessCodeNotSet[why]) });

/** Error of a code that was not removed, beside an error with the cause. */
export const notRemoved = (created_at: string): ErrorEntry =>
  accessCodeError("failed_to_remove_from_device", created_at, { message: sentences(accessCodeNotRemoved) });

const sentences = ([what, remedy]: IssueText): string => `${what} ${remedy}`;

const warning = (warning_code: string, text: IssueText, created_at: string, details: Details = {}): WarningEntry => ({
  warning_code,
  message: sentences(text),
  created_at,
  ...details,
});
