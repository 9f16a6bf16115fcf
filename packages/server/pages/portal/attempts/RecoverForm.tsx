import { type FormEvent, useCallback, useState } from "react";
import { Button } from "../parts/Button.tsx";
import { fieldErrors } from "../parts/error-text.ts";
import { environmentTime } from "../parts/environment-time.ts";
import { TextField } from "../parts/TextField.tsx";
import { Refusal } from "../parts/Refusal.tsx";
import { useSession } from "../session.tsx";
import { count, strings } from "../strings/strings.ts";
import { useAction } from "../parts/use-action.ts";
import { useFetched } from "../parts/use-fetched.ts";
import { useLive } from "../parts/use-live.ts";
import { wallClock } from "../parts/wall-clock.ts";

const dayMs = 86_400_000;
const furthestDays = 14; // the server refuses an earlier time

/** Form that resends messages of an endpoint that failed since a chosen time, and those that wait for a retry. */
export function RecoverForm({ endpointId, onAsked }: { endpointId: string; onAsked: () => void }) {
  const { mortise, appId, say } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { answer: now } = useFetched(useCallback((signal: AbortSignal) => environmentTime(mortise, signal), [mortise]));
  const [typed, setTyped] = useState<string>();
  const since = typed ?? (now === undefined ? "" : wallClock(now - dayMs));
  const { run, isBusy, error, forget } = useAction();
  const isMissing = Number.isNaN(Date.parse(since));
  const isWaiting = typed === undefined && now === undefined;
  const wrong = isMissing && !isWaiting ? strings.chooseMoment : fieldErrors(error)["since"];
  const recover = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing) return;
    run(async () => {
      const { messages } = await mortise.endpoint.recover(appId, endpointId, { since: new Date(since) });
      say(messages === 0 ? strings.nothingFailed : count(strings.recovering, messages));
      onAsked();
    });
  };
  return (
    <details className="recover" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="recover-line">{strings.recover}</summary>
      <form className="card-body" onSubmit={recover} noValidate>
        <TextField
          label={strings.failedSince}
          type="datetime-local"
          min={now === undefined ? undefined : wallClock(now - furthestDays * dayMs)}
          value={since}
          onChange={(text) => {
            setTyped(text);
            forget();
          }}
          error={wrong}
          hint={count(strings.upToDays, furthestDays)}
        />
        {isOpen && !isMissing && wrong === undefined && <Preview endpointId={endpointId} since={since} />}
        {fieldErrors(error)["since"] === undefined && <Refusal error={error} />}
        <div className="card-actions">
          <Button type="submit" isBusy={isBusy}>
            {strings.sendAllAgain}
          </Button>
        </div>
      </form>
    </details>
  );
}

/**
 * Number of messages that failed or still wait for an attempt since the chosen time. Fewer may be resent: messages that
 * were never tried keep their schedule, and one request resends a limited number.
 */
function Preview({ endpointId, since }: { endpointId: string; since: string }) {
  const { mortise, appId } = useSession();
  const { answer, look } = useFetched(
    useCallback(
      (signal: AbortSignal) => mortise.endpoint.getStats(appId, endpointId, { since: new Date(since), signal }),
      [mortise, appId, endpointId, since],
    ),
  );
  useLive(look);
  const lost = answer && answer.fail + answer.sending;
  return (
    <p className="quiet" role="status">
      {lost !== undefined && (lost === 0 ? strings.nothingFailed : count(strings.recoverPreview, lost))}
    </p>
  );
}
