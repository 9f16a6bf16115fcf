// Reads slots from a state message.
import { isRecord } from "../wire/readers.ts";
import type { LockMessage } from "./lock-message.ts";

export interface SlotMessage {
  occupied: boolean;
  /** `false` if the lock holds the code but does not open to it. */
  active?: false;
  code?: string;
}

/** Parses a status. Returns `undefined` for an unknown one, such as `not_supported_4`. */
function statusIn(status: unknown): Pick<SlotMessage, "occupied" | "active"> | undefined {
  if (status === "available") return { occupied: false };
  if (status === "enabled") return { occupied: true };
  return status === "disabled" ? { occupied: true, active: false } : undefined;
}

/** Reads a slot. Returns `undefined` if the message does not contain it. */
export function slotIn({ users }: LockMessage, slot: number): SlotMessage | undefined {
  const user = isRecord(users) ? users[`${slot}`] : undefined;
  if (!isRecord(user)) return undefined;
  const status = statusIn(user["status"]);
  if (!status) return undefined;
  const code = user["pin_code"];
  // Zigbee2MQTT keeps repeating the digits that an emptied slot last had.
  return { ...status, ...(status.occupied && isDigits(code) ? { code } : {}) };
}

const isDigits = (code: unknown): code is string => typeof code === "string" && /^\d+$/.test(code);

/** Whether digits are all zeros, which locks send that hide their digits. */
export const isZeros = (code: string): boolean => /^0+$/.test(code);

/** Whether a message holds digits other than zeros, so that the lock does not hide its digits. */
export const tellsDigits = ({ users }: LockMessage): boolean =>
  isRecord(users) &&
  Object.values(users).some((user) => isRecord(user) && isDigits(user["pin_code"]) && !isZeros(user["pin_code"]));
