// Codes of a lock that has users with credentials (User Credential): each of our places is one user with one PIN, both
// of that number.
import { type CodeProof, type CodeWrite, DriverError, type Fault, type Op, type SlotState } from "../driver.ts";
import { requireTime } from "../require-time.ts";
import { type CodesContext, digitsIn, kept, left, refused } from "./code-proof.ts";

const pinType = 1;
const ok = 0;
const placeWasEmpty = 2;
/** The lock said nothing, or nothing that says why. */
const unexplained = 255;

/** Results of credential operations that are refusals. */
const refusals: Readonly<Record<number, readonly [Fault, string]>> = {
  1: ["busy", "The place on the lock is taken by somebody else's code."],
  2: ["no_free_slot", "The place on the lock is empty."],
  3: ["duplicate_code", "Another code on the lock has the same digits."],
  4: ["invalid_code", "The lock's maker does not allow these digits."],
  5: ["invalid_code", "These are the digits of the lock's own master code."],
};

export async function readCredential(slot: number, op: Op, context: CodesContext): Promise<SlotState> {
  const input = { userId: slot, credentialType: pinType, credentialSlot: slot };
  const { credential } = await accessControl<{ credential?: { userId?: unknown; data?: unknown } }>(
    context,
    op,
    "get_credential",
    input,
  );
  // A lock that does not answer is told of as no credential at all; an empty place as one of user 0.
  const userId = credential?.userId;
  if (userId === 0) return { slot, occupied: false };
  if (!Number.isInteger(userId) || Number(userId) < 0) return { slot, occupied: null };
  return { slot, occupied: true, ...digitsIn(credential?.data) };
}

export async function writeCredential(
  { slot, code, name }: CodeWrite,
  op: Op,
  context: CodesContext,
): Promise<CodeProof> {
  const begun = context.now();
  const { occupied } = await readCredential(slot, op, context);
  if (occupied === null)
    throw new DriverError("timeout", "The lock did not say what the place holds, so nothing was written.");
  const isNewUser = !occupied && !(await hasUser(slot, op, context));
  try {
    if (!occupied) {
      const options = { active: true, ...(name ? { userName: name.slice(0, 10) } : {}) };
      await accessControl(context, op, "set_user", { userId: slot, options });
    }
    const input = { userId: slot, credentialType: pinType, credentialSlot: slot, data: code };
    const { result = unexplained } = await accessControl<{ result?: number }>(context, op, "set_credential", input);
    if (result !== ok && result !== unexplained) throw refusalOf(result);
    const found = await readCredential(slot, op, context);
    if (found.occupied === null && result === unexplained) throw silence();
    const proof = kept(found, code);
    if (!proof) throw refused(context, begun);
    return proof;
  } catch (error) {
    // A user without a code is half a write; one whose code may have arrived stays until the place is read.
    if (isNewUser && error instanceof DriverError && error.applied === "no")
      await accessControl(context, op, "delete_user", { userId: slot }).catch(
        () => "it goes when the place is cleared",
      );
    throw error;
  }
}

export async function clearCredential(slot: number, op: Op, context: CodesContext): Promise<CodeProof> {
  const input = { userId: slot, credentialType: pinType, credentialSlot: slot };
  // The user first, which takes its code along: a place that is seen to be empty is not looked at again.
  await accessControl(context, op, "delete_user", { userId: slot });
  const { result = unexplained } = await accessControl<{ result?: number }>(context, op, "delete_credential", input);
  const { occupied } = await readCredential(slot, op, context);
  if (occupied === true) throw new DriverError("rejected", "The lock still holds the code.");
  // Silence is no erasure.
  if (occupied === null && result !== ok && result !== placeWasEmpty) throw silence();
  return { proof: occupied === false ? "readback" : "ack" };
}

/** As the server knows it: to ask the lock for a user that is not there makes the server take it for there. */
async function hasUser(userId: number, op: Op, context: CodesContext): Promise<boolean> {
  const { user } = await accessControl<{ user?: unknown }>(context, op, "get_user_cached", { userId });
  return typeof user === "object" && user !== null;
}

const silence = () => new DriverError("timeout", "The lock did not say whether it did so.", { applied: "unknown" });

function refusalOf(result: number): DriverError {
  const [fault, message] = refusals[result] ?? (["rejected", "The lock refused the code."] as const);
  return new DriverError(fault, message);
}

function accessControl<Result>(context: CodesContext, op: Op, command: string, input: object): Promise<Result> {
  const { connection, nodeId, now } = context;
  requireTime(op, now());
  return connection.call(`endpoint.access_control.${command}`, { nodeId, endpoint: 0, ...input }, left(op, context));
}
