import type { EndpointOut, EndpointUpdate } from "@mortise/webhooks";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../parts/Button.tsx";
import { CatalogueDialog } from "../events/CatalogueDialog.tsx";
import { EventTypeChoice } from "./EventTypeChoice.tsx";
import { fieldErrors } from "../parts/error-text.ts";
import { TextField } from "../parts/TextField.tsx";
import { isRateLimit, MoreSettings, settingsIn, settingsOf } from "./MoreSettings.tsx";
import { Refusal } from "../parts/Refusal.tsx";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";
import { useAction } from "../parts/use-action.ts";
import type { View } from "../view.ts";
import { ViewHeading } from "../parts/ViewHeading.tsx";

const shownFields = new Set(["url", "description", "filterTypes", "rateLimit", "channels", "uid"]);

/** Form that adds an endpoint, or edits the given one. */
export function EndpointForm({
  endpoint,
  onSaved,
}: {
  endpoint?: EndpointOut | undefined;
  onSaved?: (() => void) | undefined;
}) {
  const { mortise, appId, open, say } = useSession();
  const [url, setUrl] = useState(endpoint?.url ?? "");
  const [description, setDescription] = useState(endpoint?.description ?? "");
  const [chosen, setChosen] = useState<readonly string[] | null>(endpoint?.filterTypes ?? null);
  const [settings, setSettings] = useState(() => settingsOf(endpoint ?? {}));
  const [isTried, setTried] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const { run, isBusy, error, forget } = useAction();
  const form = useRef<HTMLFormElement>(null);
  const missing = {
    ...(!isWebAddress(url.trim()) && { url: url.trim() === "" ? strings.urlMissing : strings.urlWrong }),
    ...(chosen?.length === 0 && { filterTypes: strings.chooseOne }),
    ...(!isRateLimit(settings.rateLimit) && { rateLimit: strings.rateLimitWrong }),
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
      const choice = missing.filterTypes ? "[type=search], [type=checkbox]" : "[inputmode=numeric]";
      form.current?.querySelector<HTMLElement>(missing.url ? "input" : choice)?.focus();
      return;
    }
    run(async () => {
      const said = {
        url: url.trim(),
        description: description.trim(),
        filterTypes: chosen === null ? null : [...chosen],
        ...settingsIn(settings),
      };
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
        <TextField
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
        <TextField
          label={strings.description}
          value={description}
          onChange={change(setDescription)}
          error={errors["description"]}
          hint={strings.descriptionHint}
        />
        <EventTypeChoice
          chosen={chosen}
          onChange={change(setChosen)}
          error={errors["filterTypes"]}
          onLook={() => setLooking(true)}
        />
        <MoreSettings settings={settings} onChange={change(setSettings)} errors={errors} />
        {isElsewhere && <Refusal error={error} />}
        <div className="form-actions">
          <Button onClick={() => open(back)}>{strings.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {endpoint ? strings.save : strings.addEndpoint}
          </Button>
        </div>
      </form>
      {isLooking && <CatalogueDialog onClose={() => setLooking(false)} />}
    </>
  );
}

const isWebAddress = (text: string): boolean => /^https?:\/\/\S/i.test(text) && URL.canParse(text);

/** Returns the fields that this page does not edit. An update replaces everything, so they are sent back unchanged. */
export const keptOf = ({
  url,
  version,
  description,
  disabled,
  uid,
  filterTypes,
  channels,
  rateLimit,
}: EndpointOut): EndpointUpdate => ({
  url,
  version,
  description,
  disabled,
  uid,
  filterTypes,
  channels,
  rateLimit,
});
