import { type AccessCode, type ActionAttempt, type Inputs, SeamActionAttemptError } from "@mortise/client";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { validityTickMs } from "../rules/code-validity.ts";
import { isThing, wholeEntries, wholeName } from "../rules/whole-entries.ts";
import { fromLists, given, refreshCodes, usePlatformMutation, usePlatformQuery } from "./platform-query.ts";

export type UseAccessCodesResult = UseQueryResult<AccessCode[]> & { accessCodes: AccessCode[] | undefined };
export type UseAccessCodeResult = UseQueryResult<AccessCode> & { accessCode: AccessCode | undefined };

/** The managed codes of a lock, in the server's order. */
export function useAccessCodes({ device_id }: { device_id: string }): UseAccessCodesResult {
  return usePlatformQuery(
    {
      call: "accessCodes.list",
      input: { device_id },
      read: async ({ accessCodes }, { signal }) =>
        (await accessCodes.list(given({ device_id }), { signal })).filter((code) => code?.access_code_id).map(wholeCode),
    },
    (accessCodes) => ({ accessCodes }),
    () => lookAgain,
  );
}

/** One managed code. If a cached list holds it, that copy shows at once. */
export function useAccessCode({ access_code_id }: { access_code_id: string }): UseAccessCodeResult {
  return usePlatformQuery(
    {
      call: "accessCodes.get",
      input: { access_code_id },
      read: async ({ accessCodes }, { signal }) => wholeCode(await accessCodes.get(given({ access_code_id }), { signal })),
    },
    (accessCode) => ({ accessCode }),
    (...cache) => ({ ...lookAgain, ...fromLists("accessCodes.list", "access_code_id", access_code_id, ...cache) }),
  );
}

/** Makes a code; ends when the codes on screen have been read again. */
export function useCreateAccessCode(): UseMutationResult<AccessCode, Error, Inputs["accessCodes.create"]> {
  return usePlatformMutation(({ accessCodes }, input) => accessCodes.create(input), refreshCodes);
}

/** Changes a code; ends when the codes on screen have been read again. Does not wait until the lock knows. */
export function useUpdateAccessCode(): UseMutationResult<ActionAttempt, Error, Inputs["accessCodes.update"]> {
  return usePlatformMutation<Inputs["accessCodes.update"], ActionAttempt>(
    ({ accessCodes }, input) => accessCodes.update(input).then(accepted),
    refreshCodes,
  );
}

/** Takes a code off its lock; afterwards the codes on screen are read again. Does not wait until the lock has forgotten it. */
export function useDeleteAccessCode(): UseMutationResult<ActionAttempt, Error, Inputs["accessCodes.delete"]> {
  return usePlatformMutation<Inputs["accessCodes.delete"], ActionAttempt>(
    ({ accessCodes }, input) => accessCodes.delete(input, { waitForActionAttempt: false }).then(accepted),
    // Not waited for: it may take away the code's view, and what is to be told there.
    (sessionKey) => void refreshCodes(sessionKey),
  );
}

/** Throws for an attempt that has failed already: the client throws only for attempts that it waits for. */
function accepted(attempt: ActionAttempt): ActionAttempt {
  if (attempt.status === "error") throw new SeamActionAttemptError(attempt);
  return attempt;
}

/**
 * Asks again every 3 seconds while a code is being set or removed, every minute while one waits for its start or its state is unknown;
 * only while the page is visible.
 */
const lookAgain = {
  refetchInterval: ({ state: { data = [] } }: { state: { data?: AccessCode | AccessCode[] | undefined } }) => {
    const stages = String([data].flat().map((code) => code.status));
    // "setting" and "removing"; "unset" and "unknown".
    return /ing/.test(stages) ? 3000 : /un/.test(stages) && validityTickMs;
  },
};

/** Gives a code the shape that the contract promises, whatever the server sent. */
function wholeCode(code: AccessCode): AccessCode {
  const { type, starts_at, ends_at } = code;
  return {
    ...code,
    // A code with times and any other type, or none, is time-bound too.
    type: type !== "ongoing" && (starts_at || ends_at) ? "time_bound" : "ongoing",
    name: wholeName(code.name),
    code: isThing(code.code) ? null : code.code,
    errors: wholeEntries(code.errors),
    warnings: wholeEntries(code.warnings),
  };
}
