// Platform calls that simulate actions at a keypad.
import type { everyCall } from "@mortise/contract";
import type { CallContext, Handlers } from "../call-context.ts";
import { simulateEntry, simulateLocking } from "./keypad-attempts.ts";
import { notASandbox } from "../../base/errors.ts";
import { requireLock } from "../../doors/access/lock-access.ts";

type Simulations = Pick<typeof everyCall.locks, Extract<keyof typeof everyCall.locks, `simulate${string}`>>;

export const simulatedLocks = {
  async simulateKeypadCodeEntry(context, { device_id, code }) {
    requireSandbox(context);
    return { action_attempt: await simulateEntry(context, await requireLock(context, { device_id }), code) };
  },
  async simulateManualLockViaKeypad(context, { device_id }) {
    requireSandbox(context);
    return { action_attempt: await simulateLocking(context, await requireLock(context, { device_id })) };
  },
} satisfies Handlers<Simulations>;

/** Refuses production workspaces. Call it before the lookup, so that known and unknown doors get the same refusal. */
function requireSandbox({ workspace }: CallContext): void {
  if (workspace.is_sandbox === 0) throw notASandbox();
}
