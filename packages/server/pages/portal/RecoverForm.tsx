import { type FormEvent, useState } from "react";
import { Button } from "./Button.tsx";
import { fieldErrors } from "./failure.ts";
import { Field } from "./Field.tsx";
import { Refusal } from "./Problem.tsx";
import { useSession } from "./session.tsx";
import { count, strings } from "./strings/strings.ts";
import { useAct } from "./use-act.ts";

const dayMs = 86_400_000;
const furthestDays = 14;

/** Sends again every message that failed since a moment. */
export function RecoverForm({ endpointId, onAsked }: { endpointId: string; onAsked: () => void }) {
  const { mortise, appId, say } = useSession();
  const [since, setSince] = useState(() => wallClock(Date.now() - dayMs));
  const [furthest] = useState(() => wallClock(Date.now() - furthestDays * dayMs));
  const { act, isBusy, error, forget } = useAct();
  const wrong = Number.isNaN(Date.parse(since)) ? strings.chooseMoment : fieldErrors(error)["since"];
  const recover = (event: FormEvent) => {
    event.preventDefault();
    if (Number.isNaN(Date.parse(since))) return;
    act(async () => {
      await mortise.endpoint.recover(appId, endpointId, { since: new Date(since) });
      say(strings.recovering);
      onAsked();
    });
  };
  return (
    <details className="recover">
      <summary className="recover-line">{strings.recover}</summary>
      <form className="card-body" onSubmit={recover} noValidate>
        <Field
          label={strings.failedSince}
          type="datetime-local"
          min={furthest}
          value={since}
          onChange={(text) => {
            setSince(text);
            forget();
          }}
          error={wrong}
          hint={count(strings.upToDays, furthestDays)}
        />
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

/** `YYYY-MM-DDTHH:mm` in the person's time zone. */
function wallClock(moment: number): string {
  const local = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
