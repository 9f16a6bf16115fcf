// Finds the slot that an event of the Z-Wave JS server is about. Digits and status are not taken from the event: the
// lock is read.
import { isSameScalar } from "../wire/readers.ts";
import type { UserCodeAnswer } from "./code-proof.ts";
import { commandClassIds, type ZwaveEvent } from "./wire.ts";

/** Slot that may have changed; `undefined` for all slots, if the event names none. */
export interface SlotNamed {
  slot: number | undefined;
}

/** Access Control notifications about codes: all deleted, one deleted, one added. */
const codeEvents: ReadonlySet<number> = new Set([12, 13, 14]);
/** Credential types that concern codes: 1 is a PIN, 0 stands for all types. */
const codeTypes: ReadonlySet<unknown> = new Set([0, 1]);
const largestPlace = 65_535;

export const placeIn = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= largestPlace ? value : undefined;

/** Slot of a notification. Returns `undefined` if it is not about codes. */
export function slotInNotification(number: number, parameters: unknown): SlotNamed | undefined {
  if (!codeEvents.has(number)) return undefined;
  const isNamed = typeof parameters === "object" && parameters !== null && "userId" in parameters;
  return { slot: isNamed ? placeIn(parameters.userId) : undefined };
}

/** Slot of a user event. Returns `undefined` if the event is not about users or their codes. */
export function slotInUserEvent({ event, args = {} }: ZwaveEvent): SlotNamed | undefined {
  if (/^user (?:added|modified|deleted)$/.test(event)) return { slot: placeIn(args["userId"]) };
  if (!/^credential (?:added|modified|deleted)$/.test(event)) return undefined;
  const { credentialType, credentialSlot } = args;
  const isOther = typeof credentialType === "number" && !codeTypes.has(credentialType);
  return isOther ? undefined : { slot: placeIn(credentialSlot) };
}

/** Slot of a value event. Returns `undefined` for other values, and for repeated ones, as after every reading. */
export function slotInValue({
  commandClass,
  property,
  propertyKey,
  ...values
}: Record<string, unknown>): number | undefined {
  if (commandClass !== commandClassIds.userCode || (property !== "userIdStatus" && property !== "userCode"))
    return undefined;
  const { newValue, prevValue } = values;
  if (isSameScalar(newValue, prevValue)) return undefined;
  return placeIn(typeof propertyKey === "string" ? Number(propertyKey) : propertyKey);
}

/** Whether the value belongs to the lock's answer. Z-Wave JS emits some values of an answer after the answer itself. */
export function isAnswered({ args = {} }: ZwaveEvent, answer: UserCodeAnswer | undefined): boolean {
  const { commandClass, property, newValue } = args;
  if (commandClass !== commandClassIds.userCode || !answer) return false;
  if (property === "userIdStatus") return isSameScalar(newValue, answer.userIdStatus);
  return property === "userCode" && isSameScalar(newValue, answer.userCode);
}
