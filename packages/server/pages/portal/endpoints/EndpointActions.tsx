import type { EndpointOut } from "@mortise/webhooks";
import { useState } from "react";
import { Button } from "../parts/Button.tsx";
import { Confirm } from "../parts/Confirm.tsx";
import { keptOf } from "./EndpointForm.tsx";
import { reasonOf } from "../parts/error-text.ts";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";
import { useAction } from "../parts/use-action.ts";

/** Buttons that edit, disable, enable and delete an endpoint. */
export function EndpointActions({
  endpoint,
  onChange,
}: {
  endpoint: EndpointOut;
  onChange: (endpoint: EndpointOut) => void;
}) {
  const { mortise, appId, open, say } = useSession();
  const [asks, setAsks] = useState<"disable" | "delete">();
  const doing = useAction();
  const { id, disabled } = endpoint;

  const setDisabled = (isDisabled: boolean) =>
    doing.run(async () => {
      try {
        onChange(await mortise.endpoint.update(appId, id, { ...keptOf(endpoint), disabled: isDisabled }));
      } catch (error) {
        if (!isDisabled) say(reasonOf(error), "problem");
        throw error;
      }
      setAsks(undefined);
      say(isDisabled ? strings.disabledNow : strings.enabledNow);
    });
  const remove = () =>
    doing.run(async () => {
      await mortise.endpoint.delete(appId, id);
      say(strings.deletedNow);
      open({ name: "endpoints" });
    });
  const ask = (what: "disable" | "delete") => {
    doing.forget();
    setAsks(what);
  };

  return (
    <>
      <Button onClick={() => open({ name: "edit", id })}>{strings.edit}</Button>
      {disabled ? (
        <Button isBusy={doing.isBusy && asks === undefined} onClick={() => setDisabled(false)}>
          {strings.enable}
        </Button>
      ) : (
        <Button onClick={() => ask("disable")}>{strings.disable}</Button>
      )}
      <Button onClick={() => ask("delete")}>{strings.delete}</Button>
      {asks === "disable" && (
        <Confirm
          title={strings.disableAsk}
          action={strings.disable}
          doing={doing}
          onConfirm={() => setDisabled(true)}
          onCancel={() => setAsks(undefined)}
        >
          {strings.disableWhat}
        </Confirm>
      )}
      {asks === "delete" && (
        <Confirm
          title={strings.deleteAsk}
          action={strings.deleteEndpoint}
          kind="danger"
          doing={doing}
          onConfirm={remove}
          onCancel={() => setAsks(undefined)}
        >
          {strings.deleteWhat}
        </Confirm>
      )}
    </>
  );
}
