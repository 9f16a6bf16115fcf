import { type JSX, type ReactNode, useRef } from "react";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { closeOnTop, setOnTop } from "../../page/top-layer.ts";
import { useUniqueId } from "../UniqueId/unique-id.tsx";

interface DialogProps {
  title: string;
  /** Escape was pressed, or what a phone has instead. */
  onCancel: () => void;
  /** What is asked, or shown. */
  children: ReactNode;
  /**
   * Buttons that answer, the safe one first: it gets the focus. Without them the dialog asks nothing, and only shows
   * something over the page.
   */
  actions?: JSX.Element | undefined;
}

/** Stands over the page until it is closed: a native modal dialog, so the rest of the page is inert. */
export function Dialog({ title, onCancel, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useUniqueId();
  useBrowserLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return undefined;
    setOnTop(current);
    // Focusing a button has scrolled a long question down to it: back to its beginning.
    current.scrollTop = 0;
    // Closing, and not only removing, gives the focus back to what had it.
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
