import { type EndpointOut, type MessageAttemptOut, MessageStatus } from "@mortise/webhooks";
import { useCallback, useEffect, useState } from "react";
import { AttemptRow } from "./AttemptRow.tsx";
import { Button } from "./Button.tsx";
import { Card } from "./Card.tsx";
import { Icon } from "./Icon.tsx";
import { Problem, Refusal, Waiting } from "./Problem.tsx";
import { RecoverForm } from "./RecoverForm.tsx";
import { useSession } from "./session.tsx";
import { strings } from "./strings/strings.ts";
import { usePages } from "./use-pages.ts";

const perPage = 20;
/** When to read the list again after an attempt was requested: most are made at once, but a slow receiver may take 15 seconds. */
const looksMs = [300, 1000, 2500, 6000, 16_000];

const filters = [
  { name: "all", status: undefined },
  { name: "failed", status: MessageStatus.Fail },
  { name: "succeeded", status: MessageStatus.Success },
] as const;

/** `sent` counts messages sent from other parts of the page: after each, the list is read again. `onNews` is called at every such read. */
export function AttemptCard({ endpoint, sent, onNews }: { endpoint: EndpointOut; sent: number; onNews: () => void }) {
  const { mortise, appId } = useSession();
  const [status, setStatus] = useState<(typeof filters)[number]["status"]>();
  const [asked, setAsked] = useState(0);
  const { id } = endpoint;
  const read = useCallback(
    (options: { iterator?: string | undefined; signal?: AbortSignal | undefined }) =>
      mortise.messageAttempt.listByEndpoint(appId, id, { ...options, limit: perPage, status }),
    [mortise, appId, id, status],
  );
  const { rows, error, isAsking, again, hasOlder, isReadingOlder, olderError, readOlder } = usePages<MessageAttemptOut>(read);

  const awaited = sent + asked;
  useEffect(() => {
    if (awaited === 0) return undefined;
    const look = () => {
      again();
      onNews();
    };
    const timers = looksMs.map((ms) => setTimeout(look, ms));
    return () => timers.forEach(clearTimeout);
  }, [awaited, again, onNews]);
  const onAsked = () => setAsked((count) => count + 1);

  return (
    <Card
      title={strings.attempts}
      tools={
        <Button
          kind="quiet"
          icon="retry"
          isBusy={isAsking && rows !== undefined}
          onClick={() => {
            again();
            onNews();
          }}
        >
          {strings.refresh}
        </Button>
      }
    >
      <div className="filters" role="group" aria-label={strings.whichAttempts}>
        {filters.map((filter) => (
          <button
            type="button"
            key={filter.name}
            className="seam-chip"
            aria-pressed={status === filter.status}
            onClick={() => setStatus(filter.status)}
          >
            {strings[filter.name]}
          </button>
        ))}
      </div>
      {!endpoint.disabled && <RecoverForm endpointId={id} onAsked={onAsked} />}
      {rows !== undefined && error !== undefined && (
        <div className="card-body">
          <Refusal error={error} />
        </div>
      )}
      {rows === undefined ? (
        isAsking ? (
          <Waiting text={strings.loadingAttempts} />
        ) : (
          <Problem error={error} onRetry={again} isRetrying={isAsking} />
        )
      ) : rows.length === 0 ? (
        <div className="seam-empty">
          <Icon name="send" size="md" />
          <div className="seam-empty-text">{status === undefined ? strings.nothingSent : strings.noSuchAttempt}</div>
          {status !== undefined && <Button onClick={() => setStatus(undefined)}>{strings.showAll}</Button>}
        </div>
      ) : (
        <ul className="list">
          {rows.map((attempt) => (
            <AttemptRow key={attempt.id} attempt={attempt} canResend={!endpoint.disabled} onResent={onAsked} />
          ))}
        </ul>
      )}
      {hasOlder && (
        <div className="card-foot">
          <Refusal error={olderError} />
          <Button isBusy={isReadingOlder} onClick={readOlder}>
            {strings.showOlder}
          </Button>
        </div>
      )}
    </Card>
  );
}
