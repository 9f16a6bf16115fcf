// What writing a code proves, whichever way a lock keeps its codes.
import { type CodeProof, DriverError, type Op, type SlotState } from "../../driver/driver.ts";
import type { ZwaveConnection } from "./client.ts";
import { isRecord, scalarIn, scalarOrBytes } from "../wire/readers.ts";
import type { ZwaveNode } from "./wire.ts";

export interface CodesContext {
  connection: ZwaveConnection;
  nodeId: number;
  node: ZwaveNode;
  now(this: void): number;
  /** Whether it has users with credentials instead of plain codes. */
  hasCredentials: boolean;
  /** Whether the lock has told since this moment that digits are on it already. */
  duplicateSince(this: void, moment: number): boolean;
  /** What is known of how the lock tells digits. */
  digits: DigitsTold;
  /** See {@link PlaceInHand.othersTold}. */
  othersTold(this: void): number;
  /** What the lock answered last, by place. */
  answers: Map<number, UserCodeAnswer>;
  /** One line for the operator. */
  log(this: void, message: string): void;
}

/** What a lock with numbered codes answers about a place. */
export interface UserCodeAnswer {
  userIdStatus?: unknown;
  userCode?: unknown;
}

/** `undefined`: the lock does not say. */
export function userCodeAnswerIn(response: unknown): UserCodeAnswer | undefined {
  if (!isRecord(response)) return undefined;
  const { userIdStatus, userCode } = response;
  return {
    ...(userIdStatus !== undefined && { userIdStatus: scalarIn(userIdStatus) }),
    ...(userCode !== undefined && { userCode: scalarOrBytes(userCode) }),
  };
}

export interface DigitsTold {
  /** The lock has told digits other than zeros on this link, so zeros are a code there. */
  areKnown: boolean;
}

/**
 * The digits that a lock tells of a place; none where it hides them. Some locks answer with asterisks, others with
 * zeros.
 *
 * @param written - Digits that were written to the place just before.
 */
export function digitsIn(data: unknown, digits: DigitsTold, written?: string): { code?: string } {
  if (typeof data !== "string" || !/^\d+$/.test(data)) return {};
  const isZeros = /^0+$/.test(data);
  if (!isZeros) digits.areKnown = true;
  return !isZeros || digits.areKnown || data === written ? { code: data } : {};
}

/**
 * What a place that was read after it was written proves; undefined: the lock did not take the code, or does not open
 * to it.
 */
export function proofOfWrite({ occupied, active, code: found }: SlotState, code: string): CodeProof | undefined {
  if (active === false) return undefined;
  if (occupied === null) return { proof: "ack" };
  if (!occupied || (found !== undefined && found !== code)) return undefined;
  return { proof: found === code ? "readback" : "ack" };
}

/**
 * Has the lock switch a written code on once more where it keeps it switched off.
 *
 * @param enable - Switches the code on, and reads the place again.
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
