import type { MessageAttemptOut } from "@mortise/webhooks";
import { useCallback } from "react";
import { Button } from "../parts/Button.tsx";
import { EventName } from "../parts/EventName.tsx";
import { LoadingOrError } from "../parts/LoadingOrError.tsx";
import { Refusal } from "../parts/Refusal.tsx";
import { AttemptDetails } from "./AttemptDetails.tsx";
import { PayloadText } from "./PayloadText.tsx";
import { useResend } from "./use-resend.ts";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";
import { useFetched } from "../parts/use-fetched.ts";

interface AttemptRowProps {
  attempt: MessageAttemptOut;
  canResend: boolean;
  onResent: () => void;
}

/** One attempt. Opened, it shows the request and the answer. */
export function AttemptRow({ attempt, canResend, onResent }: AttemptRowProps) {
  return (
    <li>
      <AttemptDetails attempt={attempt}>
        <Sent attempt={attempt} canResend={canResend} onResent={onResent} />
      </AttemptDetails>
    </li>
  );
}

function Sent({ attempt: { msgId, endpointId }, canResend, onResent }: AttemptRowProps) {
  const { mortise, appId, open } = useSession();
  const { answer, ...reading } = useFetched(
    useCallback((signal: AbortSignal) => mortise.message.get(appId, msgId, { signal }), [mortise, appId, msgId]),
  );
  const { resend, isBusy, error: refused } = useResend({ msgId, endpointId, onResent });
  return (
    <>
      <h3 className="attempt-title">{strings.message}</h3>
      {answer === undefined ? (
        <LoadingOrError reading={reading} loading={strings.loadingMessage} rows={1} />
      ) : (
        <>
          <p className="quiet">
            <EventName name={answer.eventType} /> · <bdi className="code">{msgId}</bdi>
          </p>
          <PayloadText message={answer} label={strings.message} />
        </>
      )}
      <Refusal error={refused} />
      <div className="card-actions">
        {canResend && (
          <Button icon="send" isBusy={isBusy} onClick={resend}>
            {strings.sendAgain}
          </Button>
        )}
        <Button onClick={() => open({ name: "message", id: msgId })}>{strings.openMessage}</Button>
      </div>
    </>
  );
}
