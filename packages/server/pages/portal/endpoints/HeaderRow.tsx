import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../parts/Button.tsx";
import { reasonOf } from "../parts/error-text.ts";
import { TextField } from "../parts/TextField.tsx";
import { Refusal } from "../parts/Refusal.tsx";
import { useAction } from "../parts/use-action.ts";
import { useSession } from "../session.tsx";
import { fill, strings } from "../strings/strings.ts";

interface HeaderRowProps {
  endpointId: string;
  name: string;
  /** Value of the header; `undefined` if the server never shows it. */
  value: string | undefined;
  onSaved: () => void;
  onRemoved: () => void;
}

/** One header, whose value is edited in its row. The other headers stay unchanged. */
export function HeaderRow({ endpointId, name, value, onSaved, onRemoved }: HeaderRowProps) {
  const { mortise, appId, say } = useSession();
  const [draft, setDraft] = useState<string>();
  const { run, isBusy, error, forget } = useAction();
  const row = useRef<HTMLLIElement>(null);
  const isEditing = draft !== undefined;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) row.current?.querySelector("input")?.select();
    else if (wasEditing.current) row.current?.querySelector("button")?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const patch = (to: string | null) => mortise.endpoint.patchHeaders(appId, endpointId, { headers: { [name]: to } });
  const save = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await patch(draft ?? "");
      setDraft(undefined);
      say(fill(strings.headerSaved, { name }));
      onSaved();
    });
  };
  const remove = () =>
    run(async () => {
      await patch(null);
      say(fill(strings.headerRemoved, { name }));
      onRemoved();
    });
  const edit = (text: string | undefined) => {
    setDraft(text);
    forget();
  };

  return (
    <li className="header-row" ref={row}>
      {isEditing ? (
        <form className="header-form header-text" onSubmit={save}>
          <TextField
            label={fill(strings.valueOfHeader, { name })}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={draft}
            onChange={edit}
            onKeyDown={(event) => event.key === "Escape" && edit(undefined)}
            error={error === undefined ? undefined : reasonOf(error)}
            hint={value === undefined ? strings.headerHiddenHint : undefined}
          />
          <div className="card-actions">
            <Button type="submit" isBusy={isBusy}>
              {strings.save}
            </Button>
            <Button kind="quiet" onClick={() => edit(undefined)}>
              {strings.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <span className="code header-text" dir="ltr">
            <b>{name}</b>: {value ?? <i dir="auto">{strings.headerHidden}</i>}
          </span>
          <span className="header-buttons">
            <Button kind="quiet" aria-label={fill(strings.editHeader, { name })} onClick={() => edit(value ?? "")}>
              {strings.edit}
            </Button>
            <Button kind="quiet" aria-label={fill(strings.removeHeader, { name })} isBusy={isBusy} onClick={remove}>
              {strings.remove}
            </Button>
          </span>
          <Refusal error={error} />
        </>
      )}
    </li>
  );
}
