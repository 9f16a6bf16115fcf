import {
  type AccessCode,
  type ActionAttempt,
  type GeneratedCode,
  type Inputs,
  SeamActionAttemptError,
} from "@mortise/client";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { validityTickMs } from "../rules/code/code-validity.ts";
import { wholeCode } from "../rules/code/whole-code.ts";
import type { InputOf } from "./call-input.ts";
import { dataFromLists } from "./from-lists.ts";
import { hasStream } from "../provider/live-streams.ts";
import { usePlatformMutation } from "./platform-mutation.ts";
import { usePlatformQuery } from "./platform-query.ts";
import { accessCodeRead, accessCodesRead } from "./reads/access-codes.ts";
import { refreshCodes } from "./refresh.ts";

export type UseAccessCodesResult = UseQueryResult<AccessCode[]> & { accessCodes: AccessCode[] | undefined };
export type UseAccessCodeResult = UseQueryResult<AccessCode> & { accessCode: AccessCode | undefined };

/**
 * Filters of access codes: by lock, by id, by issues or by start. A code must match every given filter. An empty list
 * of ids matches none.
 */
export type UseAccessCodesParams = InputOf<"accessCodes.list">;
export type UseAccessCodesData = AccessCode[];
/** Identifies a code by its id, or by its lock and its digits. */
export type UseAccessCodeParams = InputOf<"accessCodes.get">;
export type UseAccessCodeData = AccessCode | null;
export type UseCreateAccessCodeParams = Inputs["accessCodes.create"];
/** Input of `mutate`. The aliases, here and below, are names of Seam's React package 1.x and 4.x. */
export type UseCreateAccessCodeMutationParams = UseCreateAccessCodeParams;
export type UseCreateAccessCodeMutationVariables = UseCreateAccessCodeParams;
export type UseCreateAccessCodeData = AccessCode;
export type UseUpdateAccessCodeParams = Inputs["accessCodes.update"];
export type UseUpdateAccessCodeMutationParams = UseUpdateAccessCodeParams;
export type UseUpdateAccessCodeMutationVariables = UseUpdateAccessCodeParams;
export type UseUpdateAccessCodeData = ActionAttempt;
export type UseDeleteAccessCodeParams = Inputs["accessCodes.delete"];
export type UseDeleteAccessCodeMutationParams = UseDeleteAccessCodeParams;
export type UseDeleteAccessCodeMutationVariables = UseDeleteAccessCodeParams;
export type UseDeleteAccessCodeData = ActionAttempt;
export type UseGenerateAccessCodeCodeParams = Inputs["accessCodes.generateCode"];
export type UseGenerateAccessCodeCodeMutationParams = UseGenerateAccessCodeCodeParams;
export type UseGenerateAccessCodeCodeMutationVariables = UseGenerateAccessCodeCodeParams;
export type UseGenerateAccessCodeCodeData = GeneratedCode;

/** Lists managed codes in the server's order. A string is the id of their lock. */
export function useAccessCodes(params: UseAccessCodesParams | string): UseAccessCodesResult {
  const input = typeof params === "string" ? { device_id: params } : params;
  return usePlatformQuery(accessCodesRead(input), (accessCodes) => ({ accessCodes }), lookAgain);
}

/** Reads one managed code. A string is its id. A copy from a cached list shows at once. */
export function useAccessCode(params: UseAccessCodeParams | string): UseAccessCodeResult {
  const input = typeof params === "string" ? { access_code_id: params } : params;
  return usePlatformQuery(
    accessCodeRead(input),
    (accessCode) => ({ accessCode }),
    (...cache) => ({
      ...lookAgain(cache[0]),
      ...dataFromLists("accessCodes.list", "access_code_id", input.access_code_id ?? "", ...cache),
    }),
  );
}

/** Creates a code. The mutation settles after the shown codes are refetched, or after 2 s. */
export function useCreateAccessCode(): UseMutationResult<AccessCode, Error, Inputs["accessCodes.create"]> {
  return usePlatformMutation(({ accessCodes }, input) => accessCodes.create(input), refreshCodes);
}

/**
 * Creates one code for several doors: on all of them or on none. The mutation settles after the shown codes are
 * refetched, or after 2 s.
 */
export function useCreateCodeForDoors(): UseMutationResult<AccessCode[], Error, Inputs["accessCodes.createMultiple"]> {
  return usePlatformMutation<Inputs["accessCodes.createMultiple"], AccessCode[]>(
    async ({ accessCodes }, input) => (await accessCodes.createMultiple(input)).map(wholeCode),
    refreshCodes,
  );
}

/**
 * Changes a code. The mutation settles after the shown codes are refetched, or after 2 s. It does not wait for the
 * lock.
 */
export function useUpdateAccessCode(): UseMutationResult<ActionAttempt, Error, Inputs["accessCodes.update"]> {
  return usePlatformMutation<Inputs["accessCodes.update"], ActionAttempt>(
    ({ accessCodes }, input) => accessCodes.update(input).then(accepted),
    refreshCodes,
  );
}

/** Deletes a code from its lock, and then refetches the shown codes. The mutation does not wait for the lock. */
export function useDeleteAccessCode(): UseMutationResult<ActionAttempt, Error, Inputs["accessCodes.delete"]> {
  return usePlatformMutation<Inputs["accessCodes.delete"], ActionAttempt>(
    ({ accessCodes }, input) => accessCodes.delete(input, { waitForActionAttempt: false }).then(accepted),
    // The mutation does not wait for the refetch, which may unmount the code's view with its message.
    (sessionKey) => void refreshCodes(sessionKey),
  );
}

/** Proposes digits that a lock accepts. Creates no code. */
export function useGenerateAccessCodeCode(): UseMutationResult<GeneratedCode, Error, UseGenerateAccessCodeCodeParams> {
  return usePlatformMutation(({ accessCodes }, input) => accessCodes.generateCode(input));
}

/** Throws if the attempt has failed already, because the client throws only for attempts that it waits for. */
function accepted(attempt: ActionAttempt): ActionAttempt {
  if (attempt.status === "error") throw new SeamActionAttemptError(attempt);
  return attempt;
}

const changingMs = 3000;
/** Interval while a code changes and a stream is open, in case an event was lost. */
const changingWithStreamMs = 30_000;

/**
 * Query options that refetch codes at an interval: often while a code is being set or removed, less often if the server
 * streams its changes, and every minute while a code waits for its start or its state is unknown. Only while the page
 * is visible.
 */
export const lookAgain = (sessionKey: string) => ({
  refetchInterval: ({ state: { data = [] } }: { state: { data?: AccessCode | AccessCode[] | undefined } }) => {
    const stages = String([data].flat().map((code) => code.status));
    // `/ing/` matches "setting" and "removing"; `/un/` matches "unset" and "unknown".
    if (/ing/.test(stages)) return hasStream(sessionKey) ? changingWithStreamMs : changingMs;
    return /un/.test(stages) && validityTickMs;
  },
});
