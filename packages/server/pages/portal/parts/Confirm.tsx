import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "@mortise/parts";
import { Refusal } from "./Refusal.tsx";
import { strings } from "../strings/strings.ts";
import type { Action } from "./use-action.ts";

interface ConfirmProps {
  title: string;
  /** Description of the action's effect. */
  children: ReactNode;
  /** Text of the confirming button. */
  action: string;
  /** Look of the confirming button. @default primary */
  kind?: "danger" | undefined;
  doing: Pick<Action, "isBusy" | "error">;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Dialog before an action that cannot be undone. */
export function Confirm({ title, children, action, kind, doing, onConfirm, onCancel }: ConfirmProps) {
  return (
    <Dialog
      title={title}
      onCancel={() => {
        if (!doing.isBusy) onCancel();
      }}
      actions={
        <>
          <Button onClick={onCancel} disabled={doing.isBusy}>
            {strings.cancel}
          </Button>
          <Button kind={kind ?? "primary"} isBusy={doing.isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      <Refusal error={doing.error} />
    </Dialog>
  );
}
