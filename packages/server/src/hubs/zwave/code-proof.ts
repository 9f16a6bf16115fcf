// Proofs that a written code is on the lock, for plain codes (User Code) and for users with credentials (User
// Credential).
import { type CodeProof, DriverError, type Op, type SlotState } from "../../driver/driver.ts";
import type { ZwaveConnection } from "./client.ts";
import { isRecord, scalarIn, scalarOrBytes } from "../wire/readers.ts";
import type { ZwaveNode } from "./wire.ts";

export interface CodesContext {
  connection: ZwaveConnection;
  nodeId: number;
  node: ZwaveNode;
  now(this: void): number;
  /** Whether the lock has users with credentials instead of plain codes. */
  hasCredentials: boolean;
  /** Whether the lock has reported a duplicate code since `moment`. */
  duplicateSince(this: void, moment: number): boolean;
  /** How the lock reports digits, as far as known. */
  digits: DigitsTold;
  /** See {@link CurrentSlot.otherReports}. */
  otherReports(this: void): number;
  /** The lock's last answers, by slot. */
  answers: Map<number, UserCodeAnswer>;
  /** Logs one line for the operator. */
  log(this: void, message: string): void;
}

/** Answer of a lock with numbered codes about one slot. */
export interface UserCodeAnswer {
  userIdStatus?: unknown;
  userCode?: unknown;
}

/** Parses an answer. Returns `undefined` if the lock does not say. */
export function userCodeAnswerIn(response: unknown): UserCodeAnswer | undefined {
  if (!isRecord(response)) return undefined;
  const { userIdStatus, userCode } = response;
  return {
    ...(userIdStatus !== undefined && { userIdStatus: scalarIn(userIdStatus) }),
    ...(userCode !== undefined && { userCode: scalarOrBytes(userCode) }),
  };
}

export interface DigitsTold {
  /** Whether the lock has reported digits other than zeros on this link, so that zeros are a code. */
  areKnown: boolean;
}

/**
 * Digits that a lock reports for a slot; none if it hides them. Some locks answer with asterisks, others with zeros.
 *
 * @param written - Digits that were written to the slot just before.
 */
export function digitsIn(data: unknown, digits: DigitsTold, written?: string): { code?: string } {
  if (typeof data !== "string" || !/^\d+$/.test(data)) return {};
  const isZeros = /^0+$/.test(data);
  if (!isZeros) digits.areKnown = true;
  return !isZeros || digits.areKnown || data === written ? { code: data } : {};
}

/**
 * Proof from a slot that was read after a write. Returns `undefined` if the lock did not store the code, or does not
 * open to it.
 */
export function proofOfWrite({ occupied, active, code: found }: SlotState, code: string): CodeProof | undefined {
  if (active === false) return undefined;
  if (occupied === null) return { proof: "ack" };
  if (!occupied || (found !== undefined && found !== code)) return undefined;
  return { proof: found === code ? "readback" : "ack" };
}

/**
 * Switches a written code on once more if the lock keeps it switched off.
 *
 * @param enable - Switches the code on and reads the slot again.
 * @throws DriverError `inactive` if the lock still keeps the code switched off.
 */
export async function switchedOn(found: SlotState, code: string, enable: () => Promise<SlotState>): Promise<SlotState> {
  if (!isSwitchedOff(found, code)) return found;
  const again = await enable();
  if (!isSwitchedOff(again, code)) return again;
  throw new DriverError("inactive", "The lock holds the code but keeps it switched off.");
}

const isSwitchedOff = ({ active, code: found }: SlotState, code: string): boolean =>
  active === false && (found === undefined || found === code);

export const whyRefused = ({ duplicateSince }: CodesContext, begun: number): DriverError =>
  duplicateSince(begun)
    ? new DriverError("duplicate_code", "Another code on the lock has the same digits.")
    : new DriverError("rejected", "The lock did not keep the code.");

export const millisecondsLeft = (op: Op, { now }: CodesContext): number => Math.max(op.deadline - now(), 1);
