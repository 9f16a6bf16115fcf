import type { EndpointOut } from "@mortise/webhooks";
import { type FormEvent, useRef, useState } from "react";
import { useEventTypes } from "../endpoints/use-event-types.ts";
import { Button } from "../parts/Button.tsx";
import { Card } from "../parts/Card.tsx";
import { fieldErrors } from "../parts/error-text.ts";
import { Refusal } from "../parts/Refusal.tsx";
import { TextArea } from "../parts/TextArea.tsx";
import { useAction } from "../parts/use-action.ts";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";
import { addressOf } from "../view.ts";
import { EventTypeSelect } from "./EventTypeSelect.tsx";
import { exampleText, faultOf, payloadIn, ping } from "./example-payload.ts";

/** Card that sends an example event, edited or not, to this endpoint alone. */
export function ExampleCard({ endpoint: { id, disabled }, onSent }: { endpoint: EndpointOut; onSent: () => void }) {
  const { mortise, appId, say } = useSession();
  const { answer: types = [] } = useEventTypes({ withContent: true });
  const [chosen, setChosen] = useState(ping);
  // Drafts by event type, kept while another type is selected.
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const { run, isBusy, error, forget } = useAction();
  const area = useRef<HTMLTextAreaElement>(null);
  const example = exampleText(chosen, types);
  const text = drafts[chosen] ?? example;
  const fault = faultOf(text);
  const refused = fieldErrors(error)["payload"];

  const write = (draft: string | undefined) => {
    const { [chosen]: _before, ...others } = drafts;
    setDrafts(draft === undefined ? others : { ...others, [chosen]: draft });
    forget();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault !== undefined) {
      area.current?.focus();
      if (fault.at !== undefined) area.current?.setSelectionRange(fault.at, fault.at);
      return;
    }
    run(async () => {
      await mortise.endpoint.sendExample(appId, id, { eventType: chosen, payload: payloadIn(text) });
      say(strings.exampleSent);
      onSent();
    });
  };

  return (
    <Card title={strings.sendAnExample}>
      <form className="card-body" onSubmit={send} noValidate>
        <EventTypeSelect
          types={types}
          first={{ value: ping, text: strings.ping }}
          value={chosen}
          onChange={(type) => {
            setChosen(type);
            setTried(false);
            forget();
          }}
        >
          <div className="seam-field-foot">
            <a className="plain-link" href={addressOf({ name: "events", id: chosen === ping ? undefined : chosen })}>
              {strings.seeEventTypes}
            </a>
          </div>
        </EventTypeSelect>
        <TextArea
          ref={area}
          label={strings.payload}
          rows={6}
          value={text}
          onChange={write}
          error={refused ?? (isTried ? fault?.said : undefined)}
        />
        {refused === undefined && <Refusal error={error} />}
        {disabled && <p className="quiet">{strings.exampleDisabled}</p>}
        <div className="card-actions">
          {!disabled && (
            <Button type="submit" icon="send" isBusy={isBusy}>
              {strings.sendExample}
            </Button>
          )}
          {text !== example && (
            <Button
              onClick={() => {
                // The pressed button is removed, so the text area takes the focus.
                area.current?.focus();
                write(undefined);
              }}
            >
              {strings.resetExample}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
