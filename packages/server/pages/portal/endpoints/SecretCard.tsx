import { useId, useState } from "react";
import { Button } from "../parts/Button.tsx";
import { Card } from "../parts/Card.tsx";
import { Confirm } from "../parts/Confirm.tsx";
import { Refusal } from "../parts/Refusal.tsx";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";
import { useAction } from "../parts/use-action.ts";

/** Signing secret of the endpoint. It is not fetched until somebody reveals it. */
export function SecretCard({ endpointId }: { endpointId: string }) {
  const { mortise, appId, say } = useSession();
  const [key, setKey] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const reading = useAction();
  const rotating = useAction();
  const id = useId();

  const reveal = () => reading.run(async () => setKey((await mortise.endpoint.getSecret(appId, endpointId)).key));
  const copy = (text: string) =>
    reading.run(async () => {
      try {
        await navigator.clipboard.writeText(text);
        say(strings.secretCopied);
      } catch {
        const shown = document.getElementById(id);
        if (shown) getSelection()?.selectAllChildren(shown);
        say(strings.copyRefused, "problem");
      }
    });
  const rotate = () =>
    rotating.run(async () => {
      await mortise.endpoint.rotateSecret(appId, endpointId, {});
      // The secret on screen is now the old one, and the new one stays hidden until somebody reveals it.
      setKey(undefined);
      setAsking(false);
      say(strings.rotated);
    });

  return (
    <Card title={strings.signingSecret}>
      <div className="card-body">
        <p className="quiet">{strings.secretIs}</p>
        <div className="secret code" id={id} dir="ltr">
          {key ?? <Dots />}
        </div>
        <Refusal error={reading.error} />
        <div className="card-actions">
          <Button
            isBusy={reading.isBusy && key === undefined}
            onClick={() => (key === undefined ? reveal() : setKey(undefined))}
          >
            {key === undefined ? strings.reveal : strings.hide}
          </Button>
          {key !== undefined && <Button onClick={() => copy(key)}>{strings.copy}</Button>}
          <Button
            onClick={() => {
              rotating.forget();
              setAsking(true);
            }}
          >
            {strings.rotate}
          </Button>
        </div>
      </div>
      {isAsking && (
        <Confirm
          title={strings.rotateAsk}
          action={strings.rotate}
          doing={rotating}
          onConfirm={rotate}
          onCancel={() => setAsking(false)}
        >
          {strings.rotateWhat}
        </Confirm>
      )}
    </Card>
  );
}

const Dots = () => (
  <>
    <span aria-hidden="true">••••••••••••••••</span>
    <span className="seam-visually-hidden">{strings.hidden}</span>
  </>
);
