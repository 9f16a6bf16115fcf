import { type FormEvent, useCallback, useState } from "react";
import { Button } from "./Button.tsx";
import { Card } from "./Card.tsx";
import { Field } from "./Field.tsx";
import { reasonOf } from "./failure.ts";
import { Problem, Waiting } from "./Problem.tsx";
import { useSession } from "./session.tsx";
import { fill, strings } from "./strings/strings.ts";
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
    if (name.trim() !== "") change(name.trim(), value, fill(strings.headerAdded, { name: name.trim() }));
  };
  const rows = answer && [...Object.entries(answer.headers), ...answer.sensitive.map((header): [string, undefined] => [header, undefined])];
  return (
    <Card title={strings.customHeaders}>
      <div className="card-body">
        {rows === undefined &&
          (isAsking ? <Waiting text={strings.loadingHeaders} rows={1} /> : <Problem error={error} onRetry={again} isRetrying={isAsking} />)}
        {rows?.length === 0 && <p className="quiet">{strings.noHeaders}</p>}
        {rows !== undefined && rows.length > 0 && (
          <ul className="headers">
            {rows.map(([header, shown]) => (
              <li key={header} className="header-row">
                <span className="code header-text">
                  <b>{header}</b>: {shown ?? <i>{strings.headerHidden}</i>}
                </span>
                <Button
                  kind="quiet"
                  aria-label={fill(strings.removeHeader, { name: header })}
                  onClick={() => change(header, null, fill(strings.headerRemoved, { name: header }))}
                >
                  {strings.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <form className="header-form" onSubmit={add}>
          <Field
            label={strings.headerName}
            autoComplete="off"
            spellCheck={false}
            value={name}
            onChange={(text) => {
              setName(text);
              forget();
            }}
            error={refused === undefined ? undefined : reasonOf(refused)}
          />
          <Field label={strings.headerValue} autoComplete="off" spellCheck={false} value={value} onChange={setValue} />
          <div className="card-actions">
            <Button type="submit" isBusy={isBusy} disabled={name.trim() === ""}>
              {strings.addHeader}
            </Button>
          </div>
        </form>
      </div>
    </Card>
  );
}
