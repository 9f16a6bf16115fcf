import { useMemo } from "react";
import type { InitialAnswers } from "./initial-answers.ts";
import { type CredentialInputs, type Credentials, resolveCredentials } from "./resolve-client.ts";
import type { Session } from "./session.ts";

/** @throws SeamProviderError when they are not for these credentials */
export type TakeInitial = (credentials: Credentials, sessionKey: string) => InitialAnswers;

interface Initial {
  readonly initial: InitialAnswers | null;
  /** Why what was given is not used. */
  readonly refusal: Error | null;
}

/** What the host's server has read for a page, as far as it is this session's. */
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
