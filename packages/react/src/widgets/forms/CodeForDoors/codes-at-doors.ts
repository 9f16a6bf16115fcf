import type { AccessCode, Device } from "@mortise/client";
import { useMemo } from "react";
import { commonDigits } from "../../../rules/code/code-on-doors.ts";

export interface CodeAtDoor {
  readonly code: AccessCode;
  /** `undefined` while the door loads, or if the session may not see it. */
  readonly door: Device | undefined;
  /** Whether the code has been deleted since. */
  readonly isGone: boolean;
}

/** Joins the saved codes, in their order, with their current state. `now` is `undefined` while it loads. */
export function codesAtDoors(
  saved: readonly AccessCode[],
  now: readonly AccessCode[] | undefined,
  doors: readonly Device[] | undefined,
): CodeAtDoor[] {
  const present = new Map(now?.map((code) => [code.access_code_id, code]));
  const byId = new Map(doors?.map((device) => [device.device_id, device]));
  return saved.map((code) => ({
    code: present.get(code.access_code_id) ?? code,
    door: byId.get(code.device_id),
    isGone: now !== undefined && !present.has(code.access_code_id),
  }));
}

export interface CommonCode {
  /** One of the codes with these digits. */
  readonly code: AccessCode;
  /** `null` until the digits are chosen. */
  readonly digits: string | null;
}

/** Returns the digits that most of the codes have, and one of those codes. */
export function useCommonCode(present: readonly CodeAtDoor[], saved: readonly AccessCode[]): CommonCode {
  return useMemo(() => {
    const codes = present.map(({ code }) => code);
    const digits = commonDigits(codes);
    const code = codes.find((each) => each.code === digits) ?? saved[0];
    return { code: { ...(code as AccessCode), code: digits }, digits };
  }, [present, saved]);
}
