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
 * Which codes: those of a lock, those named, those in trouble or those that begin in some time; every filter given must
 * hold. An empty list of ids means none.
 */
export type UseAccessCodesParams = InputOf<"accessCodes.list">;
export type UseAccessCodesData = AccessCode[];
/** One code, by its id, or by its lock and its digits. */
export type UseAccessCodeParams = InputOf<"accessCodes.get">;
export type UseAccessCodeData = AccessCode | null;
export type UseCreateAccessCodeParams = Inputs["accessCodes.create"];
/** What `mutate` takes: names of the kit of 1.x and of 4.x, here and below. */
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

/** Managed codes, in the server's order. A text is the id of their lock. */
export function useAccessCodes(params: UseAccessCodesParams | string): UseAccessCodesResult {
  const input = typeof params === "string" ? { device_id: params } : params;
  return usePlatformQuery(accessCodesRead(input), (accessCodes) => ({ accessCodes }), lookAgain);
}

/** One managed code; a text is its id. If a cached list holds it, that copy shows at once. */
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

/** Makes a code; ends when the codes on screen have been read again. */
export function useCreateAccessCode(): UseMutationResult<AccessCode, Error, Inputs["accessCodes.create"]> {
  return usePlatformMutation(({ accessCodes }, input) => accessCodes.create(input), refreshCodes);
}

/** Makes one code for several doors: all or none. Ends when the codes on screen have been read again. */
export function useCreateCodeForDoors(): UseMutationResult<AccessCode[], Error, Inputs["accessCodes.createMultiple"]> {
  return usePlatformMutation<Inputs["accessCodes.createMultiple"], AccessCode[]>(
    async ({ accessCodes }, input) => (await accessCodes.createMultiple(input)).map(wholeCode),
    refreshCodes,
  );
}

/** Changes a code; ends when the codes on screen have been read again. Does not wait until the lock knows. */
export function useUpdateAccessCode(): UseMutationResult<ActionAttempt, Error, Inputs["accessCodes.update"]> {
  return usePlatformMutation<Inputs["accessCodes.update"], ActionAttempt>(
    ({ accessCodes }, input) => accessCodes.update(input).then(accepted),
    refreshCodes,
  );
}

/**
 * Takes a code off its lock; afterwards the codes on screen are read again. Does not wait until the lock has forgotten
 * it.
 */
export function useDeleteAccessCode(): UseMutationResult<ActionAttempt, Error, Inputs["accessCodes.delete"]> {
  return usePlatformMutation<Inputs["accessCodes.delete"], ActionAttempt>(
    ({ accessCodes }, input) => accessCodes.delete(input, { waitForActionAttempt: false }).then(accepted),
    // Not waited for: it may take away the code's view, and what is to be told there.
    (sessionKey) => void refreshCodes(sessionKey),
  );
}

/** Proposes digits that a lock would take; makes no code. */
export function useGenerateAccessCodeCode(): UseMutationResult<GeneratedCode, Error, UseGenerateAccessCodeCodeParams> {
  return usePlatformMutation(({ accessCodes }, input) => accessCodes.generateCode(input));
}

/** Throws for an attempt that has failed already: the client throws only for attempts that it waits for. */
function accepted(attempt: ActionAttempt): ActionAttempt {
  if (attempt.status === "error") throw new SeamActionAttemptError(attempt);
  return attempt;
}

const changingMs = 3000;
/** In case that an event did not come. */
const changingWithStreamMs = 30_000;

/**
 * Asks again and again while a code is being set or removed, seldom where the server tells of its changes; every minute
 * while one waits for its start or its state is unknown; only while the page is visible.
 */
export const lookAgain = (sessionKey: string) => ({
  refetchInterval: ({ state: { data = [] } }: { state: { data?: AccessCode | AccessCode[] | undefined } }) => {
    const stages = String([data].flat().map((code) => code.status));
    // "setting" and "removing"; "unset" and "unknown".
    if (/ing/.test(stages)) return hasStream(sessionKey) ? changingWithStreamMs : changingMs;
    return /un/.test(stages) && validityTickMs;
  },
});
