import { type MessageAttemptOut, MessageAttemptTriggerType, MessageStatus } from "@mortise/webhooks";
import { useCallback, useState } from "react";
import { Button } from "./Button.tsx";
import { EventName } from "./EventName.tsx";
import { Icon } from "./Icon.tsx";
import { Moment } from "./Moment.tsx";
import { Problem, Refusal, Waiting } from "./Problem.tsx";
import { useSession } from "./session.tsx";
import { fill, strings } from "./strings/strings.ts";
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
              {strings[look.text]}{" "}
              <span className="quiet">{code === 0 ? strings.noAnswer : fill(strings.statusCode, { code: String(code) })}</span>
            </span>
            <span className="quiet">
              <Moment at={timestamp} />
              {triggerType === MessageAttemptTriggerType.Manual && ` · ${strings.byHand}`}
            </span>
          </span>
          <Icon name="open" />
        </summary>
        {isOpen && <Opened attempt={attempt} canResend={canResend} onResent={onResent} />}
      </details>
    </li>
  );
}

type Look = { text: "succeeded" | "failed" | "waiting" | "sending"; icon: "ok" | "error" | "wait"; tone?: "positive" | "danger" };
const looks: Readonly<Record<number, Look>> & Readonly<Record<typeof MessageStatus.Pending, Look>> = {
  [MessageStatus.Success]: { text: "succeeded", icon: "ok", tone: "positive" },
  [MessageStatus.Fail]: { text: "failed", icon: "error", tone: "danger" },
  [MessageStatus.Pending]: { text: "waiting", icon: "wait" },
  [MessageStatus.Sending]: { text: "sending", icon: "wait" },
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
      say(strings.sentAgain);
      onResent();
    });
  return (
    <div className="attempt-body">
      <h3 className="attempt-title">{strings.answer}</h3>
      {response === "" ? <p className="quiet">{strings.empty}</p> : <Text label={strings.answer}>{response}</Text>}
      <h3 className="attempt-title">{strings.message}</h3>
      {answer === undefined ? (
        isAsking ? (
          <Waiting text={strings.loadingMessage} rows={1} />
        ) : (
          <Problem error={error} onRetry={again} isRetrying={isAsking} />
        )
      ) : (
        <>
          <p className="quiet">
            <EventName name={answer.eventType} /> · <bdi className="code">{msgId}</bdi>
          </p>
          <Text label={strings.message}>{JSON.stringify(answer.payload, null, 2)}</Text>
        </>
      )}
      <Refusal error={refused} />
      {canResend && (
        <div className="card-actions">
          <Button icon="send" isBusy={isBusy} onClick={resend}>
            {strings.sendAgain}
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
