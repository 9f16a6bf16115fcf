import { useId, useLayoutEffect, useRef } from "react";
import { Button } from "../parts/Button.tsx";
import { strings } from "../strings/strings.ts";
import { EventCatalogue } from "./EventCatalogue.tsx";

/** The catalogue over a form, whose fields keep what was typed. The browser gives the focus back afterwards. */
export function CatalogueDialog({ onClose }: { onClose: () => void }) {
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
      className="seam-dialog catalogue-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="catalogue-top">
        <h2 className="seam-dialog-title confirm-title" id={id}>
          {strings.eventTypes}
        </h2>
        <Button onClick={onClose}>{strings.close}</Button>
      </div>
      <EventCatalogue />
    </dialog>
  );
}
