import { useId, useState } from "react";
import { Button } from "./Button.tsx";
import { Card } from "./Card.tsx";
import { Confirm } from "./Confirm.tsx";
import { Refusal } from "./Problem.tsx";
import { useSession } from "./session.tsx";
import { useAct } from "./use-act.ts";

/** What deliveries are signed with. Not even asked for until somebody wants to see it. */
export function SecretCard({ endpointId }: { endpointId: string }) {
  const { mortise, appId, say } = useSession();
  const [key, setKey] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const reading = useAct();
  const rotating = useAct();
  const id = useId();

  const reveal = () => reading.act(async () => setKey((await mortise.endpoint.getSecret(appId, endpointId)).key));
  const copy = (text: string) =>
    reading.act(async () => {
      try {
        await navigator.clipboard.writeText(text);
        say("Secret copied.");
      } catch {
        const shown = document.getElementById(id);
        if (shown) getSelection()?.selectAllChildren(shown);
        say("The browser does not let this page copy. The secret is selected: copy it from there.");
      }
    });
  const rotate = () =>
    rotating.act(async () => {
      await mortise.endpoint.rotateSecret(appId, endpointId, {});
      // What was on screen is no longer true; the new one is hidden until asked for.
      setKey(undefined);
      setAsking(false);
      say("There is a new secret. The old one goes on signing for 24 hours.");
    });

  return (
    <Card title="Signing secret">
      <div className="card-body">
        <p className="quiet">Your server checks with it that a request came from us.</p>
        <div className="secret code" id={id} dir="ltr">
          {key ?? <Dots />}
        </div>
        <Refusal error={reading.error} />
        <div className="card-actions">
          <Button isBusy={reading.isBusy && key === undefined} onClick={() => (key === undefined ? reveal() : setKey(undefined))}>
            {key === undefined ? "Reveal" : "Hide"}
          </Button>
          {key !== undefined && <Button onClick={() => copy(key)}>Copy</Button>}
          <Button
            onClick={() => {
              rotating.forget();
              setAsking(true);
            }}
          >
            Rotate
          </Button>
        </div>
      </div>
      {isAsking && (
        <Confirm title="Rotate the secret?" action="Rotate" doing={rotating} onConfirm={rotate} onCancel={() => setAsking(false)}>
          A new secret is put in force at once. For 24 hours requests are signed with both, so that you can change it on your side without
          losing any.
        </Confirm>
      )}
    </Card>
  );
}

const Dots = () => (
  <>
    <span aria-hidden="true">••••••••••••••••</span>
    <span className="seam-visually-hidden">Hidden</span>
  </>
);
