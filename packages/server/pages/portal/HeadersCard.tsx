import { type FormEvent, useCallback, useState } from "react";
import { Button } from "./Button.tsx";
import { Card } from "./Card.tsx";
import { Field } from "./Field.tsx";
import { reasonOf } from "./failure.ts";
import { Problem, Waiting } from "./Problem.tsx";
import { useSession } from "./session.tsx";
import { useAct } from "./use-act.ts";
import { useAsked } from "./use-asked.ts";

/** Headers of the person's own, sent along with every event. */
export function HeadersCard({ endpointId }: { endpointId: string }) {
  const { mortise, appId, say } = useSession();
  const { answer, error, isAsking, again } = useAsked(
    useCallback((signal: AbortSignal) => mortise.endpoint.getHeaders(appId, endpointId, { signal }), [mortise, appId, endpointId]),
  );
  const [name, setName] = useState("");
  const [value, setValue] = useState("");
  const { act, isBusy, error: refused, forget } = useAct();
  const change = (header: string, to: string | null, said: string) =>
    act(async () => {
      await mortise.endpoint.patchHeaders(appId, endpointId, { headers: { [header]: to } });
      if (to !== null) {
        setName("");
        setValue("");
      }
      say(said);
      again();
    });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") change(name.trim(), value, `Header ${name.trim()} is sent from now on.`);
  };
  const rows = answer && [...Object.entries(answer.headers), ...answer.sensitive.map((header): [string, undefined] => [header, undefined])];
  return (
    <Card title="Custom headers">
      <div className="card-body">
        {rows === undefined &&
          (isAsking ? <Waiting what="headers" rows={1} /> : <Problem error={error} onRetry={again} isRetrying={isAsking} />)}
        {rows?.length === 0 && <p className="quiet">None. Add one if your server expects it, such as a key of your own.</p>}
        {rows !== undefined && rows.length > 0 && (
          <ul className="headers">
            {rows.map(([header, shown]) => (
              <li key={header} className="header-row">
                <span className="code header-text">
                  <b>{header}</b>: {shown ?? <i>hidden</i>}
                </span>
                <Button kind="quiet" aria-label={`Remove ${header}`} onClick={() => change(header, null, `Header ${header} removed.`)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        <form className="header-form" onSubmit={add}>
          <Field
            label="Name"
            autoComplete="off"
            spellCheck={false}
            value={name}
            onChange={(text) => {
              setName(text);
              forget();
            }}
            error={refused === undefined ? undefined : reasonOf(refused)}
          />
          <Field label="Value" autoComplete="off" spellCheck={false} value={value} onChange={setValue} />
          <div className="card-actions">
            <Button type="submit" isBusy={isBusy} disabled={name.trim() === ""}>
              Add header
            </Button>
          </div>
        </form>
      </div>
    </Card>
  );
}
