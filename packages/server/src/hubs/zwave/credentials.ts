// Codes of a lock with users and credentials (User Credential). Each slot is one user with one PIN, both with the
// slot's number.
import {
  type CodeProof,
  type CodeWrite,
  DriverError,
  type Fault,
  type Op,
  type SlotState,
} from "../../driver/driver.ts";
import { integerIn, membersIn, scalarIn } from "../wire/readers.ts";
import type { Answer } from "./client.ts";
import { type CodesContext, digitsIn, proofOfWrite, whyRefused, switchedOn } from "./code-proof.ts";
import { accessControl, hasUser, isActiveUser, userResults, switchUserOn } from "./credential-users.ts";

const pinType = 1;
const lastUser = 65_535;

/** Results of credential operations that mean a refusal. */
const refusals: Readonly<Record<number, readonly [Fault, string]>> = {
  1: ["busy", "The place on the lock is taken by somebody else's code."],
  2: ["no_free_slot", "The place on the lock is empty."],
  3: ["duplicate_code", "Another code on the lock has the same digits."],
  4: ["invalid_code", "The lock's maker does not allow these digits."],
  5: ["invalid_code", "These are the digits of the lock's own master code."],
};

export async function readCredential(
  slot: number,
  op: Op,
  context: CodesContext,
  written?: string,
): Promise<SlotState> {
  const { owner, data } = await ownerOf(slot, op, context);
  if (owner === 0) {
    context.answers.set(slot, { userIdStatus: 0 });
    return { slot, occupied: false };
  }
  const isActive = owner === null ? null : await isActiveUser(owner, op, context);
  // A code whose user is unknown may be switched off.
  if (isActive === null) return { slot, occupied: null };
  context.answers.set(slot, { userIdStatus: isActive ? 1 : 2 });
  return { slot, occupied: true, ...(!isActive && { active: false }), ...digitsIn(data, context.digits, written) };
}

/** User that a credential belongs to; 0 if the slot is empty, `null` if the lock does not say. */
async function ownerOf(slot: number, op: Op, context: CodesContext): Promise<{ owner: number | null; data?: unknown }> {
  const input = { userId: slot, credentialType: pinType, credentialSlot: slot };
  const credential = membersIn((await accessControl(context, op, "get_credential", input))["credential"]);
  // Z-Wave JS reports a lock that does not answer as no credential, and an empty slot as a credential of user 0.
  const { userId, slot: told, data } = credential;
  // The answer to an earlier reading may arrive late.
  if (told !== undefined && told !== slot) return { owner: null };
  return { owner: integerIn(userId, 0, lastUser) ?? null, data: scalarIn(data) };
}

export async function writeCredential(write: CodeWrite, op: Op, context: CodesContext): Promise<CodeProof> {
  const { slot, code } = write;
  const begun = context.now();
  const { owner } = await ownerOf(slot, op, context);
  if (owner === null)
    throw new DriverError("timeout", "The lock did not report what the slot holds, so nothing was written.");
  const isNewUser = owner === 0 && !(await hasUser(slot, op, context));
  // The lock refuses digits for a slot of another user, who stays unchanged.
  const enable = async () => (owner === 0 || owner === slot) && switchUserOn(write, op, context);
  try {
    const isEnabled = await enable();
    const input = { userId: slot, credentialType: pinType, credentialSlot: slot, data: code };
    const result = resultIn(await accessControl(context, op, "set_credential", input));
    if (result !== userResults.ok && result !== userResults.unexplained) throw refusalOf(result);
    const found = await switchedOn(await readCredential(slot, op, context, code), code, async () => {
      await enable();
      return readCredential(slot, op, context, code);
    });
    if (found.occupied === null && (result === userResults.unexplained || !isEnabled)) throw silence();
    const proof = proofOfWrite(found, code);
    if (!proof) throw whyRefused(context, begun);
    return proof;
  } catch (error) {
    // A new user without a code is removed. One whose code may have arrived stays until the slot is read.
    if (isNewUser && error instanceof DriverError && error.applied === "no" && error.fault !== "inactive")
      await accessControl(context, op, "delete_user", { userId: slot }).catch(
        () => "the user is removed when the slot is cleared",
      );
    throw error;
  }
}

export async function clearCredential(slot: number, op: Op, context: CodesContext): Promise<CodeProof> {
  const input = { userId: slot, credentialType: pinType, credentialSlot: slot };
  // Deleting the user removes its code too. The user goes first, because a slot that was read as empty is not read
  // again.
  await accessControl(context, op, "delete_user", { userId: slot });
  const result = resultIn(await accessControl(context, op, "delete_credential", input));
  const { owner } = await ownerOf(slot, op, context);
  if (owner) throw new DriverError("rejected", "The lock still holds the code.");
  // Silence is no erasure.
  if (owner === null && result !== userResults.ok && result !== userResults.placeWasEmpty) throw silence();
  return { proof: owner === 0 ? "readback" : "ack" };
}

const resultIn = ({ result }: Answer): number =>
  integerIn(result, 0, userResults.unexplained) ?? userResults.unexplained;

const silence = () => new DriverError("timeout", "The lock did not say whether it did so.", { applied: "unknown" });

function refusalOf(result: number): DriverError {
  const [fault, message] = refusals[result] ?? (["rejected", "The lock refused the code."] as const);
  return new DriverError(fault, message);
}
