import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface DialogProps {
  title: string;
  /** Beside the title. */
  tools?: ReactNode;
  isWide?: boolean;
  /** Escape, or what a phone does instead. */
  onCancel: () => void;
  children: ReactNode;
}

/** The browser keeps the focus inside the dialog, and restores it afterwards. */
export function Dialog({ title, tools, isWide = false, onCancel, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const heading = (
    <h2 className="seam-dialog-title confirm-title" id={id}>
      {title}
    </h2>
  );
  return (
    <dialog
      ref={dialog}
      className={isWide ? "seam-dialog wide-dialog" : "seam-dialog"}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {tools ? (
        <div className="dialog-top">
          {heading}
          {tools}
        </div>
      ) : (
        heading
      )}
      {children}
    </dialog>
  );
}
