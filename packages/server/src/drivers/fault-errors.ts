import type { DriverError, Fault } from "./driver.ts";

/** What a failed attempt says: a type for programs, a sentence for the person at the door. */
export const faultError = (fault: Fault, name = "The lock"): { type: string; message: string } => ({
  type: types[fault],
  message: sentences[fault](name),
});

type Failure = Pick<DriverError, "fault" | "applied">;

/** The same of a command that was begun, or never was. */
export function commandError({ fault, applied }: Failure, name = "The device"): ReturnType<typeof faultError> {
  const error = faultError(fault, name);
  const isUnsent = fault === "timeout" && applied === "no";
  return isUnsent ? { ...error, message: `${name} was not reached in time. Nothing was sent; try again.` } : error;
}

/** The same of a lock that was told to move: whoever stands there needs to know whether it still may. */
export function lockError({ fault, applied }: Failure, name = "The lock"): ReturnType<typeof faultError> {
  const error = commandError({ fault, applied }, name);
  const mayMove = fault === "timeout" && applied !== "no";
  const message = `${name} did not confirm in time. The door may still move; look at it before you rely on it.`;
  return mayMove ? { ...error, message } : error;
}

const types: Record<Fault, string> = {
  unreachable: "device_disconnected",
  timeout: "action_attempt_expired",
  jammed: "lock_jammed",
  rejected: "command_refused",
  duplicate_code: "duplicate_code_on_device",
  no_free_slot: "no_space_for_access_code_on_device",
  invalid_code: "code_constraints_violated",
  unsupported: "unsupported_device",
  auth: "account_disconnected",
  busy: "device_busy",
  gone: "device_removed",
  unpaid: "subscription_required",
  unmanaged: "device_unmanaged",
  internal: "uncategorized_error",
};

const sentences: Record<Fault, (name: string) => string> = {
  unreachable: (name) => `${name} is offline or out of reach. Nothing was sent; try again when it is back.`,
  timeout: (name) => `${name} did not confirm in time. Whether it has done as it was told is not known.`,
  jammed: (name) => `${name} is jammed. Check that the door is closed and nothing blocks the bolt, then try again.`,
  rejected: (name) => `${name} refused the command.`,
  duplicate_code: (name) => `${name} already holds a code with the same digits.`,
  no_free_slot: (name) => `${name} has no room for another code. Remove one first.`,
  invalid_code: (name) => `${name} does not accept a code of this form.`,
  unsupported: (name) => `${name} cannot do this.`,
  auth: (name) => `The account that ${name} belongs to is disconnected. Connect it again.`,
  busy: (name) => `${name} is busy with another command. Try again in a moment.`,
  gone: (name) => `${name} is no longer part of its account.`,
  unpaid: (name) => `The maker's subscription for ${name} has ended. Renew it in the maker's app, then try again.`,
  unmanaged: (name) => `${name} was taken out of management. Nothing was sent.`,
  internal: (name) => `${name} could not be operated because of an unexpected fault.`,
};
