import type { AccessCode, Inputs } from "@mortise/client";
import { wholeCode } from "../../rules/code/whole-code.ts";
import { requireId, type InputOf } from "../call-input.ts";
import type { PlatformRead } from "./platform-read.ts";

/** Reads managed codes, in the server's order. */
export function accessCodesRead(input: InputOf<"accessCodes.list">): PlatformRead<AccessCode[]> {
  const isOfLock = Object.values({ ...input, device_id: undefined, limit: undefined }).every(
    (value) => value === undefined,
  );
  return {
    call: "accessCodes.list",
    input,
    async read({ accessCodes }, { signal }) {
      if ([input.access_code_ids, input.device_ids].some((ids) => ids?.length === 0)) return [];
      // Without any filter, the request would list the codes of all doors, so `requireId` throws if the host has not
      // set the lock yet.
      if (isOfLock) requireId({ device_id: input.device_id ?? "" });
      const found = await accessCodes.list(input as Inputs["accessCodes.list"], { signal });
      return found.filter((code) => code?.access_code_id).map(wholeCode);
    },
  };
}

/** Reads one managed code, by its id, or by its lock and its digits. */
export function accessCodeRead({
  access_code_id = "",
  device_id,
  code,
}: InputOf<"accessCodes.get">): PlatformRead<AccessCode> {
  // The digits are part of a query key, which never leaves the page.
  const input = device_id === undefined ? { access_code_id } : { device_id, code: code ?? "" };
  return {
    call: "accessCodes.get",
    input,
    read: async ({ accessCodes }, { signal }) => wholeCode(await accessCodes.get(requireId(input), { signal })),
  };
}
