import { type FormEvent, useCallback, useRef, useState } from "react";
import { Button } from "../parts/Button.tsx";
import { Card } from "../parts/Card.tsx";
import { TextField } from "../parts/TextField.tsx";
import { HeaderRow } from "./HeaderRow.tsx";
import { reasonOf } from "../parts/error-text.ts";
import { LoadingOrError } from "../parts/LoadingOrError.tsx";
import { useSession } from "../session.tsx";
import { fill, strings } from "../strings/strings.ts";
import { useAction } from "../parts/use-action.ts";
import { useFetched } from "../parts/use-fetched.ts";

/** Custom headers, sent with every event. */
export function HeadersCard({ endpointId }: { endpointId: string }) {
  const { mortise, appId, say } = useSession();
  const { answer, ...reading } = useFetched(
    useCallback(
      (signal: AbortSignal) => mortise.endpoint.getHeaders(appId, endpointId, { signal }),
      [mortise, appId, endpointId],
    ),
  );
  const [name, setName] = useState("");
  const nameField = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState("");
  const { run, isBusy, error: refused, forget } = useAction();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const header = name.trim();
    if (header === "") return;
    run(async () => {
      await mortise.endpoint.patchHeaders(appId, endpointId, { headers: { [header]: value } });
      setName("");
      setValue("");
      say(fill(strings.headerAdded, { name: header }));
      reading.refetch();
    });
  };
  // Sorted by name, because the server has the last changed one at the end.
  const rows =
    answer &&
    [
      ...Object.entries(answer.headers),
      ...answer.sensitive.map((header): [string, undefined] => [header, undefined]),
    ].toSorted(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  return (
    <Card title={strings.customHeaders}>
      <div className="card-body">
        {rows === undefined && <LoadingOrError reading={reading} loading={strings.loadingHeaders} rows={1} />}
        {rows?.length === 0 && <p className="quiet">{strings.noHeaders}</p>}
        {rows !== undefined && rows.length > 0 && (
          <ul className="headers">
            {rows.map(([header, shown]) => (
              <HeaderRow
                key={header}
                endpointId={endpointId}
                name={header}
                value={shown}
                onSaved={reading.refetch}
                onRemoved={() => {
                  nameField.current?.focus();
                  reading.refetch();
                }}
              />
            ))}
          </ul>
        )}
        <form className="header-form" onSubmit={add}>
          <TextField
            ref={nameField}
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
          <TextField
            label={strings.headerValue}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={setValue}
          />
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
