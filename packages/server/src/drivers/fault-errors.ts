import type { DriverError, Fault } from "./driver.ts";

/** What a failed attempt says: a type for programs, a sentence for the person at the door. */
export const faultError = (fault: Fault, name = "The lock"): { type: string; message: string } => ({
  type: types[fault],
  message: sentences[fault](name),
});

type Failure = Pick<DriverError, "fault" | "applied">;

/** The same for a command: after a timeout it says if nothing was sent. */
export function commandError({ fault, applied }: Failure, name = "The device"): ReturnType<typeof faultError> {
  const error = faultError(fault, name);
  const isUnsent = fault === "timeout" && applied === "no";
  return isUnsent ? { ...error, message: `${name} was not reached in time. Nothing was sent; try again.` } : error;
}

/** The same for a lock that was told to move: after a timeout, whoever stands there needs to know that it still may. */
export function lockError({ fault, applied }: Failure, name = "The lock"): ReturnType<typeof faultError> {
  const error = commandError({ fault, applied }, name);
  const mayMove = fault === "timeout" && applied !== "no";
  const message = `${name} did not confirm in time. It may still move; check the door before you rely on it.`;
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
  superseded: "superseded",
  internal: "uncategorized_error",
};

const sentences: Record<Fault, (name: string) => string> = {
  unreachable: (name) => `${name} is offline or out of reach. Nothing was sent; try again when it is back online.`,
  timeout: (name) =>
    `${name} did not confirm in time. It may or may not have carried out the command; check it before you try again.`,
  jammed: (name) => `${name} is jammed. Check that the door is closed and nothing blocks the bolt, then try again.`,
  rejected: (name) => `${name} refused the command. Check what its maker's app says, then try again.`,
  duplicate_code: (name) => `${name} already has a code with the same digits. Choose different digits.`,
  no_free_slot: (name) => `${name} has no room for another code. Remove one first.`,
  invalid_code: (name) => `${name} does not accept a code like this. Choose different digits.`,
  unsupported: (name) => `${name} cannot do this. Its maker's app shows what it can do.`,
  auth: (name) => `The account that ${name} belongs to is disconnected. Connect it again.`,
  busy: (name) => `${name} is busy with another command. Try again in a moment.`,
  gone: (name) => `${name} is no longer part of its account. Add it again in its maker's app.`,
  unpaid: (name) => `The maker's subscription for ${name} has ended. Renew it in the maker's app, then try again.`,
  unmanaged: (name) => `${name} is no longer managed. Nothing was sent; make it a managed device to control it.`,
  superseded: (name) => `A newer command to ${name} took the place of this one. Nothing was sent for it.`,
  internal: (name) =>
    `${name} could not be operated because of an unexpected fault. Check its state before you try again.`,
};
