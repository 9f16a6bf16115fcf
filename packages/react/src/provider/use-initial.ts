import { useMemo } from "react";
import type { InitialAnswers } from "./initial-answers.ts";
import { type CredentialInputs, type Credentials, resolveCredentials } from "./resolve-client.ts";
import type { Session } from "./session.ts";

/**
 * Validates prefetched answers for a session.
 * @throws SeamProviderError if they are not for these credentials.
 */
export type TakeInitial = (credentials: Credentials, sessionKey: string) => InitialAnswers;

interface Initial {
  readonly initial: InitialAnswers | null;
  /** Reason why the given answers are not used; `null` if they are, or if none were given. */
  readonly refusal: Error | null;
}

/** Returns the prefetched answers that belong to this session. */
export function useInitial(take: TakeInitial | undefined, credentials: CredentialInputs, { key }: Session): Initial {
  return useMemo(() => {
    if (!take) return none;
    try {
      return { initial: take(resolveCredentials(credentials), key), refusal: null };
    } catch (error) {
      return { initial: null, refusal: error as Error };
    }
  }, [take, credentials, key]);
}

const none: Initial = { initial: null, refusal: null };
