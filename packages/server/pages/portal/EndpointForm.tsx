import type { EndpointOut, EndpointUpdate } from "@mortise/webhooks";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { EventTypeChoice } from "./EventTypeChoice.tsx";
import { fieldErrors } from "./failure.ts";
import { Field } from "./Field.tsx";
import { Refusal } from "./Problem.tsx";
import { useSession } from "./session.tsx";
import { strings } from "./strings/strings.ts";
import { useAct } from "./use-act.ts";
import type { View } from "./view.ts";
import { ViewHeading } from "./ViewHeading.tsx";

const shownFields = new Set(["url", "description", "filterTypes"]);

/** Adds an endpoint, or changes the given one. */
export function EndpointForm({ endpoint, onSaved }: { endpoint?: EndpointOut | undefined; onSaved?: (() => void) | undefined }) {
  const { mortise, appId, open, say } = useSession();
  const [url, setUrl] = useState(endpoint?.url ?? "");
  const [description, setDescription] = useState(endpoint?.description ?? "");
  const [chosen, setChosen] = useState<readonly string[] | null>(endpoint?.filterTypes ?? null);
  const [isTried, setTried] = useState(false);
  const { act, isBusy, error, forget } = useAct();
  const form = useRef<HTMLFormElement>(null);
  const missing = {
    ...(url.trim() === "" && { url: strings.urlMissing }),
    ...(chosen?.length === 0 && { filterTypes: strings.chooseOne }),
  };
  const errors: Readonly<Record<string, string>> = { ...(isTried ? missing : {}), ...fieldErrors(error) };
  const isElsewhere = error !== undefined && !Object.keys(fieldErrors(error)).some((field) => shownFields.has(field));
  const back: View = endpoint ? { name: "endpoint", id: endpoint.id } : { name: "endpoints" };

  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [error]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(missing).length > 0) {
      form.current?.querySelector<HTMLElement>(missing.url ? "input" : "[type=search], [type=checkbox]")?.focus();
      return;
    }
    act(async () => {
      const said = { url: url.trim(), description: description.trim(), filterTypes: chosen === null ? null : [...chosen] };
      const saved = endpoint
        ? await mortise.endpoint.update(appId, endpoint.id, { ...keptOf(endpoint), ...said })
        : await mortise.endpoint.create(appId, said);
      say(endpoint ? strings.saved : strings.endpointAdded);
      onSaved?.();
      open({ name: "endpoint", id: saved.id });
    });
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      forget();
    };

  return (
    <>
      <ViewHeading
        title={endpoint ? strings.editEndpoint : strings.addEndpoint}
        back={{ to: back, name: endpoint ? strings.endpoint : strings.endpoints }}
      />
      <form className="seam-frame form" ref={form} onSubmit={save} noValidate>
        <Field
          label={strings.url}
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          placeholder="https://example.com/webhooks"
          value={url}
          onChange={change(setUrl)}
          error={errors["url"]}
          hint={strings.urlHint}
        />
        <Field
          label={strings.description}
          value={description}
          onChange={change(setDescription)}
          error={errors["description"]}
          hint={strings.descriptionHint}
        />
        <EventTypeChoice chosen={chosen} onChange={change(setChosen)} error={errors["filterTypes"]} />
        {isElsewhere && <Refusal error={error} />}
        <div className="form-actions">
          <Button onClick={() => open(back)}>{strings.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {endpoint ? strings.save : strings.addEndpoint}
          </Button>
        </div>
      </form>
    </>
  );
}

/** An update replaces everything, so what this page does not show is sent back as it was. */
export const keptOf = ({ url, version, description, disabled, uid, filterTypes, channels, rateLimit }: EndpointOut): EndpointUpdate => ({
  url,
  version,
  description,
  disabled,
  uid,
  filterTypes,
  channels,
  rateLimit,
});
