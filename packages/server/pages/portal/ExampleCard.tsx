import type { EndpointOut } from "@mortise/webhooks";
import { type FormEvent, useId, useState } from "react";
import { Button } from "./Button.tsx";
import { Card } from "./Card.tsx";
import { Refusal } from "./Problem.tsx";
import { useSession } from "./session.tsx";
import { strings } from "./strings/strings.ts";
import { useAct } from "./use-act.ts";
import { useEventTypes } from "./use-event-types.ts";

/** Works in every environment, whether or not it has event types. */
const ping = "svix.ping";

/** Sends what an event would look like, to this endpoint alone. */
export function ExampleCard({ endpoint: { id, disabled }, onSent }: { endpoint: EndpointOut; onSent: () => void }) {
  const { mortise, appId, say } = useSession();
  const { answer: types = [] } = useEventTypes();
  const [chosen, setChosen] = useState(ping);
  const { act, isBusy, error, forget } = useAct();
  const field = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      await mortise.endpoint.sendExample(appId, id, { eventType: chosen });
      say(strings.exampleSent);
      onSent();
    });
  };
  return (
    <Card title={strings.sendAnExample}>
      <form className="card-body" onSubmit={send}>
        <div className="seam-field">
          <label className="seam-label" htmlFor={field}>
            {strings.eventType}
          </label>
          <select
            id={field}
            className="seam-input select"
            value={chosen}
            onChange={(event) => {
              setChosen(event.target.value);
              forget();
            }}
          >
            <option value={ping}>{strings.ping}</option>
            {types.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <Refusal error={error} />
        {disabled ? (
          <p className="quiet">{strings.exampleDisabled}</p>
        ) : (
          <div className="card-actions">
            <Button type="submit" icon="send" isBusy={isBusy}>
              {strings.sendExample}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
