import type { DriverError, Fault } from "./driver.ts";

/** Error of a failed attempt: a type for programs, a sentence for the person at the door. */
export const faultError = (fault: Fault, name = "The lock"): { type: string; message: string } => ({
  type: types[fault],
  message: sentences[fault](name),
});

type Failure = Pick<DriverError, "fault" | "applied">;
type FailureText = ReturnType<typeof faultError>;

/** Whether the device may have acted. A jam is certain, because the lock itself reported it. */
const isInDoubt = ({ fault, applied }: Failure): boolean => applied === "unknown" && fault !== "jammed";

/** Error of an attempt that may have been carried out although nothing confirmed it (platform-api §3.13). */
const unconfirmed = (message: string): FailureText => ({ type: types.timeout, message });

/** Error of a command. "Nothing was sent" is said only if that is certain. */
export const commandError = (failure: Failure, name = "The device"): FailureText =>
  isInDoubt(failure)
    ? unconfirmed(
        `${name} did not confirm. The command was sent, and may have been carried out; check it before you try again.`,
      )
    : faultError(failure.fault, name);

interface BoltCommand {
  /** Position that the command asked for. */
  locked: boolean;
  /** Position read after the command; `undefined` or `null` if unknown. */
  read?: boolean | null | undefined;
}

/** Error of a bolt command. Its message says if the door may be open, and if the bolt may still move. */
export function lockError(failure: Failure, { locked, read }: BoltCommand, name = "The lock"): FailureText {
  if (!isInDoubt(failure)) return commandError(failure, name);
  const state = locked ? "may not be locked" : "may be open";
  const was = `was ${locked ? "unlocked" : "locked"} when it was last asked`;
  const sent = locked ? "The command was sent" : "The unlock was sent";
  const isElsewhere = read === !locked;
  return unconfirmed(
    `${name} ${isElsewhere ? was : state}. ${sent}, but the lock did not confirm it. It may still move; check the door.`,
  );
}

/** Error of a code that is being written to a lock or removed from it. */
export const codeError = (failure: Failure, name = "The lock"): FailureText =>
  isInDoubt(failure)
    ? unconfirmed(
        `${name} did not confirm the change. It is tried again; the code may work at the door or not until its status says which.`,
      )
    : failure.fault === "rejected"
      ? {
          type: types.rejected,
          message: `${name} did not keep the change, and does not say why. It is tried again; choose different digits if that does not help.`,
        }
      : commandError(failure, name);

const types: Record<Fault, string> = {
  unreachable: "device_disconnected",
  timeout: "action_attempt_expired",
  jammed: "lock_jammed",
  rejected: "command_refused",
  duplicate_code: "duplicate_code_on_device",
  no_free_slot: "no_space_for_access_code_on_device",
  invalid_code: "code_constraints_violated",
  inactive: "access_code_inactive",
  unsupported: "unsupported_device",
  auth: "account_disconnected",
  busy: "device_busy",
  gone: "device_removed",
  unpaid: "subscription_required",
  unmanaged: "device_unmanaged",
  superseded: "superseded",
  internal: "uncategorized_error",
};

export const isFault = (fault: unknown): fault is Fault => typeof fault === "string" && Object.hasOwn(types, fault);

const sentences: Record<Fault, (name: string) => string> = {
  unreachable: (name) => `${name} is offline or out of reach. Nothing was sent; try again when it is back online.`,
  timeout: (name) => `${name} was not reached in time. Nothing was sent; try again.`,
  jammed: (name) => `${name} is jammed. Check that the door is closed and nothing blocks the bolt, then try again.`,
  rejected: (name) => `${name} refused the command. Its display, its app or its hub may say why; then try again.`,
  duplicate_code: (name) => `${name} already has a code with the same digits. Choose different digits.`,
  no_free_slot: (name) => `${name} has no room for another code. Remove one first.`,
  invalid_code: (name) => `${name} does not accept a code like this. Choose different digits.`,
  inactive: (name) =>
    `${name} holds the code but keeps it switched off, so the code does not open the door. Switch it on at the lock or in its hub, or delete it and make a new one.`,
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
