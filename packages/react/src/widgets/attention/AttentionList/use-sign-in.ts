import { useEffect } from "react";
import { useAttentionStrings } from "../../../strings/attention-strings.ts";
import { reasonOf } from "../../../ui/ErrorState/failure.ts";
import { useConnect } from "../../forms/ConnectAccountButton/use-connect.ts";
import type { OnOutcome } from "./LineRemedyButton.tsx";

/** Opens the page where an account is signed in again. */
export function useSignIn(onOutcome: OnOutcome) {
  const { connectAccount, problem } = useAttentionStrings();
  const { connect, isBusy, error } = useConnect();
  const note = error === null ? null : connectAccount.failed({ reason: reasonOf(error, problem) });
  useEffect(() => onOutcome(note), [note, onOutcome]);
  return { signIn: () => void connect(), isBusy };
}
