import { type JSX, type ReactNode, useRef } from "react";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { closeOnTop, setOnTop } from "../../page/top-layer.ts";
import { useUniqueId } from "../UniqueId/unique-id.tsx";

interface DialogProps {
  title: string;
  /** Called after Escape, or its equivalent on a phone. */
  onCancel: () => void;
  /** Question or content of the dialog. */
  children: ReactNode;
  /**
   * Buttons, the safe one first, which gets the focus. Without them the dialog asks nothing, and only shows content
   * over the page.
   */
  actions?: JSX.Element | undefined;
}

/** Native modal dialog over the page. The rest of the page is inert until it closes. */
export function Dialog({ title, onCancel, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useUniqueId();
  useBrowserLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return undefined;
    setOnTop(current);
    // Focusing a button has scrolled a long question down to it, so it is scrolled back to its beginning.
    current.scrollTop = 0;
    // Closing the dialog, unlike removing it, returns the focus.
    return () => closeOnTop(current);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="seam-dialog"
      role={actions && "alertdialog"}
      aria-labelledby={`${id}title`}
      aria-describedby={actions && `${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <div id={`${id}title`} className="seam-dialog-title" role="heading" aria-level={2}>
        <bdi>{title}</bdi>
      </div>
      <div id={`${id}text`} className="seam-dialog-text">
        {children}
      </div>
      {actions && <div className="seam-dialog-actions">{actions}</div>}
    </dialog>
  );
}
