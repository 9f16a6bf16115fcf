import type { AccessCode, Device } from "@mortise/client";
import { useMemo } from "react";
import { commonDigits } from "../../../rules/code/code-on-doors.ts";

export interface CodeAtDoor {
  readonly code: AccessCode;
  /** `undefined` while it loads, or where the session may not see it. */
  readonly door: Device | undefined;
  /** The code has been deleted since. */
  readonly isGone: boolean;
}

/** The codes as they were saved, in their order, with what is known of them now. `now`: `undefined` while it loads. */
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
  /** A code with these digits: the others differ from it in their doors. */
  readonly code: AccessCode;
  /** `null`: not chosen yet. */
  readonly digits: string | null;
}

/** What most of the codes are alike in. */
export function useCommonCode(present: readonly CodeAtDoor[], saved: readonly AccessCode[]): CommonCode {
  return useMemo(() => {
    const codes = present.map(({ code }) => code);
    const digits = commonDigits(codes);
    const code = codes.find((each) => each.code === digits) ?? saved[0];
    return { code: { ...(code as AccessCode), code: digits }, digits };
  }, [present, saved]);
}
