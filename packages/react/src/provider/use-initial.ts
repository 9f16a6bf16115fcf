import { useMemo } from "react";
import { type InitialAnswers, initialAnswersOf, type SeamInitial } from "./initial-answers.ts";
import { type CredentialInputs, resolveCredentials } from "./resolve-client.ts";
import type { Session } from "./session.ts";

interface Initial {
  readonly initial: InitialAnswers | null;
  /** Why what was given is not used. */
  readonly refusal: Error | null;
}

/** What the host's server has read for a page, as far as it is this session's. */
export function useInitial(
  given: SeamInitial | null | undefined,
  credentials: CredentialInputs,
  { key }: Session,
): Initial {
  return useMemo(() => {
    if (!given) return none;
    try {
      return { initial: initialAnswersOf(given, resolveCredentials(credentials), key), refusal: null };
    } catch (error) {
      return { initial: null, refusal: error as Error };
    }
  }, [given, credentials, key]);
}

const none: Initial = { initial: null, refusal: null };
