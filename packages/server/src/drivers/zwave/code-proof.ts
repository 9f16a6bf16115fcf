// What writing a code proves, whichever way a lock keeps its codes.
import { type CodeProof, DriverError, type Op, type SlotState } from "../driver.ts";
import type { ZwaveConnection } from "./client.ts";
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
  /** One line for the operator. */
  log(this: void, message: string): void;
}

/** Some locks answer with asterisks. */
export const digitsIn = (data: unknown): { code?: string } =>
  typeof data === "string" && /^\d+$/.test(data) ? { code: data } : {};

/** What a place that was read after it was written proves; undefined: the lock did not take the code. */
export function kept({ occupied, code: found }: SlotState, code: string): CodeProof | undefined {
  if (occupied === null) return { proof: "ack" };
  if (!occupied || (found !== undefined && found !== code)) return undefined;
  return { proof: found === code ? "readback" : "ack" };
}

export const refused = ({ duplicateSince }: CodesContext, begun: number): DriverError =>
  duplicateSince(begun)
    ? new DriverError("duplicate_code", "Another code on the lock has the same digits.")
    : new DriverError("rejected", "The lock did not keep the code.");

export const left = (op: Op, { now }: CodesContext): number => Math.max(op.deadline - now(), 1);
