import { type Action, useAction } from "../parts/use-action.ts";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";

interface Resent {
  msgId: string;
  endpointId: string;
  onResent: () => void;
}

/** Resends a message to an endpoint. */
export function useResend({ msgId, endpointId, onResent }: Resent): Pick<Action, "isBusy" | "error"> & {
  resend: () => void;
} {
  const { mortise, appId, say } = useSession();
  const { run, isBusy, error } = useAction();
  const resend = () =>
    run(async () => {
      await mortise.messageAttempt.resend(appId, msgId, endpointId);
      say(strings.sentAgain);
      onResent();
    });
  return { resend, isBusy, error };
}
