import { type MessageAttemptOut, MessageAttemptTriggerType, MessageStatus } from "@mortise/webhooks";
import { useCallback, useState } from "react";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { Moment } from "./Moment.tsx";
import { Problem, Refusal, Waiting } from "./Problem.tsx";
import { useSession } from "./session.tsx";
import { useAct } from "./use-act.ts";
import { useAsked } from "./use-asked.ts";

export interface AttemptRowProps {
  attempt: MessageAttemptOut;
  canResend: boolean;
  onResent: () => void;
}

/** One attempt; opened, it shows what was sent and what came back. */
export function AttemptRow({ attempt, canResend, onResent }: AttemptRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { status, responseStatusCode: code, timestamp, triggerType } = attempt;
  const look = looks[status] ?? looks[MessageStatus.Pending];
  return (
    <li>
      <details className="attempt" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="attempt-line">
          <Icon name={look.icon} tone={look.tone} />
          <span className="attempt-text">
            <span className="attempt-what">
              {look.text} <span className="quiet">{code === 0 ? "no answer" : `status ${code}`}</span>
            </span>
            <span className="quiet">
              <Moment at={timestamp} />
              {triggerType === MessageAttemptTriggerType.Manual && " · by hand"}
            </span>
          </span>
          <Icon name="open" />
        </summary>
        {isOpen && <Opened attempt={attempt} canResend={canResend} onResent={onResent} />}
      </details>
    </li>
  );
}

type Look = { text: string; icon: "ok" | "error" | "wait"; tone?: "positive" | "danger" };
const looks: Readonly<Record<number, Look>> & Readonly<Record<typeof MessageStatus.Pending, Look>> = {
  [MessageStatus.Success]: { text: "Succeeded", icon: "ok", tone: "positive" },
  [MessageStatus.Fail]: { text: "Failed", icon: "error", tone: "danger" },
  [MessageStatus.Pending]: { text: "Waiting", icon: "wait" },
  [MessageStatus.Sending]: { text: "Sending", icon: "wait" },
};

function Opened({ attempt: { msgId, endpointId, response }, canResend, onResent }: AttemptRowProps) {
  const { mortise, appId, say } = useSession();
  const { answer, error, isAsking, again } = useAsked(
    useCallback((signal: AbortSignal) => mortise.message.get(appId, msgId, { signal }), [mortise, appId, msgId]),
  );
  const { act, isBusy, error: refused } = useAct();
  const resend = () =>
    act(async () => {
      await mortise.messageAttempt.resend(appId, msgId, endpointId);
      say("Sent again. The new attempt is shown as soon as it is made.");
      onResent();
    });
  return (
    <div className="attempt-body">
      <h3 className="attempt-title">Answer</h3>
      {response === "" ? <p className="quiet">Empty.</p> : <Text label="Answer">{response}</Text>}
      <h3 className="attempt-title">Message</h3>
      {answer === undefined ? (
        isAsking ? (
          <Waiting what="the message" rows={1} />
        ) : (
          <Problem error={error} onRetry={again} isRetrying={isAsking} />
        )
      ) : (
        <>
          <p className="quiet">
            <bdi className="code">{answer.eventType}</bdi> · <bdi className="code">{msgId}</bdi>
          </p>
          <Text label="Message">{JSON.stringify(answer.payload, null, 2)}</Text>
        </>
      )}
      <Refusal error={refused} />
      {canResend && (
        <div className="card-actions">
          <Button icon="send" isBusy={isBusy} onClick={resend}>
            Send again
          </Button>
        </div>
      )}
    </div>
  );
}

/** Scrolls when it is long, so it can take the focus. */
const Text = ({ label, children }: { label: string; children: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what has the focus
  <pre className="text code" tabIndex={0} role="region" aria-label={label} dir="ltr">
    {children}
  </pre>
);
