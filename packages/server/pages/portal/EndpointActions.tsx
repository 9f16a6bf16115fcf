import type { EndpointOut } from "@mortise/webhooks";
import { useState } from "react";
import { Button } from "./Button.tsx";
import { Confirm } from "./Confirm.tsx";
import { keptOf } from "./EndpointForm.tsx";
import { reasonOf } from "./failure.ts";
import { useSession } from "./session.tsx";
import { useAct } from "./use-act.ts";

/** Edit, disable or enable, delete. */
export function EndpointActions({ endpoint, onChange }: { endpoint: EndpointOut; onChange: (endpoint: EndpointOut) => void }) {
  const { mortise, appId, open, say } = useSession();
  const [asks, setAsks] = useState<"disable" | "delete">();
  const doing = useAct();
  const { id, disabled } = endpoint;

  const setDisabled = (isDisabled: boolean) =>
    doing.act(async () => {
      try {
        onChange(await mortise.endpoint.update(appId, id, { ...keptOf(endpoint), disabled: isDisabled }));
      } catch (error) {
        if (!isDisabled) say(reasonOf(error));
        throw error;
      }
      setAsks(undefined);
      say(isDisabled ? "Disabled. Nothing is sent to it any more." : "Enabled. New events are sent to it.");
    });
  const remove = () =>
    doing.act(async () => {
      await mortise.endpoint.delete(appId, id);
      say("Endpoint deleted.");
      open({ name: "endpoints" });
    });
  const ask = (what: "disable" | "delete") => {
    doing.forget();
    setAsks(what);
  };

  return (
    <>
      <Button onClick={() => open({ name: "edit", id })}>Edit</Button>
      {disabled ? (
        <Button isBusy={doing.isBusy && asks === undefined} onClick={() => setDisabled(false)}>
          Enable
        </Button>
      ) : (
        <Button onClick={() => ask("disable")}>Disable</Button>
      )}
      <Button onClick={() => ask("delete")}>Delete</Button>
      {asks === "disable" && (
        <Confirm
          title="Disable this endpoint?"
          action="Disable"
          doing={doing}
          onConfirm={() => setDisabled(true)}
          onCancel={() => setAsks(undefined)}
        >
          Nothing is sent to it until you enable it again, and what is waiting to be tried again is given up.
        </Confirm>
      )}
      {asks === "delete" && (
        <Confirm
          title="Delete this endpoint?"
          action="Delete endpoint"
          tone="danger"
          doing={doing}
          onConfirm={remove}
          onCancel={() => setAsks(undefined)}
        >
          Nothing is sent to it any more, and its secret is gone. This cannot be undone.
        </Confirm>
      )}
    </>
  );
}
