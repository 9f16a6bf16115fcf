import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "./Button.tsx";
import { Refusal } from "./Problem.tsx";
import { strings } from "../strings/strings.ts";
import type { Action } from "./use-action.ts";

interface ConfirmProps {
  title: string;
  /** What the action will do. */
  children: ReactNode;
  /** The text of the button that does it. */
  action: string;
  /** How that button looks. @default primary */
  kind?: "danger" | undefined;
  doing: Pick<Action, "isBusy" | "error">;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something that cannot be undone. The browser keeps the focus inside the dialog, and restores it
 * afterwards.
 */
export function Confirm({ title, children, action, kind, doing, onConfirm, onCancel }: ConfirmProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="seam-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!doing.isBusy) onCancel();
      }}
    >
      <h2 className="seam-dialog-title confirm-title" id={id}>
        {title}
      </h2>
      <div className="seam-dialog-text">{children}</div>
      <Refusal error={doing.error} />
      <div className="seam-dialog-actions">
        <Button onClick={onCancel} disabled={doing.isBusy}>
          {strings.cancel}
        </Button>
        <Button kind={kind ?? "primary"} isBusy={doing.isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </dialog>
  );
}
