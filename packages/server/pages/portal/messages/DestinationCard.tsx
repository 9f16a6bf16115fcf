import type { MessageAttemptOut, MessageEndpointOut } from "@mortise/webhooks";
import { AttemptDetails } from "../attempts/AttemptDetails.tsx";
import { useResend } from "../attempts/use-resend.ts";
import { nameOf } from "../endpoints/EndpointStatus.tsx";
import { Button } from "../parts/Button.tsx";
import { Card } from "../parts/Card.tsx";
import { Refusal } from "../parts/Refusal.tsx";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";

interface DestinationCardProps {
  msgId: string;
  endpoint: MessageEndpointOut;
  attempts: readonly MessageAttemptOut[];
  onResent: () => void;
}

/** Status of a message at one endpoint. */
export function DestinationCard({ msgId, endpoint, attempts, onResent }: DestinationCardProps) {
  const { open } = useSession();
  const { id, url, disabled } = endpoint;
  const { resend, isBusy, error } = useResend({ msgId, endpointId: id, onResent });
  return (
    <Card title={nameOf(endpoint)}>
      <div className="card-body">
        {nameOf(endpoint) !== url && (
          <bdi className="code" dir="ltr">
            {url}
          </bdi>
        )}
        <Refusal error={error} />
        <div className="card-actions">
          {!disabled && (
            <Button icon="send" isBusy={isBusy} onClick={resend}>
              {strings.sendAgain}
            </Button>
          )}
          <Button onClick={() => open({ name: "endpoint", id })}>{strings.endpoint}</Button>
        </div>
        {attempts.length === 0 && <p className="quiet">{strings.noTryYet}</p>}
      </div>
      <ul className="list" aria-label={strings.attempts}>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <AttemptDetails attempt={attempt} isOfMessage />
          </li>
        ))}
      </ul>
    </Card>
  );
}
