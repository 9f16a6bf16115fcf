import { type ReactNode, type SyntheticEvent, useRef } from "react";
import { useUniqueId } from "../UniqueId/unique-id.tsx";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { setOnTop } from "../../page/top-layer.ts";

interface DialogProps {
  title: string;
  /** Escape was pressed. */
  onCancel: () => void;
  /** What is asked. */
  children: ReactNode;
  /** Buttons, the safe one first: it gets the focus. */
  actions: ReactNode;
}

/** A question that has to be answered before anything else: a native modal dialog, so the rest of the page is inert. */
export function Dialog({ title, onCancel, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useUniqueId();
  useBrowserLayoutEffect(() => {
    const { current } = dialog;
    if (current === null) return undefined;
    setOnTop(current);
    // Focusing a button has scrolled a long question down to it: back to its beginning.
    current.scrollTop = 0;
    // Closing, and not only removing, gives the focus back to what had it.
    return () => current.close();
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onCancel();
  };
  return (
    <dialog
      ref={dialog}
      className="seam-dialog"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={cancel}
    >
      <div id={`${id}title`} className="seam-dialog-title" role="heading" aria-level={2}>
        <bdi>{title}</bdi>
      </div>
      <div id={`${id}text`} className="seam-dialog-text">
        {children}
      </div>
      <div className="seam-dialog-actions">{actions}</div>
    </dialog>
  );
}
